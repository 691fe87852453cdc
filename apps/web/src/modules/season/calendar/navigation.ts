import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/shukatsu-calendar", text: "calendar", in: { header: 40, career: 20, hunt: 20 } },
  { to: "/shukatsu-calendar", text: "calendar", audience: "members", in: { account: 20 } },
]
