import type { FollowedNoun } from "@shirube/contract/community/follows/routes"
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { follows } from "#api/kernel/db/tables/community/follows"
import { deferredRemovals, stillCounted } from "#api/kernel/features/deferred-removals/queries"
import { idsOf, memberId } from "#api/kernel/features/personal-facts/queries"
import type { Counter } from "#api/kernel/jobs/counters/queries"
import type { Moment } from "#api/kernel/lists/keyset"

export const countedFollowers = (questionIds: SQL): Pick<Counter, "counted" | "stillCounted"> => ({
  counted: {
    table: follows,
    by: [follows.thingId],
    where: sql`${follows.noun} = 'question' and ${follows.thingId} in ${questionIds}`,
  },
  stillCounted: stillCounted(
    "follow",
    [deferredRemovals.thingId],
    sql`${deferredRemovals.thingId} in ${questionIds}`,
  ),
})

export interface Followed {
  readonly noun: FollowedNoun
  readonly id: string
}

/** Returns false if the follow exists. */
export async function insertFollow(tx: Tx, userId: UserId, { noun, id }: Followed, followedAt: Date) {
  const added = await tx
    .insert(follows)
    .values({ userId, noun, thingId: id, followedAt })
    .onConflictDoNothing()
    .returning({ id: follows.thingId })
  return added.length > 0
}

export async function deleteFollow(tx: Tx, userId: UserId, { noun, id }: Followed): Promise<boolean> {
  const removed = await tx
    .delete(follows)
    .where(and(eq(follows.userId, userId), eq(follows.noun, noun), eq(follows.thingId, id)))
    .returning({ id: follows.thingId })
  return removed.length > 0
}

/**
 * Copies the followers of a merged question, and `alsoFollowing`, to its target, once each. Returns how many
 * were new.
 */
export async function carryFollows(
  tx: Tx,
  from: string,
  into: string,
  { alsoFollowing, now }: { readonly alsoFollowing: readonly UserId[]; readonly now: Date },
): Promise<number> {
  const followers = await tx
    .select({ userId: follows.userId, followedAt: follows.followedAt })
    .from(follows)
    .where(and(eq(follows.noun, "question"), eq(follows.thingId, from)))
  const coming = [...followers, ...alsoFollowing.map((userId) => ({ userId, followedAt: now }))]
  if (coming.length === 0) return 0
  const joined = await tx
    .insert(follows)
    .values(coming.map((row) => ({ ...row, noun: "question" as const, thingId: into, isCarried: true })))
    .onConflictDoNothing()
    .returning({ userId: follows.userId })
  return joined.length
}

/**
 * Deletes copied follows of people who neither follow nor asked any question still merged into it. Returns how
 * many.
 */
export async function dropCarriedFollows(
  tx: Tx,
  id: string,
  { parts, askers }: { readonly parts: readonly string[]; readonly askers: readonly UserId[] },
): Promise<number> {
  const dropped = await rows<{ id: string }>(
    tx,
    sql`delete from ${follows} f where noun = 'question' and thing_id = ${id} and is_carried
      and user_id <> all(${sql.param([...askers])}::uuid[])
      and not exists (select from ${follows} o where o.user_id = f.user_id and o.noun = 'question'
        and o.thing_id = any(${sql.param([...parts])}::text[])) returning user_id as id`,
  )
  return dropped.length
}

export const deleteAllFollows = (tx: Tx, userIds: readonly UserId[]): Promise<Followed[]> =>
  tx
    .delete(follows)
    .where(inArray(follows.userId, [...userIds]))
    .returning({ noun: follows.noun, id: follows.thingId })

export const deleteFollowsOf = (tx: Tx, noun: FollowedNoun, ids: readonly string[]) =>
  tx.delete(follows).where(and(eq(follows.noun, noun), inArray(follows.thingId, [...ids])))

export async function selectFollowedAmong(
  tx: Tx,
  userId: UserId,
  noun: FollowedNoun,
  ids: readonly string[],
): Promise<string[]> {
  const found = await tx
    .select({ id: follows.thingId })
    .from(follows)
    .where(and(eq(follows.userId, userId), eq(follows.noun, noun), inArray(follows.thingId, [...ids])))
  return found.map(({ id }) => id)
}

export const selectNewestFollowed = (
  tx: Tx,
  userId: UserId,
  { noun, after, limit }: { noun: FollowedNoun; after: Moment | undefined; limit: number },
) =>
  tx
    .select({ id: follows.thingId, position: instantText(follows.followedAt) })
    .from(follows)
    .where(
      and(
        eq(follows.userId, userId),
        eq(follows.noun, noun),
        after && isBefore(follows.followedAt, follows.thingId, after),
      ),
    )
    .orderBy(desc(follows.followedAt), desc(follows.thingId))
    .limit(limit)

/** People who follow any of these, distinct, ordered by id. */
export async function selectFollowers(
  tx: Tx,
  noun: FollowedNoun,
  ids: readonly string[],
  { after, limit }: { after: UserId | undefined; limit: number },
): Promise<UserId[]> {
  const found = await tx
    .selectDistinct({ userId: follows.userId })
    .from(follows)
    .where(
      and(
        eq(follows.noun, noun),
        inArray(follows.thingId, [...ids]),
        after === undefined ? undefined : gt(follows.userId, after),
      ),
    )
    .orderBy(asc(follows.userId))
    .limit(limit)
  return found.map(({ userId }) => userId)
}

/** Those of the followed nouns that pages show as items. */
export const followedItemNouns = ["question", "mentor"] as const satisfies readonly FollowedNoun[]

/** What the member follows. */
export const followedItems = sql`select noun, thing_id as id from ${follows} where user_id = ${memberId} and (${sql.join(
  followedItemNouns.map((noun) => sql`(noun = ${sql.raw(`'${noun}'`)} and thing_id = any(${idsOf(noun)}))`),
  sql` or `,
)})`
