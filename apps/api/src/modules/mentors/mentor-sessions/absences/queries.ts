import { and, asc, eq, gt, gte, inArray, isNull } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { instantText, isAfter } from "#api/kernel/db/moments"
import { mentorSessionPauses } from "#api/kernel/db/tables/mentors/mentor-sessions"
import type { Moment } from "#api/kernel/lists/keyset"

export async function selectPause(tx: Tx, userId: UserId) {
  const [found] = await tx
    .select()
    .from(mentorSessionPauses)
    .where(eq(mentorSessionPauses.userId, userId))
    .limit(1)
  return found
}

export const selectPausedAmong = (tx: Tx, userIds: readonly UserId[], since: Date) =>
  tx
    .select({ userId: mentorSessionPauses.userId })
    .from(mentorSessionPauses)
    .where(
      and(
        inArray(mentorSessionPauses.userId, [...userIds]),
        isNull(mentorSessionPauses.liftedAt),
        gt(mentorSessionPauses.pausedAt, since),
      ),
    )

export const upsertPause = (
  tx: Tx,
  userId: UserId,
  { pausedAt, absences }: { pausedAt: Date; absences: number },
) => {
  const pause = { pausedAt, absences, liftedAt: null, liftedBy: null }
  return tx
    .insert(mentorSessionPauses)
    .values({ userId, ...pause })
    .onConflictDoUpdate({ target: mentorSessionPauses.userId, set: pause })
}

/** False if the member is not paused. */
export async function liftPause(
  tx: Tx,
  userId: UserId,
  { liftedAt, liftedBy }: { liftedAt: Date; liftedBy: UserId },
): Promise<boolean> {
  const lifted = await tx
    .update(mentorSessionPauses)
    .set({ liftedAt, liftedBy })
    .where(and(eq(mentorSessionPauses.userId, userId), isNull(mentorSessionPauses.liftedAt)))
    .returning({ userId: mentorSessionPauses.userId })
  return lifted.length > 0
}

export const selectPauses = (
  tx: Tx,
  { since, after, limit }: { since: Date; after: Moment | undefined; limit: number },
) =>
  tx
    .select({
      userId: mentorSessionPauses.userId,
      pausedAt: mentorSessionPauses.pausedAt,
      absences: mentorSessionPauses.absences,
      position: instantText(mentorSessionPauses.pausedAt),
    })
    .from(mentorSessionPauses)
    .where(
      and(
        isNull(mentorSessionPauses.liftedAt),
        gte(mentorSessionPauses.pausedAt, since),
        after && isAfter(mentorSessionPauses.pausedAt, mentorSessionPauses.userId, after),
      ),
    )
    .orderBy(asc(mentorSessionPauses.pausedAt), asc(mentorSessionPauses.userId))
    .limit(limit)
