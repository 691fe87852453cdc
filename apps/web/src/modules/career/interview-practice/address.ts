// The URL decides which interview questions a list shows; unknown parameters are ignored.
import {
  type InterviewIndustry,
  type InterviewKind,
  interviewIndustries,
  interviewKinds,
} from "@shirube/vocabulary/career/interview-practice/choices"
import type { ListDescription } from "#web/kits/lists/public-list.ts"
import type { Address } from "#web/lib/page/address.ts"
import { stringifySearch } from "#web/lib/page/search-params.ts"
import { known, readCursor } from "#web/lib/page/search-values.ts"

export interface InterviewSearch {
  readonly kind?: InterviewKind
  readonly industry?: InterviewIndustry
  readonly cursor?: string
}

export const readInterviewSearch = (raw: Record<string, unknown>): InterviewSearch =>
  known({
    kind: interviewKinds.find((each) => each === raw.kind),
    industry: interviewIndustries.find((each) => each === raw.industry),
    cursor: readCursor(raw.cursor),
  })

export const INTERVIEW_PATH = "/career/career-builder/interview"
export const interviewsHref = (search: InterviewSearch = {}): Address =>
  `${INTERVIEW_PATH}${stringifySearch({ ...search })}`
export const interviewHref = (id: string): Address => `${INTERVIEW_PATH}/${id}`
/** The list's section about questions that an employer should not ask. */
export const FAIR_HIRING = "fair-hiring"

export const interviewList = {
  href: interviewsHref,
  cacheableParams: ["kind", "industry"],
  // A page of its own for each kind; industries are a few questions each.
  canonicalParams: ["kind"],
  hiddenParams: ["industry"],
} satisfies ListDescription<InterviewSearch>
