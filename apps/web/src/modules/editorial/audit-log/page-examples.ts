import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/editors/audit-log?q=signed", access: "editor" },
]
