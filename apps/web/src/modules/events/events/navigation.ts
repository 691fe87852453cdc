import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/career/event", text: "events", in: { career: 30, hunt: 50 } },
]
