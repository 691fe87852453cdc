import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [{ path: "/editors/verification", access: "editor" }]
