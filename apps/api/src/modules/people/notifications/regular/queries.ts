import type { OptionalCategory } from "@shirube/contract/people/notifications/routes"
import { and, asc, gt, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { hasAskedFor, notificationSettings } from "#api/kernel/db/tables/people/notifications"

export const selectReadersOf = async (
  tx: Tx,
  category: OptionalCategory,
  after: UserId | undefined,
  limit: number,
) =>
  (
    await tx
      .select({ userId: notificationSettings.userId })
      .from(notificationSettings)
      .where(
        and(
          hasAskedFor(notificationSettings.choices, category),
          after && gt(notificationSettings.userId, sql`${after}::uuid`),
        ),
      )
      .orderBy(asc(notificationSettings.userId))
      .limit(limit)
  ).map(({ userId }) => userId)
