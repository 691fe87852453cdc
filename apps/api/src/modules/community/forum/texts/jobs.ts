// After a text is written: adds furigana to Japanese, and machine translations to missing languages.
import { LONGEST_QUESTION_TITLE } from "@shirube/vocabulary/community/forum/choices"
import { languages } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { type LanguageCode, namedId, type QuestionId } from "#api/kernel/db/ids"
import { type EventType, emit, type Subscriber, subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts, Jobs } from "#api/kernel/jobs/jobs"
import { MARKDOWN_FORMAT } from "#api/kernel/text/markdown"
import { LONGEST_MEMBER_TEXT } from "#api/kernel/text/markdown/member"
import { selectAnswer } from "../answers/queries.ts"
import { selectRemovedComment } from "../comments/queries.ts"
import { indexQuestion } from "../documents/service.ts"
import {
  answerChanged,
  answerPosted,
  commentChanged,
  commentPosted,
  questionAsked,
  questionChanged,
  threadImported,
  wordsRenewed,
} from "../events.ts"
import { selectQuestion } from "../questions/queries.ts"
import {
  insertMachineText,
  lockText,
  replaceRendered,
  selectOutdated,
  selectTexts,
  selectTextsOfThread,
  type TextRow,
  type ThingId,
} from "./queries.ts"
import { renderRead } from "./service.ts"

const TRANSLATE = "forum-translate"
/** Covers a day's outage of the service. */
const RETRIES = 30

interface MissingTranslation {
  readonly thingId: ThingId
  readonly to: LanguageCode
}

/** Enqueued in the transaction that finds it missing. */
const translateLater = (tx: Tx, jobs: Jobs, missing: MissingTranslation) =>
  jobs.enqueue(tx, TRANSLATE, missing)

async function emitRenewed(tx: Tx, questionId: QuestionId): Promise<void> {
  const question = await selectQuestion(tx, questionId)
  if (question) await emit(tx, wordsRenewed, { questionId, topics: question.topics })
}

type Rendering = Awaited<ReturnType<typeof renderRead>>

/** False if furigana changed nothing. */
const differs = (text: TextRow, { html, readText, readTitle }: Rendering) =>
  text.html !== html || text.readText !== readText || (text.readTitle ?? text.title) !== readTitle

/**
 * Renders all outdated texts of the thread, so that one job covers many posts written at once. Refreshes pages and the
 * search index only if something changed. `unread`: the dictionary is unavailable and texts remain.
 */
export async function renewThread(
  { db, furigana }: JobParts,
  questionId: QuestionId,
): Promise<"changed" | "same" | "unread"> {
  const outdated = await selectOutdated(db.autocommit, MARKDOWN_FORMAT, questionId)
  const read: { text: TextRow; rendered: Rendering }[] = []
  for (const text of outdated) read.push({ text, rendered: await renderRead(db.autocommit, furigana, text) })
  const renewed = read.filter(({ rendered }) => rendered.format === MARKDOWN_FORMAT)
  let hasChanged = false
  for (const { text, rendered } of renewed)
    hasChanged ||= differs(text, rendered) && (await isShown(db.autocommit, text))
  if (renewed.length > 0)
    await db.transaction(async (tx) => {
      for (const { text, rendered } of renewed) await replaceRendered(tx, text, rendered)
      if (!hasChanged) return
      await indexQuestion(tx, questionId)
      await emitRenewed(tx, questionId)
    })
  if (renewed.length < outdated.length) return "unread"
  return hasChanged ? "changed" : "same"
}

async function askForMissing({ db, jobs, translation }: JobParts, questionId: QuestionId): Promise<void> {
  if (!translation.isOn) return
  const texts = await selectTextsOfThread(db.autocommit, questionId)
  const byThing = Map.groupBy(texts, ({ thingId }) => thingId)
  await db.transaction(async (tx) => {
    for (const [thingId, written] of byThing)
      for (const to of languages)
        if (!written.some(({ language }) => language === to))
          await translateLater(tx, jobs, { thingId, to: namedId(to) })
  })
}

const renewal = <Payload extends { readonly questionId: QuestionId }>(
  type: EventType<Payload>,
  queue: string,
): Subscriber =>
  subscribe(type, queue, (parts) => async ({ questionId }) => {
    await askForMissing(parts, questionId)
    await renewThread(parts, questionId)
  })

/** An imported thread is not indexed yet, so it is indexed even if nothing changed. */
const indexImportedThreads = subscribe(
  threadImported,
  "forum-read-brought",
  (parts) =>
    async ({ questionId }) => {
      await askForMissing(parts, questionId)
      if ((await renewThread(parts, questionId)) !== "changed")
        await parts.db.transaction((tx) => indexQuestion(tx, questionId))
    },
)

export const renewals: readonly Subscriber[] = [
  indexImportedThreads,
  renewal(questionAsked, "forum-read-asked"),
  renewal(questionChanged, "forum-read-changed"),
  renewal(answerPosted, "forum-read-answer"),
  renewal(answerChanged, "forum-read-answer-changed"),
  renewal(commentPosted, "forum-read-comment"),
  renewal(commentChanged, "forum-read-comment-changed"),
]

/** Removed and held posts are neither sent to the translation service nor announced to readers. */
async function isShown(tx: Tx, { noun, thingId, questionId }: TextRow): Promise<boolean> {
  if (!(await selectQuestion(tx, questionId))) return false
  if (noun === "answer") return (await selectAnswer(tx, namedId(thingId))) !== undefined
  return noun === "question" || (await selectRemovedComment(tx, namedId(thingId)))?.removedAt === null
}

/** Throws, and is retried, while the service is unavailable. Keeps a translation that was written meanwhile. */
export const translateByMachine = ({
  db,
  clock,
  furigana,
  translation,
}: JobParts): JobDefinition<MissingTranslation> => ({
  queue: TRANSLATE,
  retryLimit: RETRIES,
  run: async ({ thingId, to }) => {
    const texts = await selectTexts(db.autocommit, thingId)
    const original = texts.find(({ origin }) => origin === "original")
    if (!original || texts.some(({ language }) => language === to)) return
    const { noun, questionId, isByAsker, language: from, title, source } = original
    if (!(await isShown(db.autocommit, original))) return
    const made = await translation.translate({ from, to, title, text: source, kind: "member" })
    if (!made || made.text.length > LONGEST_MEMBER_TEXT) return
    const words = {
      noun,
      language: to,
      title: made.title?.slice(0, LONGEST_QUESTION_TITLE) ?? null,
      source: made.text,
    }
    const rendered = await renderRead(db.autocommit, furigana, { ...words, thingId })
    await db.transaction(async (tx) => {
      const still = await lockText(tx, thingId, from)
      if (still?.source !== source || still.title !== title) return
      const row = { ...words, ...rendered, thingId, questionId, isByAsker, writerId: null }
      if (await insertMachineText(tx, { ...row, origin: "machine", writtenAt: clock.now() }))
        await emitRenewed(tx, questionId)
    })
  },
})
