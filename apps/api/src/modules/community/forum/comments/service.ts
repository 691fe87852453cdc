// Comments on questions and answers.

import { languageOfText } from "@shirube/contract/text/written-language"
import type { CommentedNoun } from "@shirube/vocabulary/community/forum/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import {
  type AnswerId,
  type CommentId,
  type LanguageCode,
  namedId,
  newId,
  type QuestionId,
} from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { changeAnswerCounts, selectAnswer } from "../answers/queries.ts"
import { commentChanged, commentPosted } from "../events.ts"
import { announce, postedBefore, writeChange } from "../held-texts/service.ts"
import { nameMentioned } from "../names/service.ts"
import { isClosedTo, isOwn, mayWrite } from "../policy.ts"
import {
  changeCounts,
  type LockedQuestion,
  lockQuestion,
  selectQuestion,
  updateQuestion,
} from "../questions/queries.ts"
import { peopleIn, textsOf } from "../reading/service.ts"
import { lockForPace, refuseSlowed } from "../slow-mode/service.ts"
import { readWords, refuseUnlistedLanguage, writeOriginal } from "../texts/service.ts"
import {
  type CommentInThread,
  type CommentRow,
  insertComment,
  markEdited,
  type Place,
  selectByRetryKey,
  selectComments,
  selectFirstComments,
  selectRemovedComment,
} from "./queries.ts"

/** Comments shown before the reader loads the rest. */
const FIRST = 5

export interface CommentPage {
  readonly rows: readonly CommentRow[]
  readonly nextCursor: string | null
}

const pageOf = (found: readonly CommentRow[], limit: number): CommentPage => {
  const { items, nextCursor } = byMoment.page(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { rows: items, nextCursor }
}

/** The first comments by the id of their question or answer, in one statement. */
export async function firstComments(
  tx: Tx,
  questionId: QuestionId | null,
  answerIds: readonly AnswerId[],
): Promise<(id: string) => CommentPage> {
  const found = await selectFirstComments(tx, questionId, answerIds, FIRST + 1)
  const byPlace = Map.groupBy(found, ({ answerId }) => answerId ?? questionId)
  return (id) => pageOf(byPlace.get(id as AnswerId) ?? [], FIRST)
}

interface About {
  readonly noun: CommentedNoun
  readonly id: string
}

async function placeOf(tx: Tx, { noun, id }: About): Promise<Place> {
  if (noun === "question") return { questionId: namedId(id), answerId: null }
  const answer = await selectAnswer(tx, namedId(id))
  if (!answer) throw new ApiError("answer.not_found")
  return { questionId: answer.questionId, answerId: answer.id }
}

export async function listComments(
  tx: Tx,
  { cursor, limit, ...about }: About & PageRequest,
  language: Language,
) {
  const after = byMoment.decode(cursor)
  const place = await placeOf(tx, about)
  const thread = await selectQuestion(tx, place.questionId)
  if (!thread) throw new ApiError("question.not_found")
  const page = pageOf(await selectComments(tx, place, { after, limit: limit + 1 }), limit)
  const ids = page.rows.map(({ id }) => id)
  const words = {
    texts: await textsOf(tx, ids, language, { isWhole: true }),
    people: await peopleIn(
      tx,
      page.rows.map((by) => ({ by, thread })),
    ),
  }
  return { thread, page, ...(await nameMentioned(tx, words, language)) }
}

interface RequestContext {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault">
}

interface NewComment extends About {
  readonly text: string
  /** If unset, detected from the text; the thread's language is the first guess. */
  readonly language?: LanguageCode | undefined
  readonly retryKey: string | null
}

/** Locks the thread, so that the commented post can be neither removed nor moved. */
async function lockPlace(tx: Tx, about: About): Promise<{ place: Place; thread: LockedQuestion }> {
  const seen = await placeOf(tx, about)
  const thread = await lockQuestion(tx, seen.questionId)
  if (!thread) throw new ApiError("question.not_found")
  const place = await placeOf(tx, about)
  return place.questionId === thread.id ? { place, thread } : lockPlace(tx, about)
}

export async function postComment(
  tx: Tx,
  { text, language: chosen, retryKey, ...about }: NewComment,
  { user, visit, platform }: RequestContext,
): Promise<{ readonly id: CommentId; readonly isHeld: boolean }> {
  refuseUnlistedLanguage(chosen, visit.language)
  if (!mayWrite(user)) throw new ApiError("forum.not_for_companies")
  const refuseTooSoon = await lockForPace(tx, "comment", { user, visit })
  const { place, thread } = await lockPlace(tx, about)
  const key = retryKey && platform.vault.digest(retryKey, "comment")
  const known = key && (await selectByRetryKey(tx, user.id, key))
  if (known) return postedBefore(tx, "comment", known)
  if (isClosedTo(user, thread)) throw new ApiError("question.locked")
  await refuseTooSoon()
  await refuseSlowed(tx, thread, { user, visit })
  const id = newId<CommentId>()
  const words = readWords({ noun: "comment", text })
  const language = chosen ?? namedId<LanguageCode>(languageOfText(words, [thread.language, visit.language]))
  const by = { writerId: user.id, isByAsker: isOwn(user, thread.askerId) }
  const isNew = await insertComment(tx, {
    id,
    ...place,
    authorId: user.id,
    isByAsker: by.isByAsker,
    language,
    createdAt: visit.now,
    retryKey: key,
  })
  if (!isNew) return postedBefore(tx, "comment", id)
  const draft = { noun: "comment", thingId: id, questionId: place.questionId, language, text } as const
  await writeOriginal(tx, draft, by, visit.now)
  await (place.answerId === null
    ? changeCounts(tx, place.questionId, { comments: 1 })
    : changeAnswerCounts(tx, place.answerId, { comments: 1 }))
  const isHeld = await announce(tx, draft, { user, visit, platform }, async () => {
    await updateQuestion(tx, place.questionId, { lastActivityAt: visit.now })
    await emit(tx, commentPosted, { questionId: place.questionId, commentId: id })
  })
  return { id, isHeld }
}

/** Locks the thread, so that checks made here still hold at the write. Refuses a comment on a removed answer. */
async function lockComment(tx: Tx, id: CommentId): Promise<CommentInThread> {
  const seen = await selectRemovedComment(tx, id)
  const thread = seen && (await lockQuestion(tx, seen.questionId))
  const comment = thread && (await selectRemovedComment(tx, id))
  if (comment && comment.questionId !== thread.id) return lockComment(tx, id)
  const isThere = comment?.removedAt === null
  const isAboutNothing = comment?.answerId && !(await selectAnswer(tx, comment.answerId))
  if (!isThere || isAboutNothing) throw new ApiError("comment.not_found")
  return comment
}

/** Returns true if the text is held for review. */
export async function editComment(
  tx: Tx,
  id: CommentId,
  text: string,
  { user, visit, platform }: RequestContext,
): Promise<boolean> {
  const comment = await lockComment(tx, id)
  if (!isOwn(user, comment.authorId)) throw new ApiError("comment.not_yours")
  if (isClosedTo(user, comment)) throw new ApiError("question.locked")
  const { questionId, language, isByAsker } = comment
  const draft = { noun: "comment", thingId: id, questionId, language, text } as const
  const by = { writerId: user.id, isByAsker }
  const change = await writeChange(tx, draft, "original", by, { user, visit, platform })
  if (change !== "written") return change === "held"
  await markEdited(tx, id, visit.now)
  await emit(tx, commentChanged, { questionId, commentId: id })
  return false
}
