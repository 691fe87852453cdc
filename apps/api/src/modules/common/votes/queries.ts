import { type VotedNoun, votedNouns } from "@shirube/contract/common/votes/routes"
import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { rows, type Tx } from "#api/kernel/db/client"
import type { AnswerId, QuestionId, UserId } from "#api/kernel/db/ids"
import { votes } from "#api/kernel/db/tables/common/votes"
import { moveDeferred } from "#api/kernel/features/deferred-removals"
import { deferredRemovals, stillCounted } from "#api/kernel/features/deferred-removals/queries"
import { idsOf, memberId } from "#api/kernel/features/personal-facts/queries"
import type { Counter } from "#api/kernel/jobs/counters/queries"

interface Voted {
  readonly noun: VotedNoun
  readonly id: string
}

/** Returns false if the vote exists. */
export async function insertVote(
  tx: Tx,
  userId: UserId,
  { noun, id }: Voted,
  threadId: string,
  votedAt: Date,
): Promise<boolean> {
  const added = await tx
    .insert(votes)
    .values({ userId, noun, thingId: id, threadId, votedAt })
    .onConflictDoNothing()
    .returning({ id: votes.thingId })
  return added.length > 0
}

export async function updateThread(
  tx: Tx,
  answerIds: readonly AnswerId[],
  threadId: QuestionId,
): Promise<void> {
  if (answerIds.length === 0) return
  await tx
    .update(votes)
    .set({ threadId })
    .where(and(eq(votes.noun, "answer"), inArray(votes.thingId, [...answerIds])))
  await moveDeferred(tx, "vote", answerIds, threadId)
}

/**
 * Copies the votes of a merged question to its target, once per person and without the target's asker. Returns
 * how many were new.
 */
export async function carryVotes(
  tx: Tx,
  from: QuestionId,
  into: { readonly id: QuestionId; readonly askerId: UserId | null },
): Promise<number> {
  const carried = await rows<{ id: string }>(
    tx,
    sql`insert into ${votes} (user_id, noun, thing_id, thread_id, voted_at, is_carried)
      select user_id, noun, ${into.id}, ${into.id}, voted_at, true from ${votes}
      where noun = 'question' and thing_id = ${from} and user_id is distinct from ${into.askerId}
      on conflict do nothing returning user_id as id`,
  )
  return carried.length
}

/** Deletes copied votes of people who voted for none of the questions still merged into it. Returns how many. */
export async function dropCarriedVotes(
  tx: Tx,
  id: QuestionId,
  stillPartOfIt: readonly QuestionId[],
): Promise<number> {
  const dropped = await rows<{ id: string }>(
    tx,
    sql`delete from ${votes} v where noun = 'question' and thing_id = ${id} and is_carried
      and not exists (select from ${votes} o where o.user_id = v.user_id and o.noun = 'question'
        and o.thing_id = any(${sql.param([...stillPartOfIt])}::text[])) returning user_id as id`,
  )
  return dropped.length
}

/** Imported votes; the counts are imported separately. */
export async function insertOldVotes(tx: Tx, given: readonly (typeof votes.$inferInsert)[]): Promise<void> {
  if (given.length > 0)
    await tx
      .insert(votes)
      .values([...given])
      .onConflictDoNothing()
}

export async function deleteVote(tx: Tx, userId: UserId, { noun, id }: Voted): Promise<boolean> {
  const removed = await tx
    .delete(votes)
    .where(and(eq(votes.userId, userId), eq(votes.noun, noun), eq(votes.thingId, id)))
    .returning({ id: votes.thingId })
  return removed.length > 0
}

export const deleteAllVotes = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .delete(votes)
    .where(inArray(votes.userId, [...userIds]))
    .returning({ noun: votes.noun, id: votes.thingId, threadId: votes.threadId })

/** What the member has voted for. */
export const votedItems = sql`select noun, thing_id as id from ${votes} where user_id = ${memberId} and (${sql.join(
  votedNouns.map((noun) => sql`(noun = ${sql.raw(`'${noun}'`)} and thing_id = any(${idsOf(noun)}))`),
  sql` or `,
)})`

/** What the member wrote, of the nouns that tell. */
export const ownItems = (own: readonly { readonly noun: VotedNoun; readonly ids: SQL }[]) =>
  sql.join(
    own.map(({ noun, ids }) => sql`select ${sql.raw(`'${noun}'`)} as noun, id from (${ids}) own`),
    sql` union all `,
  )

/** Existing votes, and those of deleted accounts that are still counted. */
const columns = {
  given: { noun: votes.noun, thingId: votes.thingId, threadId: votes.threadId },
  left: {
    noun: deferredRemovals.noun,
    thingId: deferredRemovals.thingId,
    threadId: deferredRemovals.parentId,
  },
}

const bothOf = (
  by: "thingId" | "threadId",
  where: (vote: Record<"noun" | "thingId" | "threadId", PgColumn>) => SQL,
): Pick<Counter, "counted" | "stillCounted"> => ({
  counted: { table: votes, by: [columns.given[by]], where: where(columns.given) },
  stillCounted: stillCounted("vote", [columns.left[by]], where(columns.left)),
})

/** What the count of one of these consists of. */
export const votesFor = (voted: VotedNoun, ids: SQL) =>
  bothOf("thingId", ({ noun, thingId }) => sql`${noun} = ${sql.raw(`'${voted}'`)} and ${thingId} in ${ids}`)

/** What the count of a question consists of: its own votes and those of its answers, except removed ones. */
export const votesInThreads = ({
  questions,
  answers,
  removedAnswers,
}: Readonly<Record<"questions" | "answers" | "removedAnswers", SQL>>) =>
  bothOf(
    "threadId",
    ({ noun, thingId, threadId }) => sql`${threadId} in ${questions} and (${noun} = 'question'
      or (${thingId} in ${answers} and ${thingId} not in ${removedAnswers}))`,
  )
