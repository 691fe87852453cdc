// Child processes of the bench: each pinned to a core, with typed messages, and stopped at the end.
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"

export const root = join(import.meta.dirname, "..")
/** Only stops a hanging process, so it is generous for a busy machine. */
const STOPPED_WITHIN_MS = 120_000

/** The measured servers share one core in turns; the load generator has the other. */
export const cores = { server: 0, load: 1 } as const

const canPin = (() => {
  try {
    execFileSync("taskset", ["-c", "0", "true"], { stdio: "ignore" })
    return availableParallelism() >= 2
  } catch {
    return false
  }
})()

export interface StartOptions {
  readonly args?: readonly string[]
  /** Flags for Node itself. */
  readonly flags?: readonly string[]
  readonly core?: number
  readonly env?: NodeJS.ProcessEnv
}

const running = new Set<ChildProcess>()

/** Runs a script on this Node, without environment variables that could change the measurement. */
export function startScript(
  script: string,
  { args = [], flags = [], core, env = {} }: StartOptions = {},
): ChildProcess {
  const ownFlags = ["--disable-warning=ExperimentalWarning", ...flags]
  const command = [process.execPath, ...ownFlags, join(root, script), ...args]
  const [program = "", ...rest] =
    core !== undefined && canPin ? ["taskset", "-c", String(core), ...command] : command
  const child = spawn(program, rest, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
  })
  running.add(child)
  child.once("exit", () => running.delete(child))
  return child
}

/** Resolves with the child's next message, or rejects if it exits without one. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const patience = new AbortController()
  const signal = patience.signal
  const message = once(child, "message", { signal }).then(([message]) => message as Message)
  const end = once(child, "exit", { signal }).then(([code]) => {
    throw new Error(`${child.spawnargs.at(-1)} exited with code ${code} before it answered`)
  })
  try {
    return await Promise.race([message, end])
  } finally {
    patience.abort()
    await Promise.allSettled([message, end])
  }
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = once(child, "exit")
  child.kill("SIGTERM")
  const timer = setTimeout(() => child.kill("SIGKILL"), STOPPED_WITHIN_MS)
  await end
  clearTimeout(timer)
}

export const stopAll = () => Promise.all([...running].map(stop))

export function killAll(): void {
  for (const child of running) child.kill("SIGKILL")
}

/** Seconds of processor time these processes have used; undefined if the system does not report it. */
export function processorSeconds(pids: readonly number[]): number | undefined {
  try {
    return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}

export const TICKS_PER_SECOND = 100

function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return Number(fields[11]) + Number(fields[12])
}

export function residentMegabytes(pid: number): number | undefined {
  try {
    const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
    return found === undefined ? undefined : Number(found) / 1024
  } catch {
    return undefined
  }
}

/** As `residentMegabytes`, but pages that several processes have in common are divided among them: for sums. */
export function shareMegabytes(pid: number): number | undefined {
  try {
    const found = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]
    return found === undefined ? undefined : Number(found) / 1024
  } catch {
    return undefined
  }
}

/** Processes that this one has started; none if the system does not report them. */
export function childrenOf(pid: number): number[] {
  try {
    return (readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").match(/\d+/g) ?? []).map(Number)
  } catch {
    return []
  }
}

export function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error(`${child.spawnfile} did not start`)
  return child.pid
}
