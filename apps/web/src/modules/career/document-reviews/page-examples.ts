import type { PageExample } from "#web/lib/page/page-data.ts"

const UNKNOWN = "01890000-0000-7000-8000-000000000000"

export const pageExamples: readonly PageExample[] = [
  { path: "/career/career-builder/reviews?list=past", access: "registered" },
  { path: `/career/career-builder/reviews/${UNKNOWN}`, access: "registered", status: 404 },
]
