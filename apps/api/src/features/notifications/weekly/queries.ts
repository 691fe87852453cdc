import { and, asc, gt, sql } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { notificationSettings, wantsApplications } from "#api/db/tables/notifications"

/** Those who have asked for it, some at a time. */
export const selectWeeklyReaders = async (tx: Tx, after: UserId | undefined, limit: number) =>
  (
    await tx
      .select({ userId: notificationSettings.userId })
      .from(notificationSettings)
      .where(
        and(
          wantsApplications(notificationSettings.choices),
          after && gt(notificationSettings.userId, sql`${after}::uuid`),
        ),
      )
      .orderBy(asc(notificationSettings.userId))
      .limit(limit)
  ).map(({ userId }) => userId)
