import type { QuestionSort } from "@shirube/vocabulary/community/forum/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import { and, asc, desc, eq, gt, type SQL, sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { AnswerId, LanguageCode, QuestionId, UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { prepared, preparedRows } from "#api/kernel/db/prepared"
import { purgeRemoved, visible } from "#api/kernel/db/removal"
import {
  ANY,
  answers,
  comments,
  questionCounts,
  questionLists,
  questions,
} from "#api/kernel/db/tables/community/forum"
import { forumTexts } from "#api/kernel/db/tables/community/forum/texts"

import type { Counter } from "#api/kernel/jobs/counters/queries"

const columns = {
  id: questions.id,
  askerId: questions.askerId,
  isAnonymous: questions.isAnonymous,
  topics: questions.topics,
  language: questions.language,
  japaneseLevel: questions.japaneseLevel,
  acceptedAnswerId: questions.acceptedAnswerId,
  aboutLessonId: questions.aboutLessonId,
  lockedAt: questions.lockedAt,
  lockReason: questions.lockReason,
  slowMinutes: questions.slowMinutes,
  createdAt: questions.createdAt,
  editedAt: questions.editedAt,
  lastActivityAt: questions.lastActivityAt,
  position: instantText(questions.createdAt),
  answers: questionCounts.answers,
  comments: questionCounts.comments,
  helpful: questionCounts.helpful,
  followers: questionCounts.followers,
}

const selectVisible = (tx: Tx) =>
  tx.select(columns).from(questions).innerJoin(questionCounts, eq(questionCounts.questionId, questions.id))

export type QuestionRow = Awaited<ReturnType<typeof selectListed>>[number]

/** The last row of the page before; `at` is text from `instantText`. */
export interface QuestionPosition {
  readonly at: string
  readonly id: string
  /** Set when sorting by helpful votes. */
  readonly helpful?: number | undefined
}

export interface Listed {
  readonly sort: QuestionSort
  readonly topic?: Topic | undefined
  readonly language?: LanguageCode | undefined
  /** Excludes unanswered questions. */
  readonly isAnswered?: boolean
  readonly after: QuestionPosition | undefined
  readonly limit: number
}

/** Selects ids in a subquery: walks an index only as far as the page, then fetches the rest for these rows. */
export function selectListed(
  tx: Tx,
  { sort, topic = ANY as Topic, language = ANY as LanguageCode, isAnswered, after, limit }: Listed,
) {
  const { createdAt, questionId, helpful } = questionLists
  const isByVotes = sort === "helpful"
  const page = tx
    .select({ id: questionId, helpful })
    .from(questionLists)
    .where(
      and(
        eq(questionLists.topic, topic),
        eq(questionLists.language, language),
        sort === "unanswered" ? sql`${questionLists.isUnanswered}` : undefined,
        isAnswered ? sql`not ${questionLists.isUnanswered}` : undefined,
        after &&
          (isByVotes
            ? sql`(${helpful}, ${createdAt}, ${questionId}) < (${after.helpful ?? 0}::int, ${after.at}::timestamptz, ${after.id}::uuid)`
            : isBefore(createdAt, questionId, after)),
      ),
    )
    .orderBy(...(isByVotes ? [desc(helpful)] : []), desc(createdAt), desc(questionId))
    .limit(limit)
    .as("page")
  return selectVisible(tx)
    .innerJoin(page, eq(page.id, questions.id))
    .where(visible(questions))
    .orderBy(...(isByVotes ? [desc(page.helpful)] : []), desc(questions.createdAt), desc(questions.id))
}

export const selectAskedBy = (
  tx: Tx,
  userId: UserId,
  { after, limit }: { after: QuestionPosition | undefined; limit: number },
) =>
  selectVisible(tx)
    .where(
      and(
        eq(questions.askerId, userId),
        visible(questions),
        after && isBefore(questions.createdAt, questions.id, after),
      ),
    )
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(limit)

/** A position after every question. */
const NEVER = "infinity"
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff"

const limit = sql`${sql.placeholder("limit")}::int`
const unansweredIn = preparedRows<{ id: QuestionId }>(
  "unanswered_in_topics",
  ["id"],
  sql`select question_id as id from unnest(${sql.placeholder("topics")}::text[]) as wanted(topic),
      lateral (select question_id, created_at from ${questionLists}
        where topic = wanted.topic and language = ${sql.raw(`'${ANY}'`)} and is_unanswered
          and (created_at, question_id) < (${sql.placeholder("at")}::timestamptz, ${sql.placeholder("id")}::uuid)
        order by created_at desc, question_id desc limit ${limit}) newest
    group by question_id, created_at order by created_at desc, question_id desc limit ${limit}`,
)

/** The newest unanswered questions in these topics: selects the newest of each topic, then the newest of those. */
export async function selectUnansweredIn(
  tx: Tx,
  topics: readonly Topic[],
  { after, limit }: { after: QuestionPosition | undefined; limit: number },
) {
  const found = await unansweredIn(tx, { topics, at: after?.at ?? NEVER, id: after?.id ?? LAST_ID, limit })
  return selectByIds(
    tx,
    found.map(({ id }) => id),
  )
}

const questionsByIds = prepared((tx) =>
  selectVisible(tx)
    .where(and(sql`${questions.id} = any(${sql.placeholder("ids")}::uuid[])`, visible(questions)))
    .prepare("questions_by_ids"),
)

