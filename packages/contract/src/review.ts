// What waits for an editor, whatever it is: one queue for each kind, all decided in the same way.
import { z } from "zod"
import { uuidOf } from "./ids.ts"
import { route } from "./route.ts"
import { shownText } from "./shown-text.ts"
import { suspensionLengths, suspensionReasons } from "./suspension-choices.ts"
import { Instant, Language, page, pageQuery } from "./wire.ts"

export const REVIEWS_PER_PAGE = 20
export const REVIEWS_PER_PAGE_MAX = 50

/** `returned`: with a reason, to be sent again. `declined`: with a reason, and over. */
export const reviewOutcomes = ["approved", "returned", "declined"] as const
export type ReviewOutcome = (typeof reviewOutcomes)[number]

/** `withdrawn`: whoever asked for it has thought otherwise. */
export const reviewStates = ["waiting", ...reviewOutcomes, "withdrawn"] as const
export type ReviewState = (typeof reviewStates)[number]

/** What somebody sees of their own: where the editors are with it. */
export const OwnReview = z
  .object({
    state: z.enum(reviewStates),
    submitted_at: Instant,
    decided_at: Instant.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: "OwnReview", description: "Where the editors are with it" })

/** What a file of a review is shown as. */
export const reviewFileTypes = ["image/webp", "application/pdf", "video/mp4"] as const

const Queue = z
  .string()
  .max(40)
  .regex(/^[a-z]+(?:-[a-z]+)*$/)
  .meta({ description: "One of those that `GET /v1/editors/queues` names: `verification`" })

const reviewParams = z.object({ id: uuidOf("review") })

export const ReviewQueue = z
  .object({
    queue: Queue,
    title: z.string(),
    waiting: z.int(),
    oldest_at: Instant.nullable().meta({ description: "Since when the oldest one waits" }),
  })
  .meta({ id: "ReviewQueue" })

const Person = z.object({ name: z.string(), seal: z.string() })

export const ReviewItem = z
  .object({
    id: z.uuid(),
    queue: Queue,
    title: z.string().meta({ description: "What kind of thing it is" }),
    applicant: Person.nullable().meta({
      description: "Whose it is; null where it was written by somebody who has left since",
    }),
    submitted_at: Instant.meta({ description: "Since when it waits" }),
  })
  .meta({ id: "ReviewItem" })

export const Review = ReviewItem.extend({
  applicant: Person.extend({
    language: Language.nullable().meta({ description: "What they are written to in; null: both" }),
  }).nullable(),
  state: z.enum(reviewStates),
  version: z.int().meta({ description: "Sent back with the decision: whoever decides has seen this" }),
  facts: z.array(
    z.object({
      label: z.string(),
      text: z.string(),
      path: z
        .string()
        .nullable()
        .meta({ description: "Where there is more to see, without a language prefix" }),
    }),
  ),
  files: z
    .array(z.object({ name: z.string(), content_type: z.enum(reviewFileTypes), bytes: z.int() }))
    .meta({ description: "Each look at one is written down" }),
  parts: z.array(z.object({ key: z.string(), label: z.string() })).meta({
    description: "What of it can be approved by itself, such as its languages; empty: all or nothing",
  }),
  reasons: z
    .array(z.object({ key: z.string(), outcome: z.enum(["returned", "declined"]), text: z.string() }))
    .meta({ description: "Sentences to choose from; the applicant reads them in their own language" }),
  choices: z
    .object(
      Object.fromEntries(reviewOutcomes.map((outcome) => [outcome, z.string()])) as Record<
        ReviewOutcome,
        z.ZodString
      >,
    )
    .nullable()
    .meta({ description: "What the decisions are called here; null: approve, send back, decline" }),
  naming: z
    .object({ label: z.string(), help: z.string(), suggestion: z.string().nullable() })
    .nullable()
    .meta({ description: "Where approving it gives something a name: `name` of the decision is required" }),
  outcomes: z.array(z.enum(reviewOutcomes)).meta({ description: "The decisions to choose from" }),
  may_suspend: z
    .boolean()
    .meta({ description: "A decision against it may also suspend the account of whoever it is about" }),
  decision: z
    .object({
      by: z.string().nullable().meta({ description: "Null once they are gone" }),
      at: Instant,
      reason: z.string().nullable(),
      note: z.string().nullable().meta({ description: "Among editors" }),
    })
    .nullable(),
  earlier: z
    .array(
      z.object({
        title: z.string(),
        outcome: z.enum(reviewOutcomes),
        choice: z.string().nullable().meta({ description: "What the decision is called, as in `choices`" }),
        at: Instant,
        reason: z.string().nullable(),
      }),
    )
    .meta({ description: "What was decided about this person in the same matter, the newest first" }),
}).meta({ id: "Review" })

const access = { roles: ["editor"] } as const
const tag = "Editors"

export const listQueues = route({
  method: "get",
  path: "/v1/editors/queues",
  summary: "What waits for an editor: how many in each queue, and since when",
  tag,
  access,
  success: { status: 200, body: z.object({ items: z.array(ReviewQueue) }) },
  errors: [],
})

export const listReviews = route({
  method: "get",
  path: "/v1/editors/reviews",
  summary: "What waits, of one queue or of all, the oldest first",
  tag,
  access,
  query: z.object({ queue: Queue.optional(), ...pageQuery(REVIEWS_PER_PAGE_MAX, REVIEWS_PER_PAGE) }),
  success: { status: 200, body: page(ReviewItem) },
  errors: ["cursor.invalid", "review.no_queue"],
})

export const getReview = route({
  method: "get",
  path: "/v1/editors/reviews/{id}",
  summary: "All that an editor sees of one, before and after the decision",
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
  summary: "Decide; of two who do so at once, the first counts",
  tag,
  access,
  params: reviewParams,
  body: z.object({
    version: z.int().min(1),
    outcome: z.enum(reviewOutcomes),
    reason_key: z.string().max(40).optional().meta({ description: "One of `reasons`" }),
    reason: Words.optional().meta({
      description: "In the editor's own words, instead of or beside the sentence; mailed to the applicant",
    }),
    note: Words.optional().meta({ description: "Among editors" }),
    suspend_for: z
      .enum(suspensionLengths)
      .optional()
      .meta({ description: "Also suspend the account of whoever it is about, where `may_suspend`" }),
    suspend_reason: z
      .enum(suspensionReasons)
      .optional()
      .meta({ description: "Mailed with `reason`, shown to the suspended person; `other` where left out" }),
    hide_posts: z
      .boolean()
      .optional()
      .meta({ description: "Also hide what the suspended person has posted under their name" }),
    parts: z
      .array(z.string().max(40))
      .min(1)
      .max(10)
      .optional()
      .meta({ description: "Which of `parts` are approved; all of them where it is left out" }),
    name: shownText(100).optional().meta({ description: "Where the review has a `naming`" }),
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
    "course.unfinished",
    "event.unfinished",
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
  summary: "A file of one that waits; the look is written down",
  tag,
  access,
  params: reviewParams.extend({ name: z.string().max(40) }),
  success: { status: 200, body: null, file: { types: reviewFileTypes } },
  errors: ["review.not_found", "file.not_found"],
})

export const routes = [listQueues, listReviews, getReview, decideReview, readReviewFile] as const
