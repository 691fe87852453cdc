// Headers of every response, whether it is made now or was stored.

export const answerHeaders = (publicUrl: string) => ({
  // Responses are data: opened as a page, one runs nothing, cannot be framed and sends no referrer.
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  ...(publicUrl.startsWith("https:")
    ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }
    : {}),
  // Not stored by shared caches, and revalidated by the browser.
  "Cache-Control": "private, no-cache",
  Vary: "LanguageType, Accept-Language, Authorization",
})

/**
 * How long browsers and proxies may keep a `shared` answer without revalidation. Only for answers that are the
 * same in every language; `for-good` only if the URL contains the exact version.
 */
export type Keeping = "for-good" | "briefly"

const KEEPING: Record<Keeping, string> = {
  "for-good": "public, max-age=31536000, immutable",
  briefly: "public, max-age=300",
}

/** Overrides `Cache-Control` for an answer that may be cached. */
export const keepingHeaders = (keep: Keeping | undefined): Record<string, string> =>
  keep ? { "Cache-Control": KEEPING[keep] } : {}

const REQUEST_ID = /^[\w.-]{8,64}$/

/** The request id given by a proxy or the caller. */
export const incomingRequestId = (given: string | null | undefined): string | undefined =>
  given && REQUEST_ID.test(given) ? given : undefined
