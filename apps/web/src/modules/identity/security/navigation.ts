import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/account/security", text: "security", audience: "members", in: { account: 50 } },
]
