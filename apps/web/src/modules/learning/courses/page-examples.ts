import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/course/entry-sheet" },
  { path: "/course/entry-sheet/first-ten-seconds" },
  { path: "/course/entry-sheet/check-and-send" },
  { path: "/course/no-such-course", status: 404 },
  { path: "/account/courses/00000000-0000-4000-8000-000000000000?new=1", access: "editor" },
  { path: "/account/courses/00000000-0000-4000-8000-000000000000/preview", access: "editor", status: 404 },
  { path: "/editors/courses/00000000-0000-4000-8000-000000000000", access: "editor", status: 404 },
]
