import { consentVersions } from "@shirube/vocabulary/people/consents/kinds"
import type { PageExample } from "#web/lib/page/page-data.ts"

export const pageExamples: readonly PageExample[] = [
  { path: `/terms/${consentVersions.terms}` },
  { path: `/privacy/${consentVersions.privacy}` },
  { path: "/terms/2020-01-01", status: 404 },
]
