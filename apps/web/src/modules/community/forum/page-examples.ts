import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/community/ask-senpai?list=helpful&topic=visa" },
  { path: "/community/ask-senpai?q=zzzz" },
  { path: "/community/ask-senpai?ask=1" },
  { path: "/community/ask-senpai/detail/00000000-0000-4000-8000-000000000000", status: 404 },
  { path: "/editors/moderation", access: "editor" },
]
