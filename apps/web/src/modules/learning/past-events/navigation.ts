import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/learning/past-event", text: "pastEvents", in: { learning: 50, read: 50 } },
]
