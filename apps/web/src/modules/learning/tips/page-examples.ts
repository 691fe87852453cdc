import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/learning/senpai-tips/sixty-one-comments" },
  { path: "/learning/senpai-tips/no-such-tip", status: 404 },
  { path: "/account/tips/new", access: "editor" },
  { path: "/editors/tips", access: "editor" },
]
