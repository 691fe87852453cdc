// The service as an operator runs it: its own process, port and folder, reached over HTTP only.
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const main = fileURLToPath(new URL("../main.ts", import.meta.url))

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  if (address === null || typeof address === "string") throw new Error("no port")
  return address.port
}

export function aFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "shirube-id-"))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export function runMain(environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const output: string[] = []
  child.stdout.on("data", (chunk) => output.push(String(chunk)))
  child.stderr.on("data", (chunk) => output.push(String(chunk)))
  return { child, output: () => output.join("") }
}

export async function ended(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
  return child.exitCode ?? child.signalCode
}

export interface Instance {
  readonly issuer: string
  /** All output so far, including that of earlier runs. */
  logs(): string
  /** Stops it with the given signal and starts it again on the same port and folder. */
  restart(signal: NodeJS.Signals, environment?: NodeJS.ProcessEnv): Promise<void>
  stop(): Promise<number | NodeJS.Signals | null>
}

interface Options {
  readonly port: number
  readonly dataDir: string
  readonly clients?: readonly object[]
  readonly environment?: NodeJS.ProcessEnv
}

export async function anInstance({ port, dataDir, clients = [], environment }: Options): Promise<Instance> {
  const start = async (extra: NodeJS.ProcessEnv = {}) => {
    const run = runMain({
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: "1",
      CLIENTS: JSON.stringify(clients),
      ...environment,
      ...extra,
    })
    while (!run.output().includes("listening on ")) {
      if (run.child.exitCode !== null) throw new Error(`it did not start: ${run.output()}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return run
  }
  const runs = [await start()]
  const last = () => {
    const run = runs.at(-1)
    if (!run) throw new Error("never started")
    return run
  }
  const end = (signal: NodeJS.Signals) => {
    last().child.kill(signal)
    return ended(last().child)
  }
  return {
    issuer: `http://127.0.0.1:${port}`,
    logs: () => runs.map((run) => run.output()).join(""),
    async restart(signal, extra) {
      await end(signal)
      runs.push(await start(extra))
    },
    stop: () => end("SIGTERM"),
  }
}
