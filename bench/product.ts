// The built product, started as an operator would start it, on one core.
import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { DEMO_PASSWORD } from "../apps/api/seed/accounts.ts"
import { cores, pidOf, processorSeconds, startScript, stop } from "./children.ts"
import { get } from "./rig.ts"

export interface Product {
  readonly port: number
  readonly pid: number
  /** From the start of the process to the first 200 of `/api/health/ready`. */
  readonly secondsToReady: number
  /** Processor time of it, which does not depend on other load; undefined if the system does not report it. */
  readonly processorSecondsToReady: number | undefined
  stop(): Promise<void>
}

/** Same as `npm start`. */
const launch: { flags: string[]; environment: NodeJS.ProcessEnv } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../apps/server/launch.json"), "utf8"),
)

/** Shared by all figures, so that only the first start has to fill it. */
export const productFolder = (folder: string) => join(folder, "product")

/** Only stops a hanging process, so it is generous for a busy machine. */
const READY_WITHIN_MS = 300_000
const POLL_MS = 20

export async function startProduct(settings: {
  dataDir: string
  databaseUrl?: string | undefined
  /** Uses every core, not only the one that servers are measured on. */
  isSpread?: boolean
  /** Additional settings of an operator. */
  environment?: NodeJS.ProcessEnv
}): Promise<Product> {
  const port = await freePort()
  const started = performance.now()
  const child = startScript("apps/server/dist/main.js", {
    flags: launch.flags,
    ...(settings.isSpread ? {} : { core: cores.server }),
    env: {
      ...launch.environment,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: settings.dataDir,
      DEMO: "on",
      ...(settings.databaseUrl ? { DATABASE_URL: settings.databaseUrl } : {}),
      ...settings.environment,
    },
  })
  await untilReady(child, port, started + READY_WITHIN_MS)
  const secondsToReady = (performance.now() - started) / 1000
  const pid = pidOf(child)
  return {
    port,
    pid,
    secondsToReady,
    processorSecondsToReady: processorSeconds([pid]),
    stop: () => stop(child),
  }
}

async function untilReady(child: ChildProcess, port: number, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server exited with code ${child.exitCode}`)
    const answer = await get(port, { path: "/api/health/ready" }).catch(() => undefined)
    if (answer?.status === 200) return
    await sleep(POLL_MS)
  }
  throw new Error("the server did not become ready")
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1")
  await once(probe, "listening")
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === "string") throw new Error("no free port")
  return address.port
}

/** Signs in with the form, as a browser without JavaScript does, and returns the Cookie header. */
export async function signIn({ port }: Product, email: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/en/auth/sign-in-mail`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email, password: DEMO_PASSWORD }),
  })
  const cookies = response.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(";", 1)[0])
  if (cookies.length === 0) throw new Error(`signing in answered ${response.status} without cookies`)
  return cookies.join("; ")
}

/** An access token, as the API issues it. */
export async function tokenOf({ port }: Product, email: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  if (!response.ok) throw new Error(`signing in answered ${response.status}`)
  const { access_token } = (await response.json()) as { access_token: { access_token: string } }
  return access_token.access_token
}

/** Headers of a browser's page request; the cookie is one set by another program on the same host. */
export const BROWSER_HEADERS = {
  "User-Agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36",
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "Accept-Encoding": "gzip, deflate, br, zstd",
  "Accept-Language": "en-US,en;q=0.9,ja;q=0.8",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Site": "none",
  "Upgrade-Insecure-Requests": "1",
  Cookie: "_ga=GA1.1.1234567890.1763164800; theme=light",
}

/** Paths of articles in both languages, fifty in total. */
export const articlePaths = (product: Product) =>
  pathsIn(product, "/api/v1/articles?limit=25", (id) => `/article/${id}`)

/** As many paths of questions. */
export const questionPaths = (product: Product) =>
  pathsIn(product, "/api/v1/questions?limit=25", (id) => `${ASK_SENPAI}/detail/${id}`)

/** The door to the senpai, their directory, and as many of their pages. */
export const mentorPaths = async (product: Product) => [
  ...["/mentors", "/mentors/search"].flatMap((path) => [`/en${path}`, `/ja${path}`]),
  ...(await pathsIn(product, "/api/v1/mentors?limit=23", (id) => `/mentors/profile/${id}`)),
]

export const ASK_SENPAI = "/community/ask-senpai"

async function pathsIn({ port }: Product, list: string, pathOf: (id: string) => string): Promise<string[]> {
  const { body } = await get(port, { path: list })
  const { items } = JSON.parse(body.toString("utf8")) as { items: { id: string }[] }
  return items.flatMap(({ id }) => [`/en${pathOf(id)}`, `/ja${pathOf(id)}`])
}
