// Headers of every answer, whether it is made now or was stored.

export const answerHeaders = (publicUrl: string) => ({
  // Answers are data: whoever opens one as a page gets nothing that runs, is framed, or tells where its reader came from.
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  ...(publicUrl.startsWith("https:")
    ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }
    : {}),
  // Nobody in between keeps it, and its reader asks whether it is still so.
  "Cache-Control": "private, no-cache",
  Vary: "LanguageType, Accept-Language, Authorization",
})

/**
 * How long browsers and whoever stands in between may keep a `shared` answer without asking again. Only for answers that are
 * the same in every language; `for-good` only where the address names the very version.
 */
export type Keeping = "for-good" | "briefly"

const KEEPING: Record<Keeping, string> = {
  "for-good": "public, max-age=31536000, immutable",
  briefly: "public, max-age=300",
}

/** Of an answer that others may keep; without them nobody does. */
export const keepingHeaders = (keep: Keeping | undefined): Record<string, string> =>
  keep ? { "Cache-Control": KEEPING[keep] } : {}

const REQUEST_ID = /^[\w.-]{8,64}$/

/** The id that a proxy, or the caller, has given the request. */
export const incomingRequestId = (given: string | null | undefined): string | undefined =>
  given && REQUEST_ID.test(given) ? given : undefined
