import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: "/career/career-builder/emails/decline-offer" },
  { path: "/career/career-builder/emails/ask-residence-documents" },
  { path: "/career/career-builder/emails/no-such-email", status: 404 },
]
