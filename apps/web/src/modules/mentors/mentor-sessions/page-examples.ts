import type { PageExample } from "#web/lib/page/page-data.ts"

const UNKNOWN = "01890000-0000-7000-8000-000000000000"

export const pageExamples: readonly PageExample[] = [
  { path: "/mentors/sessions?list=upcoming", access: "registered" },
  { path: "/mentors/sessions?list=past", access: "registered" },
  { path: `/mentors/sessions/${UNKNOWN}`, access: "registered", status: 404 },
  { path: `/mentors/profile/${UNKNOWN}/request`, access: "user", status: 404 },
  { path: "/editors/session-feedback?helped=no", access: "editor" },
]
