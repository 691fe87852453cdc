// Review by editors: one queue per kind, all decided in the same way.

import { suspensionLengths, suspensionReasons } from "@shirube/vocabulary/editorial/suspensions/choices"
import { editorRoles } from "@shirube/vocabulary/product"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { shownText } from "../../text/shown-text.ts"
import { Instant, Language, page, pageQuery } from "../../wire.ts"

export const REVIEWS_PER_PAGE = 20
export const REVIEWS_PER_PAGE_MAX = 50

/** `returned`: with a reason, may be submitted again. `declined`: with a reason, final. */
export const reviewOutcomes = ["approved", "returned", "declined"] as const
export type ReviewOutcome = (typeof reviewOutcomes)[number]

/** `withdrawn`: by its author. */
export const reviewStates = ["waiting", ...reviewOutcomes, "withdrawn"] as const
export type ReviewState = (typeof reviewStates)[number]

/** Status of a review, as its author sees it. */
export const OwnReview = z
  .object({
    state: z.enum(reviewStates),
    submitted_at: Instant,
    decided_at: Instant.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: "OwnReview", description: "Status of the review" })

/** Served types of files in a review. */
export const reviewFileTypes = ["image/webp", "application/pdf", "video/mp4"] as const

export const Queue = z
  .string()
  .max(40)
  .regex(/^[a-z]+(?:-[a-z]+)*$/)
  .meta({ description: "A queue named by `GET /v1/editors/queues`: `verification`" })

export const reviewParams = z.object({ id: uuidOf("review") })

export const ReviewQueue = z
  .object({
    queue: Queue,
    title: z.string(),
    waiting: z.int(),
    oldest_at: Instant.nullable().meta({ description: "Since when the oldest one has been waiting" }),
  })
  .meta({ id: "ReviewQueue" })

export const Applicant = z.object({ name: z.string(), seal: z.string() })

export const ReviewItem = z
  .object({
    id: z.uuid(),
    queue: Queue,
    title: z.string().meta({ description: "What kind of item it is" }),
    applicant: Applicant.nullable().meta({
      description: "Its author; null if their account was deleted since",
    }),
    submitted_at: Instant.meta({ description: "Since when it has been waiting" }),
  })
  .meta({ id: "ReviewItem" })

export const Review = ReviewItem.extend({
  applicant: Applicant.extend({
    id: uuidOf("user"),
    language: Language.nullable().meta({ description: "Language of emails to them; null: both" }),
  }).nullable(),
  state: z.enum(reviewStates),
  version: z.int().meta({ description: "Sent back with the decision: the version that the editor saw" }),
  facts: z.array(
    z.object({
      label: z.string(),
      text: z.string(),
      path: z.string().nullable().meta({ description: "Page with more details, without a language prefix" }),
    }),
  ),
  files: z
    .array(z.object({ name: z.string(), content_type: z.enum(reviewFileTypes), bytes: z.int() }))
    .meta({ description: "Each access is logged" }),
  parts: z.array(z.object({ key: z.string(), label: z.string() })).meta({
    description: "Parts that can be approved separately, such as its languages; empty: all or nothing",
  }),
  reasons: z
    .array(
      z.object({
        key: z.string(),
        outcome: z.enum(["returned", "declined"]),
        text: z.string().meta({ description: "In the caller's language" }),
        texts: z.object({ en: z.string(), ja: z.string() }),
      }),
    )
    .meta({
      description:
        "Prepared texts to choose from, with placeholders filled; the applicant reads them in their own language. Empty once decided",
    }),
  choices: z
    .object(
      Object.fromEntries(reviewOutcomes.map((outcome) => [outcome, z.string()])) as Record<
        ReviewOutcome,
        z.ZodString
      >,
    )
    .nullable()
    .meta({ description: "Labels of the decisions here; null: approve, send back, decline" }),
  naming: z
    .object({ label: z.string(), help: z.string(), suggestion: z.string().nullable() })
    .nullable()
    .meta({ description: "Set if approval assigns a name: then `name` of the decision is required" }),
  outcomes: z.array(z.enum(reviewOutcomes)).meta({ description: "Decisions to choose from" }),
  may_suspend: z
    .boolean()
    .meta({ description: "A negative decision may also suspend the account concerned" }),
  decision: z
    .object({
      by: z.string().nullable().meta({ description: "Null once their account is deleted" }),
      at: Instant,
      reason: z.string().nullable(),
      note: z.string().nullable().meta({ description: "For editors only" }),
      effective_at: Instant.nullable().meta({
        description: "When it takes effect, if its editor can still undo it; null afterwards",
      }),
      is_own: z.boolean().meta({ description: "Made by the caller" }),
    })
    .nullable(),
  earlier: z
    .array(
      z.object({
        title: z.string(),
        outcome: z.enum(reviewOutcomes),
        choice: z.string().nullable().meta({ description: "Label of the decision, as in `choices`" }),
        at: Instant,
        reason: z.string().nullable(),
      }),
    )
    .meta({ description: "Earlier decisions about this person in the same matter, newest first" }),
}).meta({ id: "Review" })

