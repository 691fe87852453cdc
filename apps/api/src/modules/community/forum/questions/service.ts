// Asks, reads, edits and translates questions, and accepts answers. Only editors can look up an anonymous asker.
import type { Language } from "@shirube/vocabulary/language"
import type { JapaneseLevel } from "@shirube/vocabulary/people/profile/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { type AnswerId, type LanguageCode, type LessonId, newId, type QuestionId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { recordAudit } from "#api/modules/identity/audit/service"
import { selectAnswer } from "../answers/queries.ts"
import { answersTo, textsAndAuthorsOf } from "../answers/service.ts"
import { indexQuestion } from "../documents/service.ts"
import { answerAccepted, answerUnaccepted, questionAsked, questionChanged } from "../events.ts"
import { announce, postedBefore, writeChange } from "../held-texts/service.ts"
import { invalidateLessonQuestions, lessonOf, refuseSecondQuestion } from "../lessons/service.ts"
import { selectMergedInto } from "../merging/queries.ts"
import { isClosedTo, isOwn, mayChange, mayTranslate, mayWrite } from "../policy.ts"
import { historyOf, textVersions } from "../reading/service.ts"
import { lockForPace } from "../slow-mode/service.ts"
import { unnameAsker } from "../texts/queries.ts"
import { refuseUnlistedLanguage, writeOriginal } from "../texts/service.ts"
import { changeTopicCounts } from "../topics/queries.ts"
import {
  insertQuestion,
  listQuestion,
  lockQuestion,
  type QuestionRow,
  selectByRetryKey,
  selectQuestion,
  updateQuestion,
} from "./queries.ts"

interface Page {
  readonly cursor?: string | undefined
  readonly limit: number
}

const ANSWERS_ON_PAGE = 10

export async function readQuestion(
  tx: Tx,
  id: QuestionId,
  reading: { readonly language: string; readonly shownIn: Language },
) {
  const question = (await selectQuestion(tx, id)) ?? (await redirectMerged(tx, id))
  const page = await answersTo(tx, question, { limit: ANSWERS_ON_PAGE }, { withQuestion: true })
  const { texts, people } = await textsAndAuthorsOf(tx, question, page, { ...reading, withQuestion: true })
  const text = texts.get(id)
  if (!text) throw new ApiError("question.not_found")
  const aboutLesson = await lessonOf(tx, question, reading.shownIn)
  return { question, aboutLesson, page, text, texts, people }
}

/** Redirects from a merged question to the remaining one. */
async function redirectMerged(tx: Tx, id: QuestionId): Promise<never> {
  const into = await selectMergedInto(tx, id)
  throw into
    ? new ApiError("question.merged", { location: `/v1/questions/${into}` })
    : new ApiError("question.not_found")
}

async function visibleQuestion(tx: Tx, id: QuestionId): Promise<QuestionRow> {
  const question = await selectQuestion(tx, id)
  if (!question) throw new ApiError("question.not_found")
  return question
}

/** `isHeld`: held for review, hidden from others. */
interface Posted<Id> {
  readonly id: Id
  readonly isHeld: boolean
}

interface RequestContext {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault">
}

interface Draft {
  readonly title: string
  readonly text: string
  readonly topics: Topic[]
  readonly japaneseLevel: JapaneseLevel | null
  readonly isAnonymous: boolean
}

export async function ask(
  tx: Tx,
  {
    title,
    text,
    language,
    retryKey,
    ...draft
  }: Draft & {
    readonly language: LanguageCode
    readonly retryKey: string | null
    readonly aboutLessonId: LessonId | null
  },
  { user, visit, platform }: RequestContext,
): Promise<Posted<QuestionId>> {
  refuseUnlistedLanguage(language, visit.language)
  if (!mayWrite(user)) throw new ApiError("forum.not_for_companies")
  const { now } = visit
  const id = newId<QuestionId>()
  const key = retryKey && platform.vault.digest(retryKey, "question")
  const refuseTooSoon = await lockForPace(tx, "question", { user, visit })
  const known = key && (await selectByRetryKey(tx, user.id, key))
  if (known) return postedBefore(tx, "question", known)
  await refuseTooSoon()
  if (draft.aboutLessonId) await refuseSecondQuestion(tx, user, draft.aboutLessonId)
  const row = { id, askerId: user.id, ...draft, language, createdAt: now, lastActivityAt: now, retryKey: key }
  if (!(await insertQuestion(tx, row)))
    return postedBefore(tx, "question", (key && (await selectByRetryKey(tx, user.id, key))) || id)
  const words = { noun: "question", thingId: id, questionId: id, language, title, text } as const
  await writeOriginal(tx, words, { writerId: user.id, isByAsker: true }, now)
  await listQuestion(tx, id)
  await changeTopicCounts(tx, draft.topics, 1)
  await indexQuestion(tx, id)
  const isHeld = await announce(tx, words, { user, visit, platform }, async () => {
    await emit(tx, questionAsked, { questionId: id, topics: draft.topics })
    await invalidateLessonQuestions(tx, id)
  })
  return { id, isHeld }
}

/** Locks the question. Callers check ownership before `refuseIfClosed`. */
async function lockFor(tx: Tx, id: QuestionId, user: Actor) {
  const question = await lockQuestion(tx, id)
  if (!question) throw new ApiError("question.not_found")
  return { question, refuseIfClosed: () => refuseIfClosed(user, question) }
}

