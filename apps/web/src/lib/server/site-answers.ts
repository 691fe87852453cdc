// HTTP responses of the site.
import { CLIENT_IP_HEADER } from "../api/request-api.ts"
import { furiganaIn } from "./furigana.ts"
import { CACHE_CONTROL, type Delivery, type StoredAnswer, VARY_BY_READER } from "./page-cache.ts"
import type { PageRefusal } from "./page-refusal.ts"
import type { Client, RenderedPage } from "./rendering.ts"

export function redirectTo(
  address: string,
  status: 301 | 302 | 303,
  cookies: readonly string[] = [],
): Response {
  const headers = new Headers({ Location: address, Vary: VARY_BY_READER, "Cache-Control": "no-store" })
  if (status === 301) headers.set("Cache-Control", CACHE_CONTROL)
  for (const cookie of cookies) headers.append("Set-Cookie", cookie)
  return new Response(null, { status, headers })
}

export const documentHeaders = (type: string) => ({
  "Content-Type": type,
  "Cache-Control": "public, max-age=300",
  // The manifest is in the reader's language.
  Vary: VARY_BY_READER,
  "X-Content-Type-Options": "nosniff",
})

/** A failed page is never shared or cached. */
export const isFailed = ({ status, refusal }: RenderedPage) => status >= 500 || refusal !== undefined

export const retryAfterOf = (
  refusal: Pick<PageRefusal, "retryAfterSeconds"> | undefined,
): Record<string, string> =>
  refusal?.retryAfterSeconds === undefined ? {} : { "Retry-After": String(refusal.retryAfterSeconds) }

export const isRead = ({ method }: Request) => method === "GET" || method === "HEAD"

export const clientOf = ({ headers }: Request): Client => ({
  ip: headers.get(CLIENT_IP_HEADER),
  userAgent: headers.get("user-agent"),
})

export const deliveryOf = ({ method, headers }: Request): Delivery => ({
  method,
  ifNoneMatch: headers.get("if-none-match") ?? undefined,
  acceptEncoding: headers.get("accept-encoding") ?? undefined,
  furigana: furiganaIn(headers.get("cookie")),
})

export const responseOf = (answer: StoredAnswer) => new Response(answer.body ?? null, answer)

export const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(", ") : value)
