import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/terms", text: "terms", in: { about: 10 } },
  { to: "/privacy", text: "privacy", in: { about: 20 } },
]
