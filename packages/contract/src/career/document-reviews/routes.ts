// A senpai reads one version of a student's document and comments on it. The two of them see it, and no one else.

import { countingRules } from "@shirube/vocabulary/career/career-documents/choices"
import {
  LONGEST_REVIEW_QUESTION,
  LONGEST_REVIEW_REASON,
  markDecisions,
  partNames,
  reviewActions,
  reviewedKinds,
  reviewLists,
  reviewSides,
  reviewStates,
} from "@shirube/vocabulary/career/document-reviews/choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { ShownLines } from "../../text/shown-text.ts"
import { Instant, page, pageQuery } from "../../wire.ts"

export const REVIEWS_PER_PAGE = 20

const Side = z.enum(reviewSides)
const ReviewedKind = z.enum(reviewedKinds)

/** Names, addresses and other personal data of a document are not shared. */
const SharedPart = z.object({
  key: z.string().meta({ description: "The id of an answer, or the name of a field" }),
  name: z.enum(partNames),
  asked: z.string().nullable().meta({ description: "The question in the company's words" }),
  text: z.string(),
  limit: z.int().nullable().meta({ description: "Characters allowed" }),
  counts: z.enum(countingRules).nullable(),
})

const ShownMark = z.object({
  id: z.string(),
  part: z.string(),
  start: z.int(),
  end: z.int(),
  quote: z.string(),
  comment: z.string(),
  suggestion: z.string().nullable(),
  decision: z
    .enum(markDecisions)
    .nullable()
    .meta({ description: "What the student did with the suggestion" }),
})

const summary = {
  id: z.uuid(),
  side: Side.meta({ description: "Which side the caller is" }),
  state: z.enum(reviewStates),
  document: z.uuid().nullable().meta({ description: "The document; null for the senpai" }),
  kind: ReviewedKind,
  version: z.int().meta({ description: "The version that the senpai reads" }),
  title: z.string().nullable().meta({ description: "For the senpai: once they read it" }),
  characters: z.int(),
  question: z.string().meta({ description: "What the student would like to know" }),
  other: z.object({ id: z.uuid(), name: z.string(), seal: z.string() }).nullable().meta({
    description: "The other person; null while any senpai may take it, or after their account ended",
  }),
  session: z.uuid().nullable().meta({ description: "The session for which it was sent" }),
  reason: z.string().nullable().meta({ description: "With which the senpai declined" }),
  marks: z.int().meta({ description: "Number of comments that were sent" }),
  answer_by: Instant.nullable().meta({ description: "An open review ends at this time" }),
  can: z.array(z.enum(reviewActions)).meta({ description: "What the caller can do now" }),
  is_shared: z.boolean().meta({ description: "Whether the senpai can still read it" }),
  asked_at: Instant,
  done_at: Instant.nullable(),
  updated_at: Instant,
}

export const ReviewSummary = z.object(summary).meta({ id: "DocumentReviewSummary" })

export const DocumentReview = z
  .object({
    ...summary,
    parts: z.array(SharedPart).nullable().meta({
      description: "The texts of that version. For the senpai: from taking the review until it is withdrawn",
    }),
    comments: z
      .object({ version: z.int(), words: z.string(), marks: z.array(ShownMark), updated_at: Instant })
      .nullable()
      .meta({ description: "The senpai's own while they write; for the student once they were sent" }),
  })
  .meta({ id: "DocumentReview" })

export const QueuedReview = z
  .object({
    id: z.uuid(),
    kind: ReviewedKind,
    characters: z.int(),
    question: z.string(),
    asked_at: Instant,
    answer_by: Instant,
  })
  .meta({ id: "QueuedDocumentReview" })

export const tag = "Reviews of documents"
export const params = z.object({ review: uuidOf("document-review") })
const both = { registered: true, roles: ["student", "senpai"] } as const
export const ofStudents = { registered: true, roles: ["student"] } as const
export const ofMentors = { registered: true, screened: true, roles: ["senpai"] } as const
export const limit = { per: "user", points: 60, seconds: 60 } as const
export const success = { status: 200, body: DocumentReview } as const

