// What a browser asks of the API, and in whose name.
import { type BrowserContext, expect, type Request } from "@playwright/test"

interface Call {
  /** Method and path, as the contract writes them. */
  readonly route: string
  readonly token: string | undefined
}

/** What has left so far. */
export interface Calls extends ReadonlyArray<Call> {
  /** Waits until every call has its answer, and begins anew. */
  take(): Promise<Call[]>
}

export function watchCalls(context: BrowserContext): Calls {
  const calls: Call[] = []
  const underWay = new Set<Request>()
  context.on("request", (request) => {
    const { pathname } = new URL(request.url())
    // A live stream is never answered.
    if (!pathname.startsWith("/api/") || pathname === "/api/v1/live") return
    underWay.add(request)
    const token = request.headers().authorization?.replace(/^Bearer /, "")
    calls.push({ route: `${request.method()} ${pathname.slice("/api".length)}`, token })
  })
  context.on("requestfinished", (request) => underWay.delete(request))
  context.on("requestfailed", (request) => underWay.delete(request))
  return Object.assign(calls, {
    async take() {
      await expect.poll(() => underWay.size).toBe(0)
      return calls.splice(0)
    },
  })
}
