import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/learning/past-event?year=2026&topic=visa" },
  { path: "/learning/past-event?year=2001" },
  { path: "/learning/past-event/visa-question-time" },
  { path: "/learning/past-event/entry-sheet-clinic" },
  { path: "/learning/past-event/never-held", status: 404 },
  { path: "/editors/writing/past-event/entry-sheet-clinic", access: "editor" },
]
