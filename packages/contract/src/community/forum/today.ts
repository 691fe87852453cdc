import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { Instant, RubyText } from "../../wire.ts"
import { QuestionSummary } from "./question-lists.ts"

const Reason = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("topic"), key: z.enum(topics), name: z.string() }),
  z.object({ kind: z.literal("senpai"), name: z.string(), seal: z.string() }),
])

/** Of the last days: questions in followed topics, and answers by followed senpai. */
export const ForumNewsToday = z.object({
  items: z.array(
    z.object({
      question_id: z.uuid(),
      answer_id: z.uuid().nullable(),
      language: z.string(),
      title_ruby: RubyText,
      reason: Reason,
      at: Instant,
    }),
  ),
})

/** For those who may answer: questions without an answer, invitations first. */
export const WaitingQuestionsToday = z.object({
  items: z.array(QuestionSummary.extend({ is_invited: z.boolean() })),
})
