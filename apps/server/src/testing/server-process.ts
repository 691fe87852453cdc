// The real server as its own process, with settings of its own and nothing of the environment's.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { join } from "node:path"

const ROOT = join(import.meta.dirname, "../../../..")
const MAIN = join(import.meta.dirname, "../main.ts")

const start = (arguments_: string[], settings: Record<string, string>) =>
  spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...arguments_], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: "0",
      DEMO: "0",
      LOG_LEVEL: "warn",
      // Dozens of processes compile the same modules.
      NODE_COMPILE_CACHE: join(ROOT, ".cache/compiled"),
      ...settings,
    },
  })

/** Pages come from the built web app. */
export async function ensureWebIsBuilt(): Promise<void> {
  if (existsSync(join(ROOT, "apps/web/dist/server/renderer.js"))) return
  const [code] = await once(start([join(ROOT, "tools/build.mjs")], {}), "exit")
  if (code !== 0) throw new Error("the web app does not build")
}

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

/** A server that is up. */
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
    /** What it has said so far. */
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

/** A start that a test watches while it is under way. */
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

/** A start that is expected to end by itself. */
export const failedStart = (settings: Record<string, string>): Promise<Ended> => launch(settings).ended

/** One of the operator's commands, by the name of its file. */
export const runCommand = (
  name: "db-copy" | "db-reset" | "db-seed" | "people-invite",
  settings: Record<string, string>,
  ...args: string[]
): Promise<Ended> => launch(settings, join(import.meta.dirname, `../${name}.ts`), args).ended
