import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/editors/events/00000000-0000-4000-8000-000000000000?new=1", access: "editor" },
  { path: "/editors/events/desk/never-held", access: "editor", status: 404 },
  { path: "/editors/events/door/never-held", access: "editor", status: 404 },
  { path: "/editors/event-proposals", access: "editor" },
  { path: "/account/hosted-events/00000000-0000-4000-8000-000000000000?new=1", access: "editor" },
  { path: "/account/hosted-events/desk/never-held", access: "editor", status: 404 },
  { path: "/account/hosted-events/door/never-held", access: "editor", status: 404 },
  { path: "/career/event/feedback/never-held", access: "user", status: 404 },
]
