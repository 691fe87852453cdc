import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/career/event?place=online&topic=visa&spoken=ja" },
  { path: "/career/event?month=2027-02" },
  { path: "/career/event/detail/mock-interviews-tokyo" },
  { path: "/career/event/detail/es-in-one-evening" },
  { path: "/career/event/detail/never-held", status: 404 },
  { path: "/career/event/registration/es-in-one-evening", access: "user" },
  { path: "/career/event/complete?id=first-steps-evening", access: "user" },
]