function refuseIfClosed(user: Actor, question: { readonly lockedAt: Date | null }): void {
  if (isClosedTo(user, question)) throw new ApiError("question.locked")
}

/** Returns true if the text is held for review; other changes apply at once. */
export async function editQuestion(
  tx: Tx,
  id: QuestionId,
  { title, text, topics, japaneseLevel, isAnonymous }: Draft,
  { user, visit, platform }: RequestContext,
): Promise<boolean> {
  const { question, refuseIfClosed } = await lockFor(tx, id, user)
  if (!mayChange(user, question.askerId)) throw new ApiError("question.not_yours")
  refuseIfClosed()
  const isByAsker = isOwn(user, question.askerId)
  const words = {
    noun: "question",
    thingId: id,
    questionId: id,
    language: question.language,
    title,
    text,
  } as const
  const by = { writerId: user.id, isByAsker }
  const change = await writeChange(tx, words, "original", by, { user, visit, platform })
  await updateQuestion(tx, id, {
    topics,
    japaneseLevel,
    ...(isByAsker ? { isAnonymous } : {}),
    ...(change === "written" ? { editedAt: visit.now } : {}),
  })
  if (isByAsker && isAnonymous && !question.isAnonymous) await unnameAsker(tx, id, user.id)
  await listQuestion(tx, id)
  const left = question.topics.filter((topic) => !topics.includes(topic))
  const joined = topics.filter((topic) => !question.topics.includes(topic))
  await moveTopics(tx, left, joined)
  await indexQuestion(tx, id)
  const isRenamed = isByAsker && isAnonymous !== question.isAnonymous
  const isMoved = left.length > 0 || joined.length > 0 || japaneseLevel !== question.japaneseLevel
  // A held text changes nothing that others see.
  if (change === "written" || isRenamed || isMoved)
    await emit(tx, questionChanged, { questionId: id, topics: [...topics, ...left] })
  return change === "held"
}

async function moveTopics(tx: Tx, left: readonly Topic[], joined: readonly Topic[]): Promise<void> {
  for (const topic of [...left, ...joined].sort())
    await changeTopicCounts(tx, [topic], left.includes(topic) ? -1 : 1)
}

/** Returns true if the text is held for review. */
export async function translateQuestion(
  tx: Tx,
  id: QuestionId,
  {
    language,
    title,
    text,
  }: { readonly language: LanguageCode; readonly title: string; readonly text: string },
  { user, visit, platform }: RequestContext,
): Promise<boolean> {
  refuseUnlistedLanguage(language, visit.language)
  const { question, refuseIfClosed } = await lockFor(tx, id, user)
  if (!mayTranslate(user, question.askerId)) throw new ApiError("text.not_for_you")
  refuseIfClosed()
  if (language === question.language) throw new ApiError("text.is_original")
  const by = { writerId: user.id, isByAsker: isOwn(user, question.askerId) }
  const words = { noun: "question", thingId: id, questionId: id, language, title, text } as const
  const change = await writeChange(tx, words, "person", by, { user, visit, platform })
  if (change !== "written") return change === "held"
  await listQuestion(tx, id)
  await indexQuestion(tx, id)
  await emit(tx, questionChanged, { questionId: id, topics: question.topics })
  return false
}

/** A null `answerId` withdraws the acceptance. */
export async function accept(
  tx: Tx,
  id: QuestionId,
  answerId: AnswerId | null,
  { user }: Pick<RequestContext, "user">,
) {
  const { question, refuseIfClosed } = await lockFor(tx, id, user)
  if (!isOwn(user, question.askerId)) throw new ApiError("question.not_yours")
  refuseIfClosed()
  if (answerId !== null && (await selectAnswer(tx, answerId))?.questionId !== id)
    throw new ApiError("answer.not_found")
  if (question.acceptedAnswerId === answerId) return
  await updateQuestion(tx, id, { acceptedAnswerId: answerId })
  const { topics, acceptedAnswerId: before } = question
  if (before !== null) await emit(tx, answerUnaccepted, { questionId: id, answerId: before, topics })
  if (answerId === null) await emit(tx, questionChanged, { questionId: id, topics })
  else await emit(tx, answerAccepted, { questionId: id, answerId, topics })
}

export async function questionTexts(tx: Tx, id: QuestionId) {
  const thread = await visibleQuestion(tx, id)
  return { thread, ...(await textVersions(tx, id, thread)) }
}

export async function questionHistory(tx: Tx, id: QuestionId, listing: Page) {
  const thread = await visibleQuestion(tx, id)
  return { thread, ...(await historyOf(tx, id, thread, listing)) }
}

/** For editors; every lookup is audited. */
export async function askerOf(tx: Tx, id: QuestionId, { user, visit, platform }: RequestContext) {
  const { askerId, isAnonymous } = await visibleQuestion(tx, id)
  const asker = askerId && (await peopleOf(tx, [askerId])).get(askerId)
  await recordAudit(tx, platform.vault, visit, {
    event: "question.asker_seen",
    by: { kind: "editor", id: user.id },
    about: { noun: "question", id },
  })
  return { isAnonymous, asker: asker || null }
}
