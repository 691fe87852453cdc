import {
  type ReviewedKind,
  type ReviewList,
  reviewLists,
} from "@shirube/vocabulary/career/document-reviews/choices"
import type { Address } from "#web/lib/page/address.ts"
import { known } from "#web/lib/page/search-values.ts"

export const REVIEWS_PATH = "/career/career-builder/reviews"
export const reviewHref = (id: string) => `/career/career-builder/reviews/${id}` as const
export const reviewsHref = (list: ReviewList) =>
  list === "open" ? REVIEWS_PATH : (`/career/career-builder/reviews?list=${list}` as const)

const addresses = {
  episode: (id) => `/career/career-builder/story/${id}`,
  "entry-sheet": (id) => `/career/career-builder/entry-sheets/${id}`,
  resume: (id) => `/career/career-builder/resumes/${id}`,
} as const satisfies Record<ReviewedKind, (id: string) => Address>
export const documentHref = (kind: ReviewedKind, id: string) => addresses[kind](id)

export interface ReviewsSearch {
  readonly list?: ReviewList
}

export const readReviewsSearch = ({ list }: Record<string, unknown>): ReviewsSearch =>
  known({ list: reviewLists.find((each) => each === list) })
