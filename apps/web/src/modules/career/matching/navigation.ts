import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/redirect/jportmatch-company-list", text: "matching", in: { career: 60 } },
]
