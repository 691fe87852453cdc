import { and, count, desc, eq, gte, inArray, sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { AnswerId, QuestionId, UserId } from "#api/kernel/db/ids"
import { instantText } from "#api/kernel/db/moments"
import { purgeRemoved, visible } from "#api/kernel/db/removal"
import { answerCounts, answers, comments, questions } from "#api/kernel/db/tables/community/forum"
import type { Counter } from "#api/kernel/jobs/counters/queries"
import { deleteTextsOf } from "../texts/queries.ts"

/** Position of the last answer on a page. */
export interface AnswerPosition {
  readonly isAccepted: boolean
  readonly helpful: number
  readonly at: string
  readonly id: string
}

export interface Listed {
  readonly acceptedId: AnswerId | null
  readonly after: AnswerPosition | undefined
  readonly limit: number
}

/** Accepted answer first, then most helpful, then oldest. Sorted without an index: each senpai answers a question once. */
export function selectAnswers(tx: Tx, questionId: QuestionId, { acceptedId, after, limit }: Listed) {
  const place = sql`${answers.id} is distinct from ${acceptedId}::uuid, -${answerCounts.helpful}, ${answers.createdAt}, ${answers.id}`
  return tx
    .select({
      id: answers.id,
      questionId: answers.questionId,
      writerId: answers.authorId,
      isByAsker: answers.isByAsker,
      createdAt: answers.createdAt,
      editedAt: answers.editedAt,
      position: instantText(answers.createdAt),
      comments: answerCounts.comments,
      helpful: answerCounts.helpful,
    })
    .from(answers)
    .innerJoin(answerCounts, eq(answerCounts.answerId, answers.id))
    .where(
      and(
        eq(answers.questionId, questionId),
        visible(answers),
        after &&
          sql`(${place}) > (${!after.isAccepted}::boolean, ${-after.helpful}::int, ${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(place)
    .limit(limit)
}

/** The answer with its question; undefined unless both are visible. */
export async function selectAnswer(tx: Tx, id: AnswerId) {
  const [found] = await selectAnswersById(tx, [id])
  return found
}

export const selectAnswersById = (tx: Tx, ids: readonly AnswerId[]) =>
  tx
    .select({
      id: answers.id,
      questionId: answers.questionId,
      authorId: answers.authorId,
      isByAsker: answers.isByAsker,
      language: answers.language,
      askerId: questions.askerId,
      isAnonymous: questions.isAnonymous,
      topics: questions.topics,
      lockedAt: questions.lockedAt,
      acceptedAnswerId: questions.acceptedAnswerId,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(and(inArray(answers.id, [...ids]), visible(answers), visible(questions)))

export type AnswerInThread = Awaited<ReturnType<typeof selectAnswersById>>[number]

/** The newest answers, for the thread's search document. */
export const selectAnswerIds = (tx: Tx, questionId: QuestionId, limit: number) =>
  tx
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.questionId, questionId), visible(answers)))
    .orderBy(desc(answers.createdAt), desc(answers.id))
    .limit(limit)

/** Each author once: a member answers a question at most once. */
export const selectAuthorsIn = (tx: Tx, questionId: QuestionId) =>
  tx
    .select({ authorId: answers.authorId })
    .from(answers)
    .where(and(eq(answers.questionId, questionId), visible(answers)))

/** False if the retry key is used already, or the author has already answered this question. */
export async function insertAnswer(tx: Tx, answer: typeof answers.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(answers).values(answer).onConflictDoNothing().returning({ id: answers.id })
  if (inserted.length === 0) return false
  await tx.insert(answerCounts).values({ answerId: answer.id })
  return true
}

/** Inserts several answers to a new question, with their counts. */
export async function insertAnswers(
  tx: Tx,
  given: readonly (typeof answers.$inferInsert & { readonly comments: number; readonly helpful: number })[],
): Promise<void> {
  if (given.length === 0) return
  await tx.insert(answers).values(given.map(({ comments: _, helpful: __, ...answer }) => answer))
  await tx
    .insert(answerCounts)
    .values(given.map(({ id, comments, helpful }) => ({ answerId: id, comments, helpful })))
}

export async function selectByRetryKey(tx: Tx, authorId: UserId, retryKey: string) {
  const [found] = await tx
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.authorId, authorId), eq(answers.retryKey, retryKey)))
    .limit(1)
  return found?.id
}

export const markEdited = (tx: Tx, id: AnswerId, editedAt: Date) =>
  tx.update(answers).set({ editedAt }).where(eq(answers.id, id))

type Numbers = Partial<Record<"comments" | "helpful", number>>

export async function changeAnswerCounts(tx: Tx, id: AnswerId, by: Numbers): Promise<void> {
  const set = Object.fromEntries(
    (Object.entries(by) as [keyof Numbers, number][]).map(([name, change]) => [
      name,
      sql`greatest(${answerCounts[name]} + ${change}, 0)`,
    ]),
  )
  await tx.update(answerCounts).set(set).where(eq(answerCounts.answerId, id))
}

export const commentsOfAnswer: Counter = {
  name: "comments of an answer",
  kept: { table: answerCounts, key: [answerCounts.answerId], number: answerCounts.comments },
  counted: {
    table: comments,
    by: [comments.answerId],
    where: sql`${visible(comments)} and ${comments.answerId} is not null`,
  },
}

export const purgeAnswers = (tx: Tx, due: { before: Date; limit: number }) =>
  purgeRemoved<AnswerId>(tx, answers, due, (ids) => deleteAnswerTexts(tx, ids))

/** Deletes the texts of the answers and of their comments. */
export async function deleteAnswerTexts(tx: Tx, ids: readonly AnswerId[]): Promise<void> {
  const about = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(inArray(comments.answerId, [...ids]))
  await deleteTextsOf(tx, [...ids, ...about.map(({ id }) => id)])
}

/** Enough for a median; older answers say little about today. */
const RECENT_ANSWERS = 20

/**
 * What a member has answered, without answers to their own questions, which may be anonymous. `medianSeconds`: between question
 * and answer, of the last answers; null without any.
 */
export async function selectAnswerRecord(tx: Tx, authorId: UserId) {
  const [found] = await rows<{
    answers: number
    accepted: number
    medianSeconds: number | null
    lastAt: string | null
  }>(
    tx,
    sql`with own as (
        select a.created_at, extract(epoch from a.created_at - q.created_at)::float8 as waited, q.accepted_answer_id = a.id as is_accepted
        from ${answers} a join ${questions} q on q.id = a.question_id
        where a.author_id = ${authorId} and not a.is_by_asker and a.removed_at is null and q.removed_at is null
      )
      select count(*)::int as answers, (count(*) filter (where is_accepted))::int as accepted,
        ${instantText(sql`max(created_at)`)} as "lastAt",
        (select percentile_cont(0.5) within group (order by waited)
          from (select waited from own order by created_at desc limit ${RECENT_ANSWERS}) as recent) as "medianSeconds"
      from own`,
  )
  return found ?? { answers: 0, accepted: 0, medianSeconds: null, lastAt: null }
}

/** How much each of these members has answered since then; members without an answer are left out. */
export const countAnswersSince = (tx: Tx, authorIds: readonly UserId[], since: Date) =>
  tx
    .select({ authorId: answers.authorId, count: count() })
    .from(answers)
    .where(
      and(
        inArray(answers.authorId, [...authorIds]),
        gte(answers.createdAt, since),
        eq(answers.isByAsker, false),
        visible(answers),
      ),
    )
    .groupBy(answers.authorId)

/** Accepted ones first, then the newest; without answers to the member's own questions, which may be anonymous. */
export function selectAnswersBy(tx: Tx, authorId: UserId, limit: number) {
  const isAccepted = sql<boolean>`coalesce(${questions.acceptedAnswerId} = ${answers.id}, false)`
  return tx
    .select({
      id: answers.id,
      questionId: answers.questionId,
      topics: questions.topics,
      createdAt: answers.createdAt,
      isAccepted,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(
      and(eq(answers.authorId, authorId), eq(answers.isByAsker, false), visible(answers), visible(questions)),
    )
    .orderBy(desc(isAccepted), desc(answers.createdAt), desc(answers.id))
    .limit(limit)
}

/** Also of a removed answer. Null once the author's account is deleted. */
export async function selectAnswerAuthor(tx: Tx, id: AnswerId): Promise<UserId | null> {
  const [found] = await tx
    .select({ authorId: answers.authorId })
    .from(answers)
    .where(eq(answers.id, id))
    .limit(1)
  return found?.authorId ?? null
}
