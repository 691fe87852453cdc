// Answers as HTTP has them, made of what the site knows.
import { CACHE_CONTROL, type StoredAnswer, VARY_BY_READER } from "./page-cache.ts"
import type { RenderedPage } from "./rendering.ts"

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
  // The manifest speaks the reader's language.
  Vary: VARY_BY_READER,
  "X-Content-Type-Options": "nosniff",
})

export const bodyOf = ({ chunks }: StoredAnswer) =>
  chunks.length === 0 ? null : new Uint8Array(Buffer.concat(chunks))

export function filled({ pieces }: RenderedPage, nonce: string): Uint8Array<ArrayBuffer> {
  const filling = Buffer.from(nonce)
  return Buffer.concat(pieces.flatMap((piece, place) => (place === 0 ? [piece] : [filling, piece])))
}
