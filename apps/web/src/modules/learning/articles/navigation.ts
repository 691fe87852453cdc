import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/article", text: "articles", in: { read: 10 } },
  {
    to: "/learning/article",
    text: "articles",
    holds: ["/learning/article", "/article"],
    in: { learning: 20 },
  },
  { to: "/career/article", text: "articles", in: { career: 40 } },
]
