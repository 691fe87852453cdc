import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/career/career-builder/resumes/new", access: "user" },
  {
    path: "/career/career-builder/resumes/00000000-0000-4000-8000-000000000000",
    access: "user",
    status: 404,
  },
]
