import type { Tx } from "#api/db/client"
import type { QuestionId } from "#api/db/ids"
import { subscribe } from "#api/platform/events"
import type { JobDefinition, JobParts } from "#api/platform/jobs"
import { MARKDOWN_FORMAT } from "#api/platform/markdown"
import { purgeAnswers } from "./answers/queries.ts"
import { purgeComments } from "./comments/queries.ts"
import { indexQuestion } from "./documents/service.ts"
import { answerChanged, answerPosted } from "./events.ts"
import { purgeQuestions, sortAllLists } from "./questions/queries.ts"
import { renewThread } from "./texts/jobs.ts"
import { selectOutdatedThreads } from "./texts/queries.ts"

/**
 * A thread is found by what its answers say a moment after they were given: the index takes longer to write than everything else about
 * an answer, and others wait for the thread. What is taken down is out of the index with it.
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

/** What was taken down is gone for good once nobody can appeal any more. */
export const purgeRemovedPosts = ({ db, clock, config }: JobParts): JobDefinition => ({
  queue: "forum-purge-removed",
  cron: "45 3 * * *",
  run: async () => {
    const before = new Date(clock.now().getTime() - config.removedKeptDays * DAY_MS)
    for (const purge of purges)
      while ((await db.transaction((tx) => purge(tx, { before, limit: BATCH }))) === BATCH);
  },
})

/** After the nightly counting: what it has mended, the lists are sorted by. */
export const sortMendedLists = ({ db, log }: JobParts): JobDefinition => ({
  queue: "forum-sort-lists",
  cron: "35 4 * * *",
  run: async () => {
    const mended = await db.transaction((tx) => sortAllLists(tx))
    if (mended > 0) log.info({ mended }, "lists of questions were sorted by old numbers and have been mended")
  },
})

/** Texts that an older renderer has made are made anew, and those that were kept without readings are read. */
export const renderOutdatedTexts = (parts: JobParts): JobDefinition => ({
  queue: "forum-render-outdated",
  cron: "15 3 * * *",
  run: async () => {
    for (;;) {
      const threads = await selectOutdatedThreads(parts.db.autocommit, MARKDOWN_FORMAT)
      if (threads.length === 0) return
      // No dictionary tonight; it would be the same for all others.
      for (const questionId of threads) if ((await renewThread(parts, questionId)) === "unread") return
    }
  },
})
