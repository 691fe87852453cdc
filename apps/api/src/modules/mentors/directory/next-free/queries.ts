import { and, asc, gt, inArray, isNotNull, lt, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { mentorListings } from "#api/kernel/db/tables/mentors/directory"
import { changeBitmaps } from "../bitmaps/queries.ts"
import { SOON } from "../queries.ts"

const asked = {
  userId: mentorListings.userId,
  slot: mentorListings.slot,
  wasSoon: sql<boolean>`${SOON} = any(${mentorListings.facets})`,
  pausedUntil: sql<string | null>`${mentorListings.card} ->> 'paused_until'`,
}

export const selectForUpdate = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .select(asked)
    .from(mentorListings)
    .where(inArray(mentorListings.userId, [...userIds]))
    .orderBy(asc(mentorListings.userId))
    .for("update")

export const selectForUpdateAfter = (tx: Tx, after: UserId | undefined, limit: number) =>
  tx
    .select(asked)
    .from(mentorListings)
    .where(after && gt(mentorListings.userId, after))
    .orderBy(asc(mentorListings.userId))
    .limit(limit)
    .for("update")

export const selectPassedForUpdate = (tx: Tx, earliest: Date, limit: number) =>
  tx
    .select(asked)
    .from(mentorListings)
    .where(and(isNotNull(mentorListings.nextFreeAt), lt(mentorListings.nextFreeAt, earliest)))
    .orderBy(asc(mentorListings.nextFreeAt))
    .limit(limit)
    .for("update", { skipLocked: true })

export interface NextFree {
  readonly userId: UserId
  readonly slot: number
  readonly at: Date | null
  readonly wasSoon: boolean
  readonly isSoon: boolean
}

/** False if nothing has changed. The token is the last one, as in an entry that is made again. */
export async function updateNextFree(tx: Tx, changes: readonly NextFree[]): Promise<boolean> {
  const { userId, nextFreeAt, facets } = mentorListings
  const ids = changes.map((change) => change.userId)
  const times = changes.map(({ at }) => at?.toISOString() ?? null)
  const soon = changes.map(({ isSoon }) => isSoon)
  const changed = await tx
    .update(mentorListings)
    .set({
      nextFreeAt: sql`renewed.at`,
      facets: sql`case when renewed.is_soon then array_append(array_remove(${facets}, ${SOON}), ${SOON}) else array_remove(${facets}, ${SOON}) end`,
    })
    .from(
      sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(times)}::timestamptz[], ${sql.param(soon)}::boolean[]) as renewed(id, at, is_soon)`,
    )
    .where(
      sql`${userId} = renewed.id and (${nextFreeAt} is distinct from renewed.at or renewed.is_soon <> (${SOON} = any(${facets})))`,
    )
    .returning({ userId })
  await changeBitmaps(
    tx,
    changes.map(({ slot, wasSoon, isSoon }) => ({
      slot,
      before: wasSoon ? [SOON] : [],
      after: isSoon ? [SOON] : [],
    })),
  )
  return changed.length > 0
}
