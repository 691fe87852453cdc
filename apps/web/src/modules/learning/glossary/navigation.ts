import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/glossary", text: "glossary", in: { learning: 60, read: 15 } },
]
