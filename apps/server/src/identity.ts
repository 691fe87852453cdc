// In demo mode, where the operator names no identity service, ours is started beside the site: own process, own port, own
// storage. The site learns of it through the very settings that would name any other OpenID provider.
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as delay } from "node:timers/promises"
import { type Config, readConfig } from "@shirube/api/platform/config"
import { createLog, type Log } from "@shirube/api/platform/log"
import { keptSecret } from "@shirube/api/platform/secrets"
import { languages } from "@shirube/contract/language"
import { CALLBACK_PATHS, MATCHING_PATHS } from "@shirube/contract/product"

const MAIN = join(import.meta.dirname, "../../../siblings/identity/src/main.ts")
const CLIENT_ID = "journal"
const STOP_MS = 12_000
/** A crash now and then is over at once; one that crashes again and again does not keep the machine busy. */
const PAUSES_MS = [500, 1_000, 2_000, 5_000, 15_000, 60_000]
/** Who has run for so long is in good health: the next pause is a short one again. */
const STEADY_MS = 60_000
const PREFIXES = ["", ...languages.map((language) => `/${language}`)]

export class IdentityUnusable extends Error {}

export interface Identity {
  /** The settings of the site, with the identity service named. */
  readonly environment: NodeJS.ProcessEnv
  stop(): Promise<void>
}

export async function startIdentity(given: NodeJS.ProcessEnv): Promise<Identity> {
  // Its clients must be named by address, so a port of the system's choice is chosen here, not later.
  const environment = given.PORT === "0" ? { ...given, PORT: String(await freePort()) } : given
  const config = readConfig(environment)
  if (!config.demo || environment.SSO_ISSUER) return { environment, stop: async () => {} }
  const port = await freePort(config.port + 1)
  const issuer = `http://127.0.0.1:${port}`
  const secret = keptSecret(config.dataDir, "identity-client")
  const start = () =>
    spawn(process.execPath, ["--disable-warning=ExperimentalWarning", MAIN], {
      // Over this channel it notices when we are gone, however that happened.
      stdio: ["ignore", "pipe", "inherit", "ipc"],
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        PUBLIC_URL: issuer,
        DATA_DIR: join(config.dataDir, "identity"),
        DEMO: "1",
        LOG_LEVEL: "warn",
        CLIENTS: JSON.stringify([client(config, issuer, secret)]),
      },
    })
  const first = start()
  if (!(await isListening(first)))
    throw new IdentityUnusable("The identity service did not start; what it said is above.")
  return {
    environment: { ...environment, SSO_ISSUER: issuer, SSO_CLIENT_ID: CLIENT_ID, SSO_CLIENT_SECRET: secret },
    stop: keepAlive(first, start, createLog(config.logLevel)),
  }
}

/** Starts it again whenever it ends by itself, after ever longer pauses. Answers how to end it for good. */
export function keepAlive(first: ChildProcess, start: () => ChildProcess, log: Log): () => Promise<void> {
  const stopping = new AbortController()
  let child = first
  const watch = async () => {
    for (let attempt = 0; ; attempt++) {
      const since = performance.now()
      if (!hasEnded(child)) await once(child, "exit")
      if (stopping.signal.aborted) return
      if (performance.now() - since > STEADY_MS) attempt = 0
      const pauseMs = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]
      const { exitCode: code, signalCode: signal } = child
      log.error({ code, signal, pauseMs }, "the identity service has ended; it is started again")
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      child = start()
      if (await isListening(child)) log.warn("the identity service is back")
    }
  }
  void watch()
  return async () => {
    stopping.abort()
    await end(child)
  }
}

const pages = (origins: readonly string[], paths: readonly string[]) =>
  origins.flatMap((origin) => PREFIXES.flatMap((prefix) => paths.map((path) => `${origin}${prefix}${path}`)))

const client = ({ publicUrl, origins }: Config, issuer: string, secret: string) => ({
  client_id: CLIENT_ID,
  client_secret: secret,
  client_name: "Shirube",
  redirect_uris: pages(origins, CALLBACK_PATHS),
  post_logout_redirect_uris: origins.flatMap((origin) =>
    ["/", ...PREFIXES.slice(1)].map((path) => `${origin}${path}`),
  ),
  backchannel_logout_uri: `${publicUrl}/api/v1/auth/backchannel-logout`,
  handover: {
    issuer: publicUrl,
    jwks_uri: `${publicUrl}/api/v1/auth/keys`,
    return_uris: pages(origins, MATCHING_PATHS),
    forward_to: [`${issuer}/matching`],
  },
})

/** The wished-for port where nobody listens on it yet, else any free one. */
async function freePort(wish = 0): Promise<number> {
  const probe = createServer()
  try {
    probe.listen(wish, "127.0.0.1")
    await once(probe, "listening")
  } catch {
    return freePort()
  }
  const address = probe.address()
  probe.close()
  await once(probe, "close")
  return typeof address === "object" && address ? address.port : wish
}

/** False where it ends before it listens. */
async function isListening(child: ChildProcess): Promise<boolean> {
  const lines = createInterface({ input: child.stdout as NonNullable<typeof child.stdout> })
  let isFound = false
  for await (const line of lines) {
    isFound = line.startsWith("listening on")
    if (isFound) break
  }
  // Reading line by line has paused it; nobody may wait for us to read on.
  child.stdout?.resume()
  return isFound
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, "exit")
  child.kill("SIGTERM")
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS)
  await ended
  clearTimeout(timer)
}
