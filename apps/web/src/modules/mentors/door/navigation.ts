import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/mentors", text: "mentorsDoor", in: { header: 35, hunt: 40 } },
]
