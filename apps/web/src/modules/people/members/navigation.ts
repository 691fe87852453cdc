import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/members", text: "members", audience: "members", in: { account: 30 } },
]
