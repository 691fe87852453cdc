// Another program, run without a shell, behind everybody else, for no longer than it is given.
import { spawn } from "node:child_process"
import { setPriority } from "node:os"
import { createInterface } from "node:readline"

export interface Ended {
  /** 0 where all went well; null where somebody ended it. */
  readonly code: number | null
  /** It had no more time, or nobody wanted it any more. */
  readonly isGivenUp: boolean
  readonly lines: readonly string[]
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

/** Undefined where there is no such program. */
export function runProgram(
  program: string,
  args: readonly string[],
  { folder, withinMs, signal, onLine }: Wishes,
): Promise<Ended | undefined> {
  return new Promise((resolve, reject) => {
    // Nothing of our settings is its business.
    const env = { PATH: process.env.PATH, LC_ALL: "C" }
    const child = spawn(program, args, { cwd: folder, env, stdio: ["ignore", "pipe", "ignore"] })
    let isGivenUp = false
    const end = () => {
      isGivenUp = true
      child.kill("SIGKILL")
    }
    const timer = setTimeout(end, withinMs)
    // Whoever ends in good order takes it along.
    process.once("exit", end)
    signal?.addEventListener("abort", end, { once: true })
    const lines: string[] = []
    createInterface({ input: child.stdout }).on("line", (line) => {
      onLine?.(line)
      if (lines.length < MOST_LINES) lines.push(line)
    })
    const tidy = () => {
      clearTimeout(timer)
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
      resolve({ code, isGivenUp, lines })
    })
  })
}
