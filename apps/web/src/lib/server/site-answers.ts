// HTTP responses of the site.
import { CACHE_CONTROL, VARY_BY_READER } from "./page-cache.ts"

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
