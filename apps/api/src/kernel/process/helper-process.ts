// A process beside the server for work in WebAssembly. It is started with the first order, ended when idle, and an order on
// which it aborts ends this process only. Threads do not suffice: V8 frees the code of WebAssembly from several threads with
// errors that end the whole process (docs/decisions/0160).
import { type ChildProcess, fork } from "node:child_process"
import { getCompileCacheDir } from "node:module"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"
import type { Log } from "./log.ts"

interface Numbered {
  readonly id: number
}

export interface HelperOptions {
  /** For log lines: "printing". */
  readonly what: string
  readonly log: Log
  readonly inside: URL
  readonly execArgv: readonly string[]
  /** How long it stays without work. */
  readonly idleMs: number
  /** Without an answer for this long it counts as hanging. */
  readonly hangsAfterMs: number
  /** After this many orders a new process begins. */
  readonly mostOrders?: number
}

export interface HelperProcess<Order extends object, Answer extends Numbered> {
  /** Undefined if it ended before it answered, or took longer than `patienceMs`; it keeps working then. */
  ask(order: Order, patienceMs?: number): Promise<Answer | undefined>
  /** Orders without an answer. */
  waiting(): number
  isRunning(): boolean
  /** For measurements. */
  pid(): number | undefined
  close(): Promise<void>
}

/** Where the server caches compiled modules; Node's folder is named after its version. */
function compileCache(): { readonly NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}

type Done<Answer> = (answer: Answer | undefined) => void

export function createHelperProcess<Order extends object, Answer extends Numbered>({
  what,
  log,
  inside,
  execArgv,
  idleMs,
  hangsAfterMs,
  mostOrders = Number.POSITIVE_INFINITY,
}: HelperOptions): HelperProcess<Order, Answer> {
  const waiting = new Map<number, Done<Answer>>()
  /** Also those that no caller waits for. */
  const pending = new Set<number>()
  let orders = 0
  let helper: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined

  const end = async () => {
    const ending = helper
    helper = undefined
    clearTimeout(timer)
    pending.clear()
    for (const done of [...waiting.values()]) done(undefined)
    if (ending && ending.exitCode === null && ending.signalCode === null)
      await new Promise((resolve) => {
        ending.ref()
        ending.once("exit", resolve)
        ending.kill("SIGKILL")
      })
  }
  /** Ends the process when it has been idle for a while, or when it hangs. */
  const restartTimer = () => {
    clearTimeout(timer)
    const hasWork = pending.size > 0
    // Idle, it must not keep a stopping process alive.
    if (waiting.size > 0) helper?.channel?.ref()
    else helper?.channel?.unref()
    timer = setTimeout(
      () => {
        if (hasWork) log.warn(`${what} hangs; its process was ended`)
        void end()
      },
      hasWork ? hangsAfterMs : idleMs,
    )
    timer.unref()
  }
  const start = () => {
    const started = fork(fileURLToPath(inside), {
      serialization: "advanced",
      env: compileCache(),
      execArgv: [...execArgv, "--disable-warning=ExperimentalWarning"],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    })
    started.unref()
    let answers = 0
    started.on("message", (answer: Answer) => {
      pending.delete(answer.id)
      waiting.get(answer.id)?.(answer)
      answers += 1
      if (answers >= mostOrders && pending.size === 0) void end()
      else restartTimer()
    })
    started.on("error", (err) => log.warn({ err }, `${what} has failed; its process ends`))
    started.once("exit", (code, signal) => {
      if (helper !== started) return
      log.warn({ code, signal }, `the process of ${what} has ended`)
      void end()
    })
    return started
  }

  return {
    ask: (order, patienceMs) =>
      new Promise((resolve) => {
        const id = ++orders
        const timeout =
          patienceMs === undefined ? undefined : setTimeout(() => waiting.get(id)?.(undefined), patienceMs)
        waiting.set(id, (answer) => {
          clearTimeout(timeout)
          waiting.delete(id)
          resolve(answer)
        })
        helper ??= start()
        pending.add(id)
        restartTimer()
        helper.send({ ...order, id }, (err) => {
          if (err) waiting.get(id)?.(undefined)
        })
      }),
    waiting: () => waiting.size,
    isRunning: () => helper !== undefined,
    pid: () => helper?.pid,
    close: end,
  }
}
