import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/editors/figures?days=90&language=ja", access: "editor" },
]
