import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  {
    to: "/learning/courses",
    text: "courses",
    holds: ["/learning/courses", "/course"],
    in: { learning: 30, read: 20 },
  },
  { to: "/career/course", text: "courses", in: { career: 50 } },
]
