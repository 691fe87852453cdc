// In demo mode without a configured identity service, ours runs beside the site with its own process, port and storage. The
// site is configured for it like for any other OpenID provider.

import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { type Config, readConfig } from "@shirube/api/kernel/config/config"
import { OperatorError } from "@shirube/api/kernel/config/operator-error"
import { storedSecret } from "@shirube/api/kernel/config/secrets"
import { createLog } from "@shirube/api/kernel/process/log"
import { languages } from "@shirube/vocabulary/language"
import { CALLBACK_PATHS, MATCHING_PATHS } from "@shirube/vocabulary/product"
import { keepAlive, runningChild } from "./keep-alive.ts"

/** The bundle has it beside itself. */
const MAIN = import.meta.filename.endsWith(".ts")
  ? join(import.meta.dirname, "../../../siblings/identity/src/main.ts")
  : join(import.meta.filename, "../identity.js")
/** It signs in a few demo accounts: a small nursery, and the server's settings of malloc, halve its memory. */
const FLAGS = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=2"]
const MALLOC = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("MALLOC_")))
const CLIENT_ID = "journal"
const STOP_MS = 12_000
const PREFIXES = ["", ...languages.map((language) => `/${language}`)]

export class IdentityUnusable extends OperatorError {}

export interface Identity {
  /** The site's settings, including the identity service. */
  readonly environment: NodeJS.ProcessEnv
  /** Resolves once it listens; it starts beside the site. */
  readonly ready: Promise<void>
  stop(): Promise<void>
}

export async function startIdentity(given: NodeJS.ProcessEnv): Promise<Identity> {
  // Clients are registered by URL, so a port chosen by the system must be known here already.
  const environment = given.PORT === "0" ? { ...given, PORT: String(await freePort()) } : given
  const config = readConfig(environment)
  if (!config.demo || environment.SSO_ISSUER)
    return { environment, ready: Promise.resolve(), stop: async () => {} }
  const port = await freePort(config.port + 1)
  const issuer = `http://127.0.0.1:${port}`
  const secret = storedSecret(config.dataDir, "identity-client")
  const spawned = () =>
    spawn(process.execPath, [...FLAGS, MAIN], {
      // When this process ends for any reason, the channel closes and the service notices.
      stdio: ["ignore", "pipe", "inherit", "ipc"],
      env: {
        ...MALLOC,
        PATH: process.env.PATH,
        PORT: String(port),
        PUBLIC_URL: issuer,
        DATA_DIR: join(config.dataDir, "identity"),
        DEMO: "1",
        LOG_LEVEL: "warn",
        CLIENTS: JSON.stringify([client(config, issuer, secret)]),
      },
    })
  const start = () => runningChild(spawned(), STOP_MS)
  const first = start()
  const supervised = isListening(first.child).then((isFirstUp) => {
    if (!isFirstUp) throw new IdentityUnusable("The identity service did not start; see its output above.")
    const isUp = ({ child }: typeof first) => isListening(child)
    return keepAlive({ what: "the identity service", first, start, isUp }, createLog(config.logLevel))
  })
  return {
    ready: supervised.then(() => {}),
    stop: async () => (await supervised)(),
    environment: {
      ...environment,
      SSO_ISSUER: issuer,
      SSO_CLIENT_ID: CLIENT_ID,
      SSO_CLIENT_SECRET: secret,
      SSO_EVENTS_URL: `${issuer}/events`,
    },
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
    pages: {
      home: `${publicUrl}/`,
      sign_in: `${publicUrl}/sign-in`,
      verification: `${publicUrl}/sign-up/student-verification/1`,
      consent: `${publicUrl}/sign-up/connect-jportmatch`,
      profile: `${publicUrl}/account/career-profile`,
      questions: `${publicUrl}/community/ask-senpai`,
      matching: `${publicUrl}${MATCHING_PATHS[0]}`,
    },
  },
})

/** The preferred port if it is free, else any free one. */
async function freePort(preferred = 0): Promise<number> {
  const probe = createServer()
  try {
    probe.listen(preferred, "127.0.0.1")
    await once(probe, "listening")
  } catch {
    return freePort()
  }
  const address = probe.address()
  probe.close()
  await once(probe, "close")
  return typeof address === "object" && address ? address.port : preferred
}

/** False if it exits before listening. */
async function isListening(child: ChildProcess): Promise<boolean> {
  const lines = createInterface({ input: child.stdout as NonNullable<typeof child.stdout> })
  let isFound = false
  for await (const line of lines) {
    isFound = line.startsWith("listening on")
    if (isFound) break
  }
  // Reading lines has paused the stream; the child must not block on its output.
  child.stdout?.resume()
  return isFound
}
