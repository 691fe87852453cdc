import type { DocumentKind } from "@shirube/vocabulary/career/career-documents/choices"
import { type ReviewList, reviewLists } from "@shirube/vocabulary/career/document-reviews/choices"
import { known } from "#web/lib/page/search-values.ts"

export const REVIEWS_PATH = "/career/career-builder/reviews"
export const reviewHref = (id: string) => `/career/career-builder/reviews/${id}` as const
export const reviewsHref = (list: ReviewList) =>
  list === "open" ? REVIEWS_PATH : (`/career/career-builder/reviews?list=${list}` as const)

const folders = {
  episode: "story",
  "entry-sheet": "entry-sheets",
  resume: "resumes",
} as const satisfies Record<DocumentKind, string>
export const documentHref = (kind: DocumentKind, id: string) =>
  `/career/career-builder/${folders[kind]}/${id}` as const

export interface ReviewsSearch {
  readonly list?: ReviewList
}

export const readReviewsSearch = ({ list }: Record<string, unknown>): ReviewsSearch =>
  known({ list: reviewLists.find((each) => each === list) })