/** For screened senpai: documents that wait for their comments, their own first. */
export const DocumentsToday = z.object({
  items: z.array(
    QueuedReview.pick({ id: true, kind: true, characters: true, question: true, answer_by: true }).extend({
      is_own: z.boolean().meta({ description: "The student asked the caller, not any senpai" }),
    }),
  ),
})

export const askForReview = route({
  method: "post",
  path: "/v1/document-reviews",
  summary: "Ask a senpai, or any senpai, to read the current version of a document",
  tag,
  access: { registered: true, verified: true, roles: ["student"] },
  limit: [
    { per: "user", points: 10, seconds: 3600 },
    { per: "user", points: 30, seconds: 86_400 },
  ],
  body: z.object({
    document: uuidOf("career-document"),
    version: z.int().min(1).meta({ description: "The version that the student has seen" }),
    mentor: uuidOf("user").nullable().meta({ description: "Null: any senpai may take it" }),
    session: uuidOf("mentor-session")
      .nullable()
      .default(null)
      .meta({ description: "An agreed session with this senpai, for which the document is meant" }),
    question: ShownLines(LONGEST_REVIEW_QUESTION),
    confirms_contact_data: z
      .boolean()
      .default(false)
      .meta({ description: "Sends the text although it seems to contain contact details" }),
  }),
  success: { status: 201, body: DocumentReview },
  errors: [
    "career_document.not_found",
    "document_review.adults_only",
    "document_review.already_open",
    "document_review.closed",
    "document_review.contact_data",
    "document_review.empty",
    "document_review.outdated",
    "document_review.too_many_open",
    "mentor.not_found",
    "mentor_session.not_found",
  ],
})

export const listReviews = route({
  method: "get",
  path: "/v1/document-reviews",
  summary: "The caller's own reviews, asked for or taken: last change first",
  tag,
  access: both,
  query: z.object({
    ...pageQuery(REVIEWS_PER_PAGE, REVIEWS_PER_PAGE),
    list: z.enum(reviewLists).optional(),
    document: uuidOf("career-document").optional().meta({ description: "Only those of this document" }),
    session: uuidOf("mentor-session").optional().meta({ description: "Only those sent for this session" }),
  }),
  success: { status: 200, body: page(ReviewSummary) },
  errors: ["cursor.invalid"],
})

export const listQueuedReviews = route({
  method: "get",
  path: "/v1/document-reviews/queue",
  summary: "Documents that any senpai may take, oldest first",
  tag,
  access: ofMentors,
  query: z.object(pageQuery(REVIEWS_PER_PAGE, REVIEWS_PER_PAGE)),
  success: { status: 200, body: page(QueuedReview) },
  errors: ["cursor.invalid"],
})

export const getReview = route({
  method: "get",
  path: "/v1/document-reviews/{review}",
  summary: "One of the caller's own reviews",
  tag,
  access: both,
  params,
  success,
  errors: ["document_review.not_found"],
})

export const takeReview = route({
  method: "post",
  path: "/v1/document-reviews/{review}/take",
  summary: "As a senpai: begin to read a document",
  tag,
  access: ofMentors,
  limit,
  params,
  success,
  errors: [
    "document_review.changed",
    "document_review.not_found",
    "document_review.taken",
    "document_review.too_many_reading",
  ],
})

export const declineReview = route({
  method: "post",
  path: "/v1/document-reviews/{review}/decline",
  summary: "As a senpai: decline, or give the document back unread",
  tag,
  access: both,
  limit,
  params,
  body: z.object({ reason: ShownLines(LONGEST_REVIEW_REASON).nullable().default(null) }),
  success,
  errors: ["document_review.changed", "document_review.not_found"],
})

export const withdrawReview = route({
  method: "post",
  path: "/v1/document-reviews/{review}/withdraw",
  summary: "As the student: withdraw the document; the senpai no longer sees it",
  tag,
  access: ofStudents,
  limit,
  params,
  success,
  errors: ["document_review.changed", "document_review.not_found"],
})

export const routes = [
  askForReview,
  listReviews,
  listQueuedReviews,
  getReview,
  takeReview,
  declineReview,
  withdrawReview,
] as const
