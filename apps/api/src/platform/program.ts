// Another program, run without a shell, behind everybody else, for no longer than it is given.
import { spawn } from "node:child_process"
import { platform, setPriority } from "node:os"
import { createInterface } from "node:readline"

export interface Ended {
  /** 0 where all went well; null where it was killed: by us, because its time was over or nobody wanted it any more, or by somebody else. */
  readonly code: number | null
  readonly lines: readonly string[]
  /** The last that it said of what went wrong. */
  readonly complaints: readonly string[]
}

interface Wishes {
  /** Where relative names in its arguments lie. */
  readonly folder: string
  readonly withinMs: number
  readonly signal?: AbortSignal
  readonly onLine?: (line: string) => void
}

const LATEST = 19
const MOST_LINES = 2_000
const MOST_COMPLAINTS = 20

/** Undefined where there is no such program. */
export function runProgram(
  program: string,
  args: readonly string[],
  { folder, withinMs, signal, onLine }: Wishes,
): Promise<Ended | undefined> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    // Nothing of our settings is its business.
    const env = { PATH: process.env.PATH, LC_ALL: "C" }
    // In a group of its own: a signal from the keyboard is meant for us, and we end it ourselves.
    const child = spawn(program, args, {
      cwd: folder,
      env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    })
    const release = killWithUs(child.pid, env)
    const end = () => child.kill("SIGKILL")
    const timer = setTimeout(end, withinMs)
    // Whoever ends in good order takes it along.
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
    const tidy = () => {
      clearTimeout(timer)
      release()
      process.off("exit", end)
      signal?.removeEventListener("abort", end)
    }
    child.once("spawn", () => {
      if (child.pid !== undefined) setPriority(child.pid, LATEST)
    })
    child.once("error", (error: NodeJS.ErrnoException) => {
      tidy()
      if (error.code === "ENOENT" || error.code === "EACCES") resolve(undefined)
      else reject(error)
    })
    child.once("close", (code) => {
      tidy()
      resolve({ code, lines, complaints })
    })
  })
}

/**
 * Ends the program's group when this process ends, also when it is killed and can do nothing more: a shell waits for the end of a pipe
 * that only we hold, which the system closes with us. Windows has no such groups; there it is left to `exit`.
 */
function killWithUs(group: number | undefined, env: NodeJS.ProcessEnv): () => void {
  if (group === undefined || platform() === "win32") return () => {}
  const watcher = spawn("sh", ["-c", `read -r _; kill -s KILL -- -${group}`], {
    env,
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  })
  // Without a shell it is as on Windows.
  watcher.on("error", () => {})
  watcher.stdin.on("error", () => {})
  watcher.unref()
  return () => void watcher.kill("SIGKILL")
}
