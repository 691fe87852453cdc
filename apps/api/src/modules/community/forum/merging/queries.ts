import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { AnswerId, CommentId, QuestionId, UserId } from "#api/kernel/db/ids"
import { visible } from "#api/kernel/db/removal"
import { answers, comments, questions } from "#api/kernel/db/tables/community/forum"
import {
  forumRevisions,
  forumTexts,
  textsPendingReview,
  watchedFinds,
} from "#api/kernel/db/tables/community/forum/texts"

const words = [forumTexts, forumRevisions, textsPendingReview] as const
const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`

/** Answers and comments that move between threads, including removed ones. */
export interface Parts {
  readonly answer: readonly AnswerId[]
  readonly comment: readonly CommentId[]
}

const exists = async (tx: Tx, parts: readonly SQL[]) => {
  const [found] = await rows<{ has: boolean }>(
    tx,
    sql`select exists (${sql.join([...parts], sql` union all `)}) as has`,
  )
  return found?.has ?? false
}

/** Whether the asker wrote any of these parts, in any language. */
export const hasAskerWritten = (tx: Tx, { answer, comment }: Parts) =>
  exists(tx, [
    sql`select from ${answers} where id = any(${uuids(answer)}) and is_by_asker`,
    sql`select from ${comments} where id = any(${uuids(comment)}) and is_by_asker`,
    ...words.map(
      (table) =>
        sql`select from ${table} where thing_id = any(${uuids([...answer, ...comment])}) and is_by_asker`,
    ),
  ])

/** Whether this member wrote any of these parts, in any language. */
export const hasWritten = (tx: Tx, { answer, comment }: Parts, userId: UserId) =>
  exists(tx, [
    sql`select from ${answers} where id = any(${uuids(answer)}) and author_id = ${userId}`,
    sql`select from ${comments} where id = any(${uuids(comment)}) and author_id = ${userId}`,
    ...words.map(
      (table) =>
        sql`select from ${table} where thing_id = any(${uuids([...answer, ...comment])}) and writer_id = ${userId}`,
    ),
  ])

interface Thread {
  readonly id: QuestionId
  readonly askerId: UserId | null
}

/** Visible parts, as both threads count them. */
export interface Numbers {
  readonly answers: number
  readonly comments: number
  readonly helpful: number
}

/** Recomputes `is_by_asker`, since the other thread has another asker. */
async function moveParts(
  tx: Tx,
  { answer, comment }: Parts,
  { id, askerId }: Thread,
  mergedFrom: SQL,
): Promise<Numbers> {
  const moved = await rows<{ isVisible: boolean; helpful: number }>(
    tx,
    sql`update ${answers} a set question_id = ${id}, merged_from_id = ${mergedFrom},
        is_by_asker = coalesce(a.author_id = ${askerId}, false)
      from answer_counts c where c.answer_id = a.id and a.id = any(${uuids(answer)})
      returning a.removed_at is null as "isVisible", c.helpful`,
  )
  const movedComments = await rows<{ counts: boolean }>(
    tx,
    sql`update ${comments} set question_id = ${id}, merged_from_id = ${mergedFrom},
        is_by_asker = coalesce(author_id = ${askerId}, false)
      where id = any(${uuids(comment)}) returning removed_at is null and answer_id is null as counts`,
  )
  const all = uuids([...answer, ...comment])
  for (const table of words)
    await tx.execute(sql`update ${table} set question_id = ${id}, is_by_asker = coalesce(writer_id = ${askerId}, false)
      where thing_id = any(${all})`)
  await tx.execute(sql`update ${watchedFinds} set question_id = ${id} where thing_id = any(${all})`)
  const shown = moved.filter(({ isVisible }) => isVisible)
  return {
    answers: shown.length,
    comments: movedComments.filter(({ counts }) => counts).length,
    helpful: shown.reduce((sum, { helpful }) => sum + helpful, 0),
  }
}

export const moveInto = (tx: Tx, parts: Parts, from: QuestionId, into: Thread) =>
  moveParts(tx, parts, into, sql`coalesce(merged_from_id, ${from})`)

/** Clears `merged_from_id` of parts that were written in this thread. */
export const moveBack = (tx: Tx, parts: Parts, thread: Thread) =>
  moveParts(tx, parts, thread, sql`nullif(merged_from_id, ${thread.id})`)

/** Everything that came with a question, also from questions merged into it before, and later comments on those answers. */
export async function selectMergedParts(tx: Tx, from: QuestionId, into: QuestionId): Promise<Parts> {
  const ofAnswers = await rows<{ id: AnswerId }>(
    tx,
    sql`${origins(from)} select id from ${answers}
      where question_id = ${into} and merged_from_id in (select id from origins)`,
  )
  const answer = ofAnswers.map(({ id }) => id)
  const ofComments = await rows<{ id: CommentId }>(
    tx,
    sql`${origins(from)} select id from ${comments} where question_id = ${into}
      and (answer_id = any(${uuids(answer)}) or merged_from_id in (select id from origins))`,
  )
  return { answer, comment: ofComments.map(({ id }) => id) }
}

const origins = (id: QuestionId) => sql`with recursive origins(id) as (select ${id}::uuid
  union all select q.id from ${questions} q join origins o on q.merged_into_id = o.id)`

export const setMergedInto = (tx: Tx, id: QuestionId, mergedIntoId: QuestionId | null) =>
  tx.update(questions).set({ mergedIntoId }).where(eq(questions.id, id))

/** Clears accepted answers that are removed or in another thread. */
export const unacceptMissing = (tx: Tx, ids: readonly QuestionId[]) =>
  tx.execute(sql`update ${questions} q set accepted_answer_id = null
    where id = any(${uuids(ids)}) and accepted_answer_id is not null and not exists
      (select from ${answers} a where a.id = q.accepted_answer_id and a.question_id = q.id and a.removed_at is null)`)

/** Recomputes the time of the last post in each thread. */
export const renewActivity = (tx: Tx, ids: readonly QuestionId[]) =>
  tx.execute(sql`update ${questions} q set last_activity_at = greatest(q.created_at,
      (select max(created_at) from ${answers} where question_id = q.id),
      (select max(created_at) from ${comments} where question_id = q.id))
    where id = any(${uuids(ids)})`)

/** The question that a merged question redirects to, through any number of merges. */
export async function selectMergedInto(tx: Tx, id: QuestionId): Promise<QuestionId | undefined> {
  const [found] = await rows<{ id: QuestionId }>(
    tx,
    sql`with recursive way(id, next, step) as (
        select id, merged_into_id, 0 from ${questions} where id = ${id} and removal_reason = 'merged'
        union all select q.id, case when q.removal_reason = 'merged' then q.merged_into_id end, way.step + 1
          from ${questions} q join way on q.id = way.next)
      select id from way where step > 0 order by step desc limit 1`,
  )
  return found?.id
}

/** The question it is merged into; null if it is visible itself, undefined if it is missing or removed. */
export async function selectMergeTarget(tx: Tx, id: QuestionId): Promise<QuestionId | null | undefined> {
  const [found] = await tx
    .select({ into: questions.mergedIntoId, isThere: sql<boolean>`${visible(questions)}` })
    .from(questions)
    .where(eq(questions.id, id))
    .limit(1)
  return found && (found.isThere ? null : (found.into ?? undefined))
}

/** More than editors merge by hand. */
const MOST_PARTS = 200

/** Questions merged directly into this one. */
export const selectParts = (tx: Tx, id: QuestionId) =>
  tx
    .select({ id: questions.id, askerId: questions.askerId, mergedAt: questions.removedAt })
    .from(questions)
    .where(and(eq(questions.mergedIntoId, id), eq(questions.removalReason, "merged")))
    .orderBy(asc(questions.removedAt), asc(questions.id))
    .limit(MOST_PARTS)
