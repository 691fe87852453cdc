import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/learning/senpai-tips", text: "tips", in: { learning: 40, read: 30 } },
]
