import { and, eq, sql } from "drizzle-orm"
import { rows, type Tx } from "#api/db/client"
import type { AnswerId, QuestionId, UserId } from "#api/db/ids"
import {
  answers,
  comments,
  forumRevisions,
  forumTexts,
  heldTexts,
  questions,
  watchedFinds,
} from "#api/db/tables/forum"

const words = [forumTexts, forumRevisions, heldTexts] as const

/** Whether whoever asked has written anything else in the thread, in whatever language, removed or not. */
export async function hasAskerWritten(tx: Tx, id: QuestionId): Promise<boolean> {
  const parts = words.map(
    (table) => sql`select from ${table} where question_id = ${id} and thing_id <> ${id} and is_by_asker`,
  )
  const [found] = await rows<{ has: boolean }>(
    tx,
    sql`select exists (select from ${answers} where question_id = ${id} and is_by_asker)
      or exists (select from ${comments} where question_id = ${id} and is_by_asker)
      or exists (${sql.join(parts, sql` union all `)}) as has`,
  )
  return found?.has ?? false
}

/** Whether this person has written anything in the thread but the question itself. */
export async function hasWritten(tx: Tx, id: QuestionId, userId: UserId): Promise<boolean> {
  const parts = words.map(
    (table) =>
      sql`select from ${table} where question_id = ${id} and thing_id <> ${id} and writer_id = ${userId}`,
  )
  const [found] = await rows<{ has: boolean }>(
    tx,
    sql`select exists (select from ${answers} where question_id = ${id} and author_id = ${userId})
      or exists (select from ${comments} where question_id = ${id} and author_id = ${userId})
      or exists (${sql.join(parts, sql` union all `)}) as has`,
  )
  return found?.has ?? false
}

interface Moved {
  /** Those that were taken down included: their votes go with them. */
  readonly answerIds: AnswerId[]
  readonly numbers: { readonly answers: number; readonly comments: number; readonly helpful: number }
}

/** All that was said, with whom it is by told anew: in the other thread, somebody else has asked. */
export async function moveThread(
  tx: Tx,
  from: QuestionId,
  into: { readonly id: QuestionId; readonly askerId: UserId | null },
): Promise<Moved> {
  const { id: to, askerId } = into
  const moved = await rows<{ id: AnswerId; isVisible: boolean; helpful: number }>(
    tx,
    sql`update ${answers} a set question_id = ${to}, merged_from_id = coalesce(a.merged_from_id, ${from}),
        is_by_asker = coalesce(a.author_id = ${askerId}, false)
      from answer_counts c where c.answer_id = a.id and a.question_id = ${from}
      returning a.id, a.removed_at is null as "isVisible", c.helpful`,
  )
  const said = await rows<{ counts: boolean }>(
    tx,
    sql`update ${comments} set question_id = ${to}, merged_from_id = coalesce(merged_from_id, ${from}),
        is_by_asker = coalesce(author_id = ${askerId}, false)
      where question_id = ${from} returning removed_at is null and answer_id is null as counts`,
  )
  for (const table of words)
    await tx.execute(sql`update ${table} set question_id = ${to}, is_by_asker = coalesce(writer_id = ${askerId}, false)
      where question_id = ${from} and thing_id <> ${from}`)
  await tx.execute(
    sql`update ${watchedFinds} set question_id = ${to} where question_id = ${from} and thing_id <> ${from}`,
  )
  const visible = moved.filter(({ isVisible }) => isVisible)
  return {
    answerIds: moved.map(({ id }) => id),
    numbers: {
      answers: visible.length,
      comments: said.filter(({ counts }) => counts).length,
      helpful: visible.reduce((sum, { helpful }) => sum + helpful, 0),
    },
  }
}

/** Also what was merged into it before: every old address leads to the one that stays, in one step. */
export async function leadTo(tx: Tx, from: QuestionId, to: QuestionId): Promise<void> {
  await tx.update(questions).set({ mergedIntoId: to }).where(eq(questions.mergedIntoId, from))
  await tx.update(questions).set({ mergedIntoId: to, acceptedAnswerId: null }).where(eq(questions.id, from))
}

/** Where the address of a question leads that was merged into another. */
export async function selectMergedInto(tx: Tx, id: QuestionId): Promise<QuestionId | undefined> {
  const [found] = await tx
    .select({ into: questions.mergedIntoId })
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.removalReason, "merged")))
    .limit(1)
  return found?.into ?? undefined
}
