import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/editors/people?q=putri", access: "editor" },
  { path: "/editors/people/00000000-0000-4000-8000-000000000000", access: "editor", status: 404 },
]
