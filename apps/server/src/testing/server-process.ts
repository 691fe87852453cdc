// The real server as its own process, with explicit settings and no inherited environment.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"

const ROOT = join(import.meta.dirname, "../../../..")
/** Built before the first test (built.ts). */
const MAIN = join(ROOT, "apps/server/dist/main.js")

const start = (arguments_: string[], settings: Record<string, string>) =>
  spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...arguments_], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // Decisions take effect at once.
      UNDO_SECONDS: "0",
      PORT: "0",
      DEMO: "0",
      LOG_LEVEL: "warn",
      // Shared, because dozens of processes compile the same modules.
      NODE_COMPILE_CACHE: join(ROOT, ".cache/compiled"),
      ...settings,
    },
  })

export interface Ended {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

function launch(settings: Record<string, string>, script = MAIN, args: readonly string[] = []) {
  const child = start([script, ...args], settings)
  let output = ""
  let errors = ""
  child.stdout.on("data", (chunk) => {
    output += chunk
  })
  child.stderr.on("data", (chunk) => {
    errors += chunk
  })
  const ended = once(child, "close").then(([code]): Ended => ({ code, output, errors }))
  return { child, ended, output: () => output }
}

/** Starts a server and waits until it listens. */
export async function startServer(settings: Record<string, string>) {
  const { child, ended, output } = launch(settings)
  const address = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const [, found] = /^listening on (\S+)$/m.exec(output()) ?? []
      if (found) resolve(found)
    }
    child.stdout.on("data", look)
    void ended.then((end) =>
      reject(new Error(`the server ended with ${end.code}:\n${end.output}${end.errors}`)),
    )
  })
  return {
    address,
    pid: child.pid ?? 0,
    /** The output so far. */
    output,
    ended,
    signal: (name: NodeJS.Signals) => void child.kill(name),
    async stop(): Promise<Ended> {
      child.kill("SIGTERM")
      return ended
    },
  }
}
export type ServerProcess = Awaited<ReturnType<typeof startServer>>

/** Starts a server without waiting, so that a test can kill it during startup. */
export function beginServer(settings: Record<string, string>) {
  const { child, ended, output } = launch(settings)
  return {
    output,
    ended,
    async kill(): Promise<Ended> {
      child.kill("SIGKILL")
      return ended
    },
  }
}

/** A start that is expected to fail. */
export const failedStart = (settings: Record<string, string>): Promise<Ended> => launch(settings).ended

/** One of the operator's commands, by the name of its file. */
export const runCommand = (
  name: "db-copy" | "db-reset" | "db-seed" | "people-invite",
  settings: Record<string, string>,
  ...args: string[]
): Promise<Ended> => launch(settings, join(import.meta.dirname, `../${name}.ts`), args).ended
