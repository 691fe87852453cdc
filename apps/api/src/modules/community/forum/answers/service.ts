// Answers by senpai and editors. Each person answers a question once and edits that answer afterwards.
import type { Language } from "@shirube/vocabulary/language"
import { topicTexts } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { type AnswerId, type LanguageCode, newId, type QuestionId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { flag, instant, integer, keyset, type PageRequest, uuid } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { backgroundsOf } from "#api/modules/people/senpai/service"
import { firstComments } from "../comments/service.ts"
import { answerChanged, answerPosted, questionFirstAnswered } from "../events.ts"
import { announce, postedBefore, writeChange } from "../held-texts/service.ts"
import { nameMentioned } from "../names/service.ts"
import { isClosedTo, isOwn, isSenpai, mayChange, mayTranslate } from "../policy.ts"
import type { People, Person } from "../present.ts"
import {
  changeCounts,
  lockQuestion,
  type QuestionRow,
  selectQuestion,
  updateQuestion,
} from "../questions/queries.ts"
import { historyOf, peopleIn, textsOf, textVersions } from "../reading/service.ts"
import { hasAnswerTakenDown } from "../removal/queries.ts"
import { refuseSlowed } from "../slow-mode/service.ts"
import { refuseUnlistedLanguage, writeOriginal } from "../texts/service.ts"
import {
  type AnswerInThread,
  type AnswerPosition,
  countAnswersSince,
  insertAnswer,
  markEdited,
  selectAnswer,
  selectAnswerAuthor,
  selectAnswerRecord,
  selectAnswers,
  selectAnswersBy,
  selectByRetryKey,
} from "./queries.ts"

/** How much a member has answered, and how soon. */
export const answerRecordOf = (tx: Tx, userId: UserId) => selectAnswerRecord(tx, userId)

/** Members without an answer since then are left out. */
export async function answersSince(tx: Tx, userIds: readonly UserId[], since: Date) {
  const counted = userIds.length === 0 ? [] : await countAnswersSince(tx, userIds, since)
  return new Map(counted.map(({ authorId, count }) => [authorId, count]))
}

/** A few answers of one member, titled like their questions, as in lists that mix content types. */
export async function bestAnswersBy(tx: Tx, userId: UserId, language: Language, limit: number) {
  const found = await selectAnswersBy(tx, userId, limit)
  const ids = found.map(({ questionId }) => questionId)
  const texts = await textsOf(tx, ids, language, { isWhole: false })
  return found.flatMap(({ id, questionId, topics: [topic], createdAt, isAccepted }) => {
    const text = texts.get(questionId)
    if (!text) return []
    return [
      {
        id,
        questionId,
        path: `/community/ask-senpai/detail/${questionId}#answer-${id}` as const,
        language: text.language,
        title: text.title ?? "",
        category: topic ? { key: topic, name: topicTexts[topic].name[language] } : null,
        at: createdAt,
        isAccepted,
      },
    ]
  })
}

export const answerAuthor = (tx: Tx, id: AnswerId) => selectAnswerAuthor(tx, id)

/** The accepted answer first, then the most helpful ones. */
const byHelpfulness = keyset<AnswerPosition>({
  isAccepted: flag("accepted"),
  helpful: integer(9),
  at: instant,
  id: uuid(),
})

/** A page of answers with their first comments; `withQuestion` adds the comments on the question itself. */
export async function answersTo(
  tx: Tx,
  question: Pick<QuestionRow, "id" | "acceptedAnswerId">,
  { cursor, limit }: PageRequest,
  { withQuestion }: { withQuestion: boolean },
) {
  const after = byHelpfulness.decode(cursor)
  const acceptedId = question.acceptedAnswerId
  const found = await selectAnswers(tx, question.id, { acceptedId, after, limit: limit + 1 })
  const { items: rows, nextCursor } = byHelpfulness.page(found, limit, ({ id, helpful, position }) => ({
    isAccepted: id === acceptedId,
    helpful,
    at: position,
    id,
  }))
  const commentsOf = await firstComments(
    tx,
    withQuestion ? question.id : null,
    rows.map(({ id }) => id),
  )
  return { rows, commentsOf, nextCursor }
}
export type AnswerPage = Awaited<ReturnType<typeof answersTo>>

interface Reading {
  /** Preferred language of the posts. */
  readonly language: string
  /** Language of the names and backgrounds around them. */
  readonly shownIn: Language
}

/** The texts that a page shows, and their authors. */
export async function textsAndAuthorsOf(
  tx: Tx,
  thread: QuestionRow,
  { rows, commentsOf }: AnswerPage,
  { language, shownIn, withQuestion }: Reading & { withQuestion: boolean },
) {
  const places = [...(withQuestion ? [thread.id] : []), ...rows.map(({ id }) => id)]
  const comments = places.flatMap((id) => commentsOf(id).rows)
  const ids = [...places, ...comments.map(({ id }) => id)]
  const asker = { writerId: thread.askerId, isByAsker: true }
  const written = [...(withQuestion ? [asker] : []), ...rows, ...comments]
  const people = await peopleIn(
    tx,
    written.map((by) => ({ by, thread })),
  )
  const answerers = rows.map(({ writerId }) => writerId)
  const words = {
    texts: await textsOf(tx, ids, language, { isWhole: true }),
    people: await withBackgrounds(tx, people, answerers, shownIn),
  }
  return nameMentioned(tx, words, shownIn)
}

/** Adds the background that senpai chose to show beside their answers. */
async function withBackgrounds(
  tx: Tx,
  people: People,
  answerers: readonly (UserId | null)[],
  language: Language,
): Promise<People> {
  const senpai = answerers.flatMap((id) => {
    const person = id === null ? undefined : people.get(id)
    return id !== null && person && isSenpai(person) ? [id] : []
  })
  const backgrounds: ReadonlyMap<string, Person["background"]> = await backgroundsOf(tx, senpai, language)
  return new Map([...people].map(([id, person]) => [id, { ...person, background: backgrounds.get(id) }]))
}

export async function listAnswers(
  tx: Tx,
  id: QuestionId,
  { language, shownIn, ...listing }: PageRequest & Reading,
) {
  const thread = await selectQuestion(tx, id)
  if (!thread) throw new ApiError("question.not_found")
  const page = await answersTo(tx, thread, listing, { withQuestion: false })
  return {
    thread,
    page,
    ...(await textsAndAuthorsOf(tx, thread, page, { language, shownIn, withQuestion: false })),
  }
}

interface RequestContext {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault">
}

interface NewAnswer {
  readonly questionId: QuestionId
  readonly language: LanguageCode
  readonly text: string
  readonly retryKey: string | null
}

export async function answerQuestion(
  tx: Tx,
  { questionId, language, text, retryKey }: NewAnswer,
  { user, visit, platform }: RequestContext,
): Promise<{ readonly id: AnswerId; readonly isHeld: boolean }> {
  refuseUnlistedLanguage(language, visit.language)
  const thread = await lockQuestion(tx, questionId)
  if (!thread) throw new ApiError("question.not_found")
  const key = retryKey && platform.vault.digest(retryKey, "answer")
  const known = key && (await selectByRetryKey(tx, user.id, key))
  if (known) return postedBefore(tx, "answer", known)
  if (isClosedTo(user, thread)) throw new ApiError("question.locked")
  await refuseSlowed(tx, thread, { user, visit })
  if (await hasAnswerTakenDown(tx, questionId, user.id)) throw new ApiError("answer.taken_down")
  const id = newId<AnswerId>()
  const by = { writerId: user.id, isByAsker: isOwn(user, thread.askerId) }
  const isNew = await insertAnswer(tx, {
    id,
    questionId,
    authorId: user.id,
    isByAsker: by.isByAsker,
    language,
    createdAt: visit.now,
    retryKey: key,
  })
  if (!isNew) throw new ApiError("answer.given_already")
  const words = { noun: "answer", thingId: id, questionId, language, text } as const
  await writeOriginal(tx, words, by, visit.now)
  const isFirst = (await changeCounts(tx, questionId, { answers: 1 })) === 1
  const isHeld = await announce(tx, words, { user, visit, platform }, async () => {
    await updateQuestion(tx, questionId, { lastActivityAt: visit.now })
    await emit(tx, answerPosted, { questionId, answerId: id, topics: thread.topics })
    if (isFirst) await emit(tx, questionFirstAnswered, {})
  })
  return { id, isHeld }
}

/** Locks the thread, so that checks made here still hold at the write. Retries if the answer moved to another thread. */
async function lockAnswer(tx: Tx, id: AnswerId): Promise<AnswerInThread> {
  const seen = await selectAnswer(tx, id)
  const thread = seen && (await lockQuestion(tx, seen.questionId))
  const answer = thread && (await selectAnswer(tx, id))
  if (!answer) throw new ApiError("answer.not_found")
  return answer.questionId === thread.id ? answer : lockAnswer(tx, id)
}

/** Returns true if the text is held for review. */
export async function editAnswer(
  tx: Tx,
  id: AnswerId,
  text: string,
  { user, visit, platform }: RequestContext,
): Promise<boolean> {
  const answer = await lockAnswer(tx, id)
  if (!mayChange(user, answer.authorId)) throw new ApiError("answer.not_yours")
  if (isClosedTo(user, answer)) throw new ApiError("question.locked")
  const { questionId, language, askerId } = answer
  const by = { writerId: user.id, isByAsker: isOwn(user, askerId) }
  const draft = { noun: "answer", thingId: id, questionId, language, text } as const
  const change = await writeChange(tx, draft, "original", by, { user, visit, platform })
  if (change !== "written") return change === "held"
  await markEdited(tx, id, visit.now)
  await emitChange(tx, answer)
  return false
}

/** Returns true if the text is held for review. */
export async function translateAnswer(
  tx: Tx,
  id: AnswerId,
  { language, text }: { readonly language: LanguageCode; readonly text: string },
  { user, visit, platform }: RequestContext,
): Promise<boolean> {
  refuseUnlistedLanguage(language, visit.language)
  const answer = await lockAnswer(tx, id)
  if (!mayTranslate(user, answer.authorId)) throw new ApiError("text.not_for_you")
  if (isClosedTo(user, answer)) throw new ApiError("question.locked")
  if (language === answer.language) throw new ApiError("text.is_original")
  const by = { writerId: user.id, isByAsker: isOwn(user, answer.askerId) }
  const draft = { noun: "answer", thingId: id, questionId: answer.questionId, language, text } as const
  const change = await writeChange(tx, draft, "person", by, { user, visit, platform })
  if (change === "written") await emitChange(tx, answer)
  return change === "held"
}

const emitChange = (tx: Tx, { id, questionId, topics }: AnswerInThread) =>
  emit(tx, answerChanged, { questionId, answerId: id, topics })

async function visibleAnswer(tx: Tx, id: AnswerId) {
  const answer = await selectAnswer(tx, id)
  if (!answer) throw new ApiError("answer.not_found")
  return answer
}

export async function answerTexts(tx: Tx, id: AnswerId) {
  const thread = await visibleAnswer(tx, id)
  return { thread, ...(await textVersions(tx, id, thread)) }
}

export async function answerHistory(tx: Tx, id: AnswerId, listing: PageRequest) {
  const thread = await visibleAnswer(tx, id)
  return { thread, ...(await historyOf(tx, id, thread, listing)) }
}
