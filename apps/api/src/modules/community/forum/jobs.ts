import type { Tx } from "#api/kernel/db/client"
import type { QuestionId } from "#api/kernel/db/ids"
import { subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { MARKDOWN_FORMAT } from "#api/kernel/text/markdown"
import { purgeAnswers } from "./answers/queries.ts"
import { purgeComments } from "./comments/queries.ts"
import { indexQuestion } from "./documents/service.ts"
import { answerChanged, answerPosted } from "./events.ts"
import { purgeQuestions, sortAllLists } from "./questions/queries.ts"
import { renewThread } from "./texts/jobs.ts"
import { selectOutdatedThreads } from "./texts/queries.ts"

/**
 * Answers are indexed in a job: writing the index takes longer than the rest of posting an answer, which locks the thread.
 * Removing a post updates the index in the same transaction.
 */
const indexThread =
  ({ db }: JobParts) =>
  ({ questionId }: { readonly questionId: QuestionId }) =>
    db.transaction((tx) => indexQuestion(tx, questionId))
export const indexAnswered = subscribe(answerPosted, "forum-index-answered", indexThread)
export const indexAnswerChanged = subscribe(answerChanged, "forum-index-answer-changed", indexThread)

const DAY_MS = 86_400_000
const BATCH = 200

type Purge = (tx: Tx, due: { before: Date; limit: number }) => Promise<number>
const purges: readonly Purge[] = [purgeComments, purgeAnswers, purgeQuestions]

/** Purges removed posts after the appeal period. */
export const purgeRemovedPosts = ({ db, clock, config }: JobParts): JobDefinition => ({
  queue: "forum-purge-removed",
  cron: "45 3 * * *",
  run: async () => {
    const before = new Date(clock.now().getTime() - config.removedKeptDays * DAY_MS)
    for (const purge of purges)
      while ((await db.transaction((tx) => purge(tx, { before, limit: BATCH }))) === BATCH);
  },
})

/** Runs after the nightly recount: lists are sorted by the counts that it corrects. */
export const resortQuestionLists = ({ db, log }: JobParts): JobDefinition => ({
  queue: "forum-sort-lists",
  cron: "35 4 * * *",
  run: async () => {
    const corrected = await db.transaction((tx) => sortAllLists(tx))
    if (corrected > 0)
      log.info({ corrected }, "question lists were sorted by outdated counts and have been corrected")
  },
})

/** Re-renders texts of an older format, and adds furigana to texts that were stored without. */
export const renderOutdatedTexts = (parts: JobParts): JobDefinition => ({
  queue: "forum-render-outdated",
  cron: "15 3 * * *",
  run: async () => {
    for (;;) {
      const threads = await selectOutdatedThreads(parts.db.autocommit, MARKDOWN_FORMAT)
      if (threads.length === 0) return
      // The dictionary is unavailable, for all other threads too.
      for (const questionId of threads) if ((await renewThread(parts, questionId)) === "unread") return
    }
  },
})
