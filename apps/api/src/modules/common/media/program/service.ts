// Runs another program: without a shell, at the lowest priority, with a timeout.
import { spawn } from "node:child_process"
import { platform, setPriority } from "node:os"
import { createInterface } from "node:readline"

export interface Ended {
  /** 0 on success; null if it was killed: by the timeout, by the signal, or from outside. */
  readonly code: number | null
  readonly lines: readonly string[]
  /** The last lines of stderr. */
  readonly complaints: readonly string[]
}

interface RunOptions {
  /** Working directory for relative names in its arguments. */
  readonly folder: string
  readonly withinMs: number
  readonly signal?: AbortSignal
  readonly onLine?: (line: string) => void
}

const LOWEST_PRIORITY = 19
const MOST_LINES = 2_000
const MOST_COMPLAINTS = 20

/** Undefined if there is no such program. */
export function runProgram(
  program: string,
  args: readonly string[],
  { folder, withinMs, signal, onLine }: RunOptions,
): Promise<Ended | undefined> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    // It must not see our settings.
    const env = { PATH: process.env.PATH, LC_ALL: "C" }
    const watcher = startWatcher(env)
    // In its own process group: a keyboard signal is meant for us, and we end it ourselves.
    const child = spawn(program, args, {
      cwd: folder,
      env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    })
    watcher.watch(child.pid)
    const end = () => child.kill("SIGKILL")
    const timer = setTimeout(end, withinMs)
    // A regular exit of this process kills it too.
    process.once("exit", end)
    signal?.addEventListener("abort", end, { once: true })
    const lines: string[] = []
    createInterface({ input: child.stdout }).on("line", (line) => {
      onLine?.(line)
      if (lines.length < MOST_LINES) lines.push(line)
    })
    const complaints: string[] = []
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (complaints.push(line) > MOST_COMPLAINTS) complaints.shift()
    })
    const cleanUp = () => {
      clearTimeout(timer)
      watcher.end()
      process.off("exit", end)
      signal?.removeEventListener("abort", end)
    }
    child.once("spawn", () => {
      if (child.pid !== undefined) setPriority(child.pid, LOWEST_PRIORITY)
    })
    child.once("error", (error: NodeJS.ErrnoException) => {
      cleanUp()
      if (error.code === "ENOENT" || error.code === "EACCES") resolve(undefined)
      else reject(error)
    })
    child.once("close", (code) => {
      cleanUp()
      resolve({ code, lines, complaints })
    })
  })
}

/**
 * Kills the program's group when this process ends, even by SIGKILL: a shell waits for the end of a pipe that
 * only we hold, which the kernel closes with us. It is started first, because starting it takes time in which
 * the program would already run. Windows has no such groups; there it is left to `exit`.
 */
function startWatcher(env: NodeJS.ProcessEnv) {
  if (platform() === "win32") return { watch: () => {}, end: () => {} }
  const watcher = spawn("sh", ["-c", 'read -r group && { read -r _; kill -s KILL -- "-$group"; }'], {
    env,
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  })
  // Without a shell it is left to `exit`, too.
  watcher.on("error", () => {})
  watcher.stdin.on("error", () => {})
  watcher.unref()
  return {
    /** Undefined if the program could not be started. */
    watch: (group: number | undefined) => {
      if (group !== undefined) watcher.stdin.write(`${group}\n`)
    },
    end: () => void watcher.kill("SIGKILL"),
  }
}
