import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/article?category=visa&level=n3" },
  { path: "/article?q=zzzz" },
  { path: "/article/entry-sheet" },
  { path: "/article/no-such-article", status: 404 },
]
