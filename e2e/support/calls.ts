// The browser's requests to the API, and their sessions.
import { type BrowserContext, expect, type Request } from "@playwright/test"

interface Call {
  /** Method and path, as in the contract. */
  readonly route: string
  readonly token: string | undefined
}

/** Requests sent so far. */
export interface Calls extends ReadonlyArray<Call> {
  /** Waits until every request has a response, and clears the list. */
  take(): Promise<Call[]>
}

/** A page's parts do not ask at once: after so long without a request they have. */
const QUIET_MS = 400

export function watchCalls(context: BrowserContext): Calls {
  const calls: Call[] = []
  const underWay = new Set<Request>()
  let latestAt = Date.now()
  const isQuiet = () => underWay.size === 0 && Date.now() - latestAt >= QUIET_MS
  const end = (request: Request) => {
    underWay.delete(request)
    latestAt = Date.now()
  }
  context.on("request", (request) => {
    const { pathname } = new URL(request.url())
    // A live stream never ends.
    if (!pathname.startsWith("/api/") || pathname === "/api/v1/live") return
    underWay.add(request)
    const token = request.headers().authorization?.replace(/^Bearer /, "")
    calls.push({ route: `${request.method()} ${pathname.slice("/api".length)}`, token })
  })
  context.on("requestfinished", end)
  context.on("requestfailed", end)
  return Object.assign(calls, {
    async take() {
      await expect.poll(isQuiet).toBe(true)
      return calls.splice(0)
    },
  })
}
