import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  {
    path: "/career/career-builder/story/00000000-0000-4000-8000-000000000000?new=1&prompt=long-habit",
    access: "user",
  },
  { path: "/career/career-builder/story/00000000-0000-4000-8000-000000000001", access: "user", status: 404 },
]
