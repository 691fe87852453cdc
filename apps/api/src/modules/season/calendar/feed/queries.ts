import type { Language } from "@shirube/vocabulary/language"
import { eq, inArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { calendarFeeds } from "#api/kernel/db/tables/season/calendar"

interface Feed {
  readonly userId: UserId
  readonly digest: string
  readonly sealedToken: string
  readonly language: Language
  readonly createdAt: Date
}

export const replaceFeed = (tx: Tx, { userId, ...feed }: Feed) =>
  tx
    .insert(calendarFeeds)
    .values({ userId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed })

export const deleteFeed = (tx: Tx, userId: UserId) =>
  tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))

export async function selectSealedToken(tx: Tx, userId: UserId) {
  const [found] = await tx
    .select({ sealedToken: calendarFeeds.sealedToken })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .limit(1)
  return found?.sealedToken
}

export async function selectFeed(tx: Tx, digests: readonly string[]) {
  const [found] = await tx
    .select({ userId: calendarFeeds.userId, language: calendarFeeds.language })
    .from(calendarFeeds)
    .where(inArray(calendarFeeds.digest, [...digests]))
    .limit(1)
  return found
}
