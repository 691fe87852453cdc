// Lists of questions: all, by topic, by search, the member's own, and those waiting for a senpai.
import type { Language } from "@shirube/vocabulary/language"
import type { Topic } from "@shirube/vocabulary/topics"
import type { Db, Tx } from "#api/kernel/db/client"
import {
  type CourseId,
  type LanguageCode,
  type LessonKey,
  namedId,
  type QuestionId,
} from "#api/kernel/db/ids"
import { byMoment, instant, integer, keyset, type PageRequest, uuid } from "#api/kernel/lists/keyset"
import type { Actor } from "#api/kernel/security/session"
import { findDocuments } from "#api/modules/common/search/service"
import { newestFollowed } from "#api/modules/community/follows/service"
import { lessonAt } from "#api/modules/learning/courses/lessons/service"
import { blockedBy } from "#api/modules/people/blocks/service"
import { topicsOf } from "#api/modules/people/senpai/service"
import { waitingFor } from "../invitations/service.ts"
import { selectAboutLesson } from "../lessons/queries.ts"
import { nameMentioned } from "../names/service.ts"
import { isOwn } from "../policy.ts"
import { presentSummaries } from "../questions/present.ts"
import {
  type Listed,
  type QuestionRow,
  selectAskedBy,
  selectByIds,
  selectListed,
  selectUnansweredIn,
} from "../questions/queries.ts"
import { peopleIn, textsOf } from "../reading/service.ts"
import { refuseUnlistedLanguage } from "../texts/service.ts"

/** Adds texts and names to the rows: two statements for any number of rows, and one more if texts mention people. */
async function withWords(
  tx: Tx,
  { items, nextCursor }: { items: readonly QuestionRow[]; nextCursor: string | null },
  language: Language,
) {
  const words = {
    texts: await textsOf(
      tx,
      items.map(({ id }) => id),
      language,
      { isWhole: false },
    ),
    people: await peopleIn(
      tx,
      items.map((thread) => ({ by: { writerId: thread.askerId, isByAsker: true }, thread })),
    ),
  }
  return { items, nextCursor, ...(await nameMentioned(tx, words, language)) }
}

const byVotes = keyset({ helpful: integer(9), at: instant, id: uuid() })
/** The position in either order. */
const positionOf = ({ helpful, position, id }: QuestionRow) => ({ helpful, at: position, id })

export async function listQuestions(
  tx: Tx,
  { cursor, limit, ...wanted }: PageRequest & Omit<Listed, "after">,
  language: Language,
) {
  refuseUnlistedLanguage(wanted.language, language)
  const order = wanted.sort === "helpful" ? byVotes : byMoment
  const found = await selectListed(tx, { ...wanted, after: order.decode(cursor), limit: limit + 1 })
  return withWords(tx, order.page(found, limit, positionOf), language)
}

/** The newest answered questions, for the front page. */
export const answeredQuestions = async (tx: Tx, limit: number, language: Language) =>
  withWords(
    tx,
    {
      items: await selectListed(tx, { sort: "newest", isAnswered: true, after: undefined, limit }),
      nextCursor: null,
    },
    language,
  )

interface Words {
  readonly q: string
  readonly topic?: Topic | undefined
  readonly language?: LanguageCode | undefined
}

/** Best matches first. */
export async function findQuestions(
  db: Db,
  { q, ...wanted }: Words & PageRequest,
  language: Language,
  /** Without spelling correction: while a member types a question. */
  exact = false,
) {
  refuseUnlistedLanguage(wanted.language, language)
  const question = {
    ...wanted,
    q,
    kind: "question" as const,
    exact,
  }
  const { page, nextCursor, isCut } = await findDocuments(db, question)
  const ids = page.map(({ id }) => namedId<QuestionId>(id))
  const items = await selectByIds(db.autocommit, ids)
  const found = await withWords(db.autocommit, { items, nextCursor }, language)
  return { ...found, isCut }
}

/** The newest questions about a lesson. */
export async function questionsAbout(
  tx: Tx,
  { courseId, key }: { readonly courseId: CourseId; readonly key: LessonKey },
  limit: number,
  language: Language,
) {
  const lessonId = await lessonAt(tx, courseId, key)
  const ids = await selectAboutLesson(tx, lessonId, limit)
  const items = await selectByIds(tx, ids)
  return { lessonId, ...(await withWords(tx, { items, nextCursor: null }, language)) }
}

export async function ownQuestions(tx: Tx, user: Actor, { cursor, limit }: PageRequest, language: Language) {
  const after = byMoment.decode(cursor)
  const found = await selectAskedBy(tx, user.id, { after, limit: limit + 1 })
  return withWords(tx, byMoment.page(found, limit, positionOf), language)
}

/** Invitations first, then unanswered questions in their topics; without topics (an editor, say), in all topics. */
export async function questionsForSenpai(
  tx: Tx,
  user: Actor,
  { cursor, limit }: PageRequest,
  language: Language,
) {
  const after = byMoment.decode(cursor)
  const found = await selectUnansweredIn(tx, await topicsOf(tx, user.id), { after, limit: limit + 1 })
  const blocked = new Set(await blockedBy(tx, user.id))
  // Keeps anonymous questions: a missing one would reveal its asker.
  const isShown = ({ askerId, isAnonymous }: QuestionRow) =>
    !isOwn(user, askerId) && (isAnonymous || askerId === null || !blocked.has(askerId))
  const invitedTo = await waitingFor(tx, user.id)
  const { items: page, nextCursor } = byMoment.page(found, limit, positionOf)
  const others = page.filter((each) => isShown(each) && !invitedTo.includes(each.id))
  const items = [...(after ? [] : (await selectByIds(tx, invitedTo)).filter(isShown)), ...others]
  return { invitedTo, ...(await withWords(tx, { items, nextCursor }, language)) }
}

/** Most recently followed first. */
export async function followedQuestions(tx: Tx, user: Actor, listing: PageRequest, language: Language) {
  const { ids, nextCursor } = await newestFollowed(tx, user, "question", listing)
  const items = await selectByIds(tx, ids.map(namedId<QuestionId>))
  return presentSummaries(await withWords(tx, { items, nextCursor }, language), language)
}
