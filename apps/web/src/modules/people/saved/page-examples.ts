import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/account/saved/course?order=own&q=zzzz", access: "user" },
]
