import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/editors/writing?noun=article&q=visa", access: "editor" },
  { path: "/editors/writing/article/entry-sheet", access: "editor" },
  { path: "/editors/writing/article/entry-sheet/preview?language=ja", access: "editor" },
  { path: "/editors/article-draft/entry-sheet", access: "editor" },
  { path: "/editors/article-draft/no-such-article", access: "editor", status: 404 },
  { path: "/editors/writing/term/es", access: "editor" },
  { path: "/editors/writing/shared-text/fees", access: "editor" },
  { path: "/editors/writing/page/terms", access: "editor" },
  { path: "/editors/page-draft/privacy", access: "editor" },
  { path: "/editors/writing/home-picks/home", access: "editor" },
  { path: "/editors/writing/author/lan", access: "editor" },
  { path: "/editors/writing/article/no-such-article", access: "editor", status: 404 },
]
