/** Answers are data: whoever opens one as a page gets nothing that runs, is framed, or tells where its reader came from. */
export const securityHeaders = (publicUrl: string): readonly (readonly [name: string, value: string])[] => [
  [
    "Content-Security-Policy",
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Referrer-Policy", "no-referrer"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ...(publicUrl.startsWith("https:")
    ? ([["Strict-Transport-Security", "max-age=63072000; includeSubDomains"]] as const)
    : []),
]
