import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/mentors/profile/00000000-0000-4000-8000-000000000000", status: 404 },
]
