// Which editor has a review open.
import { z } from "zod"
import { route } from "../../route.ts"
import { access, reviewParams, tag } from "./routes.ts"

export const listOpenReviews = route({
  method: "get",
  path: "/v1/editors/open-reviews",
  summary: "Which reviews other editors have open now. A courtesy: it locks nothing",
  tag,
  access,
  success: {
    status: 200,
    body: z.object({ items: z.array(z.object({ review_id: z.uuid(), name: z.string() })) }),
  },
  errors: [],
})

export const openReview = route({
  method: "put",
  path: "/v1/editors/reviews/{id}/open",
  summary: "Show other editors that the caller has it open; repeated every half minute while that is so",
  tag,
  access,
  params: reviewParams,
  success: { status: 204, body: null },
  errors: ["review.not_found"],
})

export const closeReview = route({
  method: "delete",
  path: "/v1/editors/reviews/{id}/open",
  summary: "The caller no longer has it open. Idempotent.",
  tag,
  access,
  params: reviewParams,
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [listOpenReviews, openReview, closeReview] as const
