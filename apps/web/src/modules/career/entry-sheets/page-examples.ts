import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/career/career-builder/entry-sheets/00000000-0000-4000-8000-000000000002?new=1", access: "user" },
  {
    path: "/career/career-builder/entry-sheets/00000000-0000-4000-8000-000000000003",
    access: "user",
    status: 404,
  },
]
