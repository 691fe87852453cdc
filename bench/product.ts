// The built product, started as an operator would start it, on one core.
import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { DEMO_PASSWORD } from "@shirube/api/seed/accounts"
import { cores, pidOf, processorSeconds, startScript, stop } from "./children.ts"
import { get } from "./rig.ts"

export interface Product {
  readonly port: number
  readonly pid: number
  /** From the start of the process to the first good answer of `/api/health/ready`. */
  readonly secondsToReady: number
  /** The processor's share of it, which does not grow because others use the machine; undefined where nobody tells. */
  readonly processorSecondsToReady: number | undefined
  stop(): Promise<void>
}

/** One for all figures: only the first start has to fill it. */
export const productFolder = (folder: string) => join(folder, "product")

/** Ends what hangs; a busy machine is given its time. */
const READY_WITHIN_MS = 300_000
const POLL_MS = 20

export async function startProduct(settings: {
  dataDir: string
  databaseUrl?: string | undefined
  /** What an operator would set besides. */
  environment?: NodeJS.ProcessEnv
}): Promise<Product> {
  const port = await freePort()
  const started = performance.now()
  const child = startScript("apps/server/src/main.ts", {
    core: cores.server,
    env: {
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
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`)
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

/** Signs in by the form, as a browser without JavaScript does, and answers with the Cookie header from then on. */
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
