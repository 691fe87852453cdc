// What people agree to, free of dependencies so that the browser may import it.

export const consentKinds = ["terms", "privacy", "guardian", "matching", "news"] as const
export type ConsentKind = (typeof consentKinds)[number]

/**
 * Versions of the texts that the program brings with it; incremented with every change of meaning. Those of terms and privacy
 * policy are the versions of their files, until an editor publishes another.
 */
export const consentVersions = {
  terms: "2026-11-19",
  privacy: "2026-11-19",
  guardian: "2026-11-15",
  matching: "2026-11-15",
  news: "2026-11-15",
} as const satisfies Record<ConsentKind, string>
