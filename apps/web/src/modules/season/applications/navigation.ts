import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/shukatsu-calendar/applications", text: "applications", in: { career: 21 } },
]
