// What members say about a question or an answer.
import type { CommentedNoun } from "@shirube/contract/forum-choices"
import type { Language } from "@shirube/contract/language"
import { languageOfText } from "@shirube/contract/written-language"
import type { Tx } from "#api/db/client"
import {
  type AnswerId,
  type CommentId,
  type LanguageCode,
  namedId,
  newId,
  type QuestionId,
} from "#api/db/ids"
import { decodeMoment, encodeCursor } from "#api/platform/cursor"
import { ApiError } from "#api/platform/errors"
import { emit } from "#api/platform/events"
import type { Platform } from "#api/platform/platform"
import type { Actor, Visit } from "#api/platform/session"
import { changeAnswerCounts, selectAnswer } from "../answers/queries.ts"
import { commentChanged, commentPosted } from "../events.ts"
import { announce, postedBefore, writeChange } from "../held/service.ts"
import { nameMentioned } from "../names/service.ts"
import { holdPace, refuseSlowed } from "../pace/service.ts"
import { isClosedTo, isOwn, mayWrite } from "../policy.ts"
import {
  changeCounts,
  type LockedQuestion,
  lockQuestion,
  selectQuestion,
  updateQuestion,
} from "../questions/queries.ts"
import { peopleIn, textsOf } from "../reading/service.ts"
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

/** As many as a page shows at once; whoever wants more opens the rest. */
const FIRST = 5

export interface CommentPage {
  readonly rows: readonly CommentRow[]
  readonly nextCursor: string | null
}

const pageOf = (found: readonly CommentRow[], limit: number): CommentPage => {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows,
    nextCursor: found.length > rows.length && last ? encodeCursor([last.createdAt, last.id]) : null,
  }
}

/** The first of each, by the id of what they are about; one statement for all. */
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
  { cursor, limit, ...about }: About & { cursor?: string | undefined; limit: number },
  language: Language,
) {
  const after = cursor === undefined ? undefined : decodeMoment(cursor)
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

interface Asking {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault">
}

interface NewComment extends About {
  readonly text: string
  /** Unset: what its letters tell, with the thread's language as the likeliest. */
  readonly language?: LanguageCode | undefined
  readonly retryKey: string | null
}

/** With its thread held: nobody removes what it is about any more, or moves it elsewhere. */
async function holdPlace(tx: Tx, about: About): Promise<{ place: Place; thread: LockedQuestion }> {
  const seen = await placeOf(tx, about)
  const thread = await lockQuestion(tx, seen.questionId)
  if (!thread) throw new ApiError("question.not_found")
  const place = await placeOf(tx, about)
  return place.questionId === thread.id ? { place, thread } : holdPlace(tx, about)
}

export async function postComment(
  tx: Tx,
  { text, language: told, retryKey, ...about }: NewComment,
  { user, visit, platform }: Asking,
): Promise<{ readonly id: CommentId; readonly isHeld: boolean }> {
  refuseUnlistedLanguage(told, visit.language)
  if (!mayWrite(user)) throw new ApiError("forum.not_for_companies")
  const refuseTooSoon = await holdPace(tx, "comment", { user, visit })
  const { place, thread } = await holdPlace(tx, about)
  const key = retryKey && platform.vault.digest(retryKey, "comment")
  const known = key && (await selectByRetryKey(tx, user.id, key))
  if (known) return postedBefore(tx, "comment", known)
  if (isClosedTo(user, thread)) throw new ApiError("question.locked")
  await refuseTooSoon()
  await refuseSlowed(tx, thread, { user, visit })
  const id = newId<CommentId>()
  const words = readWords({ noun: "comment", text })
  const language = told ?? namedId<LanguageCode>(languageOfText(words, [thread.language, visit.language]))
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

/** With its thread held: what is decided here is still so when it is written. What it is about may be gone before it is. */
async function hold(tx: Tx, id: CommentId): Promise<CommentInThread> {
  const seen = await selectRemovedComment(tx, id)
  const thread = seen && (await lockQuestion(tx, seen.questionId))
  const comment = thread && (await selectRemovedComment(tx, id))
  if (comment && comment.questionId !== thread.id) return hold(tx, id)
  const isThere = comment?.removedAt === null
  const isAboutNothing = comment?.answerId && !(await selectAnswer(tx, comment.answerId))
  if (!isThere || isAboutNothing) throw new ApiError("comment.not_found")
  return comment
}

/** True where it waits for an editor. */
export async function editComment(
  tx: Tx,
  id: CommentId,
  text: string,
  { user, visit, platform }: Asking,
): Promise<boolean> {
  const comment = await hold(tx, id)
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
