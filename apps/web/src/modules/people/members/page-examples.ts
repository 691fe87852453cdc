import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/editors/reported-members", access: "editor" },
  { path: "/members?country=AQ", access: "registered" },
]
