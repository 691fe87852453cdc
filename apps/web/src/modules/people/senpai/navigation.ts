import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/senpai-lp", text: "becomingSenpai", in: { about: 5 } },
]
