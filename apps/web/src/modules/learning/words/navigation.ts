import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/glossary/my-words", text: "words", in: { learning: 61, account: 41 } },
]
