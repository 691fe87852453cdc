import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/career/career-builder/interview/weakness" },
  { path: "/career/career-builder/interview/no-such-question", status: 404 },
]
