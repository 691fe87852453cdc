// A senpai's comments on a document, and what the student does with each suggestion.
import {
  LONGEST_MARK_COMMENT,
  LONGEST_QUOTE,
  LONGEST_REVIEW_WORDS,
  LONGEST_SUGGESTION,
  MOST_MARKS,
  markDecisions,
} from "@shirube/vocabulary/career/document-reviews/choices"
import { z } from "zod"
import { NamedUuid } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant } from "../../wire.ts"
import { draftLines } from "../career-documents/texts.ts"
import { limit, ofMentors, ofStudents, params, success, tag } from "./routes.ts"

const Mark = z
  .object({
    id: NamedUuid,
    part: z
      .string()
      .min(1)
      .max(60)
      .meta({ description: "Which text of the document: the id of an answer, or the name of a field" }),
    start: z.int().min(0).meta({ description: "In UTF-16 units of that text" }),
    end: z.int().min(1),
    quote: z.string().min(1).max(LONGEST_QUOTE).meta({ description: "The marked passage" }),
    comment: draftLines(LONGEST_MARK_COMMENT),
    suggestion: draftLines(LONGEST_SUGGESTION)
      .nullable()
      .meta({ description: "Another wording of the passage" }),
  })
  .refine(({ start, end }) => start < end)

export const saveComments = route({
  method: "put",
  path: "/v1/document-reviews/{review}/comments",
  summary: "As a senpai: save the comments; the student sees them once they are sent",
  tag,
  access: ofMentors,
  limit: { per: "user", points: 120, seconds: 60 },
  params,
  body: z.object({
    version: z.int().min(0).meta({ description: "The version that was read; 0 at first" }),
    words: draftLines(LONGEST_REVIEW_WORDS).meta({ description: "On the whole document" }),
    marks: z
      .array(Mark)
      .max(MOST_MARKS)
      .refine((marks) => new Set(marks.map(({ id }) => id)).size === marks.length),
  }),
  success: { status: 200, body: z.object({ version: z.int(), updated_at: Instant }) },
  errors: [
    "document_review.changed",
    "document_review.changed_elsewhere",
    "document_review.not_found",
    "document_review.passage_not_found",
  ],
})

export const sendComments = route({
  method: "post",
  path: "/v1/document-reviews/{review}/send",
  summary: "As a senpai: send the saved comments to the student",
  tag,
  access: ofMentors,
  limit,
  params,
  body: z.object({
    version: z.int().min(1).meta({ description: "The saved version that was seen" }),
  }),
  success,
  errors: [
    "document_review.changed",
    "document_review.changed_elsewhere",
    "document_review.not_found",
    "document_review.nothing_written",
  ],
})

export const decideMark = route({
  method: "put",
  path: "/v1/document-reviews/{review}/marks/{mark}",
  summary: "As the student: note whether a suggestion was taken or left",
  tag,
  access: ofStudents,
  limit: { per: "user", points: 120, seconds: 60 },
  params: params.extend({ mark: NamedUuid }),
  body: z.object({ decision: z.enum(markDecisions).nullable() }),
  success: { status: 204, body: null },
  errors: ["document_review.changed", "document_review.mark_not_found", "document_review.not_found"],
})

export const routes = [saveComments, sendComments, decideMark] as const
