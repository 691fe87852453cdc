// Starts a production server for the journeys: a free loopback port, its own folder, demo content.
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { copyFileSync, cpSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as sleep } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import { SERVER_MS } from "./limits.ts"
import { errorLines, isExpected, leaksIn } from "./server-log.ts"

export const root = join(import.meta.dirname, "../..")

// Each running server has a listener, and the set-up starts one per worker and file.
process.setMaxListeners(100)

export interface RunningSite {
  readonly address: string
  readonly log: string
  /** Stops it as an operator would; returns whether it exited cleanly, and the errors it logged. */
  stop(): Promise<{ readonly endedWell: boolean; readonly errors: string[] }>
}

/** A separate server with additional settings. */
export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), "shirube-e2e-"))
  const log = join(folder, "server.log")
  const { DEMO_DATA: demo } = process.env
  if (!demo) throw new Error("Run the journeys with npm run e2e, which prepares the demo's data.")
  if (settings.DEMO !== "off" && !settings.DATA_DIR) cpSync(demo, join(folder, "data"), { recursive: true })
  const port = await freePort()
  const server = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "apps/server/dist/main.js"],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: join(folder, "data"),
        DEMO: "on",
        // Each journey sets its client address (fixtures.ts).
        TRUST_PROXY: "on",
        // Logs every request, to detect secrets at the end.
        LOG_LEVEL: "info",
        // Decisions take effect at once, unless a journey is about undoing them.
        UNDO_SECONDS: "0",
        ...settings,
      },
    },
  )
  // After a timeout the test does not stop its server, so the process does.
  const abandon = () => server.kill("SIGKILL")
  process.once("exit", abandon)
  server.once("exit", () => process.off("exit", abandon))
  const address = await untilListening(server, log).catch((error) => {
    abandon()
    rmSync(folder, { recursive: true, force: true })
    throw error
  })
  return {
    address,
    log,
    stop: async () => {
      const endedWell = await stop(server)
      const unexpected = errorLines(log).filter((line) => !isExpected(log, line))
      const errors = [...unexpected, ...leaksIn(log).map((line) => `gives something away: ${line}`)]
      mkdirSync(join(root, "test-results"), { recursive: true })
      copyFileSync(log, join(root, "test-results/server.log"))
      rmSync(folder, { recursive: true, force: true })
      return { endedWell, errors }
    },
  }
}

/** Settings of a server whose clock is ahead. */
export const clockAheadSettings = (milliseconds: number) => ({
  CLOCK_AHEAD_MS: String(milliseconds),
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "clock-ahead.ts"))}`,
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1")
  await once(probe, "listening")
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === "string") throw new Error("No free port.")
  return address.port
}

/** Copies the server's output into its log, and resolves with its address. */
function untilListening(server: ChildProcess, log: string): Promise<string> {
  const file = createWriteStream(log)
  return new Promise((resolve, reject) => {
    const said: string[] = []
    const fail = (why: string) => reject(new Error(`The server ${why}.\n${said.join("\n")}`))
    const timer = setTimeout(() => fail("hangs and does not start"), SERVER_MS)
    for (const stream of [server.stdout, server.stderr]) {
      if (!stream) continue
      createInterface(stream).on("line", (line) => {
        said.push(line)
        // Output on standard error that is no log line is a crash or a warning of Node, and counts as an
        // error.
        const isLoose = stream === server.stderr && !line.startsWith("{")
        file.write(`${isLoose ? JSON.stringify({ level: 50, msg: line }) : line}\n`)
        const address = /^listening on (http\S+)/.exec(line)?.[1]
        if (!address) return
        clearTimeout(timer)
        resolve(address)
      })
    }
    server.once("exit", (code) => {
      clearTimeout(timer)
      fail(`ended with code ${code}`)
    })
  })
}

async function stop(server: ChildProcess): Promise<boolean> {
  if (server.exitCode !== null) return false
  const ended = once(server, "exit")
  server.kill("SIGTERM")
  const patience = new AbortController()
  const isInTime = await Promise.race([
    ended.then(() => true),
    sleep(SERVER_MS, false, { signal: patience.signal }),
  ])
  patience.abort()
  if (!isInTime) server.kill("SIGKILL")
  return isInTime && server.exitCode === 0
}