/** In the order of `ids`. */
export async function selectByIds(tx: Tx, ids: readonly QuestionId[]): Promise<QuestionRow[]> {
  if (ids.length === 0) return []
  const found = await questionsByIds(tx).execute({ ids })
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function selectQuestion(tx: Tx, id: QuestionId): Promise<QuestionRow | undefined> {
  const [found] = await selectByIds(tx, [id])
  return found
}

/** Serializes writes to a thread. */
export async function lockQuestion(tx: Tx, id: QuestionId) {
  const [found] = await tx
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), visible(questions)))
    .limit(1)
    .for("no key update")
  return found
}
export type LockedQuestion = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>

/** False if the retry key is used already. */
export async function insertQuestion(tx: Tx, question: typeof questions.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(questions)
    .values(question)
    .onConflictDoNothing()
    .returning({ id: questions.id })
  if (inserted.length === 0) return false
  await tx.insert(questionCounts).values({ questionId: question.id })
  return true
}

export async function selectByRetryKey(tx: Tx, askerId: UserId, retryKey: string) {
  const [found] = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.askerId, askerId), eq(questions.retryKey, retryKey)))
    .limit(1)
  return found?.id
}

type Change = Partial<
  Pick<
    typeof questions.$inferInsert,
    | "topics"
    | "japaneseLevel"
    | "isAnonymous"
    | "editedAt"
    | "acceptedAnswerId"
    | "lastActivityAt"
    | "slowMinutes"
  >
>

export const updateQuestion = (tx: Tx, id: QuestionId, change: Change) =>
  tx.update(questions).set(change).where(eq(questions.id, id))

export const setLock = (
  tx: Tx,
  id: QuestionId,
  lock: Pick<typeof questions.$inferInsert, "lockedAt" | "lockReason">,
) => tx.update(questions).set(lock).where(eq(questions.id, id))

/** Clears the accepted answer if it is the removed one. */
export const unacceptRemoved = (tx: Tx, id: QuestionId, answerId: AnswerId) =>
  tx
    .update(questions)
    .set({ acceptedAnswerId: null })
    .where(and(eq(questions.id, id), eq(questions.acceptedAnswerId, answerId)))

export const unlistQuestion = (tx: Tx, id: QuestionId) =>
  tx.delete(questionLists).where(eq(questionLists.questionId, id))

/**
 * Rebuilds the question's rows in the lists. Locks its counts: a concurrent change of counts also updates the lists and
 * must find these rows.
 */
export async function listQuestion(tx: Tx, id: QuestionId): Promise<void> {
  await tx.execute(sql`select from ${questionCounts} where question_id = ${id} for update`)
  await unlistQuestion(tx, id)
  await tx.execute(sql`insert into ${questionLists} (question_id, topic, language, created_at, helpful, is_unanswered)
    select q.id, t.topic, l.language, q.created_at, c.helpful, c.answers = 0
    from ${questions} q join ${questionCounts} c on c.question_id = q.id,
      lateral unnest(q.topics || ${ANY}::text) t(topic),
      lateral (select language from ${forumTexts} where thing_id = q.id and origin <> 'machine' union all select ${ANY}) l
    where q.id = ${id} and q.removed_at is null`)
}

type Numbers = Partial<Record<"answers" | "comments" | "helpful" | "followers", number>>

/** Adds to the counts, and updates the lists sorted by them. Returns the new number of answers. */
export async function changeCounts(tx: Tx, id: QuestionId, by: Numbers): Promise<number> {
  const set: Record<string, SQL> = {}
  for (const [name, change] of Object.entries(by) as [keyof Numbers, number][])
    set[name] = sql`greatest(${questionCounts[name]} + ${change}, 0)`
  const [counts] = await tx
    .update(questionCounts)
    .set(set)
    .where(eq(questionCounts.questionId, id))
    .returning({ answers: questionCounts.answers })
  if (by.answers !== undefined || by.helpful !== undefined) await sortLists(tx, sql`l.question_id = ${id}`)
  return counts?.answers ?? 0
}

const sortLists = (tx: Tx, which: SQL) =>
  rows<{ id: string }>(
    tx,
    sql`update ${questionLists} l set helpful = c.helpful, is_unanswered = c.answers = 0 from ${questionCounts} c
      where c.question_id = l.question_id and ${which}
        and (l.helpful, l.is_unanswered) is distinct from (c.helpful, c.answers = 0) returning l.question_id as id`,
  )

/** Copies the counts corrected by the nightly recount to the lists. Returns the number of updated rows. */
export const sortAllLists = async (tx: Tx) => (await sortLists(tx, sql`true`)).length

export const answersOfQuestion: Counter = {
  name: "answers",
  kept: { table: questionCounts, key: [questionCounts.questionId], number: questionCounts.answers },
  counted: { table: answers, by: [answers.questionId], where: visible(answers) },
}

export const commentsOfQuestion: Counter = {
  name: "comments of a question",
  kept: { table: questionCounts, key: [questionCounts.questionId], number: questionCounts.comments },
  counted: {
    table: comments,
    by: [comments.questionId],
    where: sql`${visible(comments)} and ${comments.answerId} is null`,
  },
}

/** Foreign keys cascade to the whole thread. */
export const purgeQuestions = (tx: Tx, due: { before: Date; limit: number }) =>
  purgeRemoved(tx, questions, due)

/** In id order, for rebuilding the search index. */
export const selectQuestionsAfter = (tx: Tx, after: QuestionId | undefined, limit: number) =>
  tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(visible(questions), after === undefined ? undefined : gt(questions.id, after)))
    .orderBy(asc(questions.id))
    .limit(limit)
