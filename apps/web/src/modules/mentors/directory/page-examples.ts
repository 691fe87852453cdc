import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/mentors/search?level_then=n2&sort=answers" },
  { path: "/mentors/search?country=AQ&way=first-step" },
  { path: "/editors/reported-senpai", access: "editor" },
]
