import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/career/career-builder", text: "careerBuilder", in: { career: 25 } },
]
