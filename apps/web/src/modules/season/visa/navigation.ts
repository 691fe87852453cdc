import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/shukatsu-calendar/visa", text: "visa", in: { career: 22 } },
]