/** An editor sees the queues of their roles. */
export const access = { roles: ["editor"], editorRoles } as const
/** For editors: queues in which something waits. */
export const QueuesToday = z.object({ items: z.array(ReviewQueue) })

export const tag = "Editors"

export const listQueues = route({
  method: "get",
  path: "/v1/editors/queues",
  summary: "Review queues: how many items wait in each, and since when",
  tag,
  access,
  success: { status: 200, body: z.object({ items: z.array(ReviewQueue) }) },
  errors: [],
})

export const listReviews = route({
  method: "get",
  path: "/v1/editors/reviews",
  summary: "Waiting reviews, of one queue or of all, oldest first",
  tag,
  access,
  query: z.object({ queue: Queue.optional(), ...pageQuery(REVIEWS_PER_PAGE_MAX, REVIEWS_PER_PAGE) }),
  success: { status: 200, body: page(ReviewItem) },
  errors: ["cursor.invalid", "review.no_queue"],
})

export const getReview = route({
  method: "get",
  path: "/v1/editors/reviews/{id}",
  summary: "One review with all details for editors, before and after the decision",
  tag,
  access,
  params: reviewParams,
  success: { status: 200, body: Review },
  errors: ["review.not_found"],
})

const Words = z.string().trim().max(1_000)

export const decideReview = route({
  method: "post",
  path: "/v1/editors/reviews/{id}/decision",
  summary: "Decide a review; if two editors decide at once, the first counts",
  tag,
  access,
  params: reviewParams,
  body: z.object({
    version: z.int().min(1),
    outcome: z.enum(reviewOutcomes),
    reason_key: z.string().max(40).optional().meta({ description: "One of `reasons`" }),
    reason: Words.optional().meta({
      description: "In the editor's own words, instead of or beside the reason; mailed to the applicant",
    }),
    note: Words.optional().meta({ description: "For editors only" }),
    suspend_for: z
      .enum(suspensionLengths)
      .optional()
      .meta({ description: "Also suspend the account concerned, if `may_suspend`" }),
    suspend_reason: z
      .enum(suspensionReasons)
      .optional()
      .meta({ description: "Mailed with `reason`, shown to the suspended member; `other` if left out" }),
    hide_posts: z
      .boolean()
      .optional()
      .meta({ description: "Also hide what the suspended member has posted under their name" }),
    parts: z
      .array(z.string().max(40))
      .min(1)
      .max(10)
      .optional()
      .meta({ description: "Which of `parts` are approved; all of them if left out" }),
    name: shownText(100).optional().meta({ description: "Required if the review has a `naming`" }),
  }),
  success: { status: 200, body: Review },
  errors: [
    "review.not_found",
    "review.decided_already",
    "review.changed",
    "review.withdrawn",
    "suspension.not_possible",
    "suspension.already",
    "suspension.not_found",
    "suspension.own_appeal",
    "suspension.second_editor_needed",
    "course.unfinished",
    "event.unfinished",
    "writing.unfinished",
    "event.cancelled",
    "event.seats_taken",
    "event.date_past",
    "verification.link_unknown",
    "verification.number_taken",
    "verification.address_taken",
  ],
})

export const readReviewFile = route({
  method: "get",
  path: "/v1/editors/reviews/{id}/files/{name}",
  summary: "A file of a waiting review; the access is logged",
  tag,
  access,
  params: reviewParams.extend({ name: z.string().max(40) }),
  success: { status: 200, body: null, file: { types: reviewFileTypes } },
  errors: ["review.not_found", "file.not_found"],
})

export const routes = [listQueues, listReviews, getReview, decideReview, readReviewFile] as const
