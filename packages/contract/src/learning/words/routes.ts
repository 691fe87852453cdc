// Words of the glossary that a member keeps, and when each is due to be remembered. The browser computes the schedule,
// for visitors too (apps/web/src/modules/learning/words/schedule.ts); what is stored here is the member's own.
import { MOST_WORDS, wordStates } from "@shirube/vocabulary/learning/words/choices"
import { z } from "zod"
import { wordsOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant, page, pageQuery } from "../../wire.ts"

const TermKey = wordsOf("term").meta({ description: "Key of a term of the glossary" })

const Moment = Instant.refine((at) => at >= "2020" && at < "2200")
const counter = z.int().min(0).max(1_000_000)

/** As the scheduler keeps it (FSRS). */
const WordReview = z.object({
  due_at: Moment.meta({ description: "When the word is to be reviewed next" }),
  reviewed_at: Moment,
  state: z.enum(wordStates),
  stability: z.number().min(0).max(100_000).meta({ description: "In days" }),
  difficulty: z.number().min(0).max(10),
  scheduled_days: z.number().min(0).max(100_000),
  learning_steps: counter,
  reps: counter,
  lapses: counter,
})

const KeptWord = z
  .object({
    key: z.string(),
    kept_at: Instant,
    review: WordReview.nullable().meta({ description: "Null before the first review: due at once" }),
  })
  .meta({ id: "KeptWord" })

const tag = "Words"
/** No person learns faster for a minute. */
const limit = { per: "user", points: 120, seconds: 60 } as const
const params = z.object({ key: TermKey })

export const listWords = route({
  method: "get",
  path: "/v1/words",
  summary: "The caller's words, those first that are due first",
  tag,
  access: "signed-in",
  query: z.object(pageQuery(MOST_WORDS, MOST_WORDS)),
  success: { status: 200, body: page(KeptWord) },
  errors: ["cursor.invalid"],
})

export const keepWord = route({
  method: "put",
  path: "/v1/words/{key}",
  summary: "Keep a term of the glossary as one of the caller's words. Idempotent: its reviews stay.",
  tag,
  access: "signed-in",
  limit,
  params,
  success: { status: 204, body: null },
  errors: ["word.not_found"],
})

export const removeWord = route({
  method: "delete",
  path: "/v1/words/{key}",
  summary: "Remove a word with its reviews. Idempotent.",
  tag,
  access: "signed-in",
  limit,
  params,
  success: { status: 204, body: null },
  errors: [],
})

export const reviewWord = route({
  method: "put",
  path: "/v1/words/{key}/review",
  summary: "Record the outcome of a review; an older outcome never replaces a newer one",
  tag,
  access: "signed-in",
  limit,
  params,
  body: WordReview,
  success: { status: 204, body: null },
  errors: ["word.not_kept"],
})

export const carryWords = route({
  method: "post",
  path: "/v1/words/carried",
  summary: "Add the words kept in a browser to those that the caller has; unknown ones are ignored",
  tag,
  access: "signed-in",
  limit,
  body: z.object({
    words: z
      .array(z.object({ key: TermKey, kept_at: Moment, review: WordReview.nullable() }))
      .max(MOST_WORDS),
  }),
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [listWords, keepWord, removeWord, reviewWord, carryWords] as const
