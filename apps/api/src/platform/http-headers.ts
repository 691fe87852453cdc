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

const REQUEST_ID = /^[\w.-]{8,64}$/

/** The id that a proxy, or the caller, has given the request. */
export const incomingRequestId = (given: string | null | undefined): string | undefined =>
  given && REQUEST_ID.test(given) ? given : undefined
