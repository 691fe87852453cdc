import type { DigestRhythm, NotificationCategory } from "@shirube/contract/people/notifications/routes"
import { and, asc, count, desc, eq, inArray, isNull, lt, lte, notInArray, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { NotificationId, UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import {
  type Choices,
  notificationSettings,
  notifications,
  type QuietHours,
} from "#api/kernel/db/tables/people/notifications"
import type { Moment } from "#api/kernel/lists/keyset"

/** Undefined if a notification with this key exists. */
export async function insertNotification(
  tx: Tx,
  notification: typeof notifications.$inferInsert,
): Promise<NotificationId | undefined> {
  const [inserted] = await tx
    .insert(notifications)
    .values(notification)
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  return inserted?.id
}

/** As `insertNotification`, but one with this key that was read, or is older than `unreadSince`, becomes new again. */
export async function renewNotification(
  tx: Tx,
  notification: typeof notifications.$inferInsert,
  unreadSince: Date,
): Promise<NotificationId | undefined> {
  const { facts, createdAt, isListed, mailedAt } = notification
  const [renewed] = await tx
    .insert(notifications)
    .values(notification)
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.key],
      set: { facts, createdAt, isListed, mailedAt, readAt: null },
      setWhere: sql`${notifications.readAt} is not null or ${lt(notifications.createdAt, unreadSince)}`,
    })
    .returning({ id: notifications.id })
  return renewed?.id
}

interface Listing {
  readonly category: NotificationCategory | undefined
  readonly after: Moment | undefined
  readonly limit: number
}

const listedOf = (userId: UserId) => and(eq(notifications.userId, userId), eq(notifications.isListed, true))

export const selectNewest = (tx: Tx, userId: UserId, { category, after, limit }: Listing) =>
  tx
    .select({
      id: notifications.id,
      category: notifications.category,
      kind: notifications.kind,
      facts: notifications.facts,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
      position: instantText(notifications.createdAt),
    })
    .from(notifications)
    .where(
      and(
        listedOf(userId),
        category && eq(notifications.category, category),
        after && isBefore(notifications.createdAt, notifications.id, after),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)

/** More are shown as “99+”, so that counting them all would be wasted. */
const MOST_COUNTED = 1_000

export async function countUnreadOf(tx: Tx, userId: UserId): Promise<number> {
  const unread = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(listedOf(userId), isNull(notifications.readAt)))
    .limit(MOST_COUNTED)
    .as("unread")
  const [counted] = await tx.select({ unread: count() }).from(unread)
  return counted?.unread ?? 0
}

/** Returns whether it exists, and whether it changed. */
export async function setReadAt(tx: Tx, userId: UserId, id: NotificationId, readAt: Date | null) {
  const own = and(listedOf(userId), eq(notifications.id, id))
  const [found] = await tx
    .select({ readAt: notifications.readAt })
    .from(notifications)
    .where(own)
    .limit(1)
    .for("update")
  const hasChanged = found !== undefined && (found.readAt === null) !== (readAt === null)
  if (hasChanged) await tx.update(notifications).set({ readAt }).where(own)
  return { isFound: found !== undefined, hasChanged }
}

/** Newest first. */
export const selectUnread = (
  tx: Tx,
  userId: UserId,
  limit: number,
  { except = [] }: { readonly except?: readonly NotificationCategory[] } = {},
) =>
  tx
    .select({
      id: notifications.id,
      category: notifications.category,
      kind: notifications.kind,
      facts: notifications.facts,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .where(
      and(
        listedOf(userId),
        isNull(notifications.readAt),
        except.length > 0 ? notInArray(notifications.category, [...except]) : undefined,
      ),
    )
    .orderBy(desc(notifications.createdAt))
    .limit(limit)

export const markRead = (tx: Tx, ids: readonly NotificationId[], readAt: Date) =>
  tx
    .update(notifications)
    .set({ readAt })
    .where(and(inArray(notifications.id, [...ids]), isNull(notifications.readAt)))

/** Undefined if the member has no such notification; otherwise how many were unread. */
export async function readUpTo(tx: Tx, userId: UserId, newestId: NotificationId, readAt: Date) {
  const [newest] = await tx
    .select({ createdAt: notifications.createdAt })
    .from(notifications)
    .where(and(listedOf(userId), eq(notifications.id, newestId)))
    .limit(1)
  if (!newest) return undefined
  const read = await tx
    .update(notifications)
    .set({ readAt })
    .where(
      and(
        listedOf(userId),
        isNull(notifications.readAt),
        lte(
          notifications.createdAt,
          tx
            .select({ createdAt: notifications.createdAt })
            .from(notifications)
            .where(eq(notifications.id, newestId)),
        ),
      ),
    )
    .returning({ id: notifications.id })
  return read.length
}

export async function selectSettings(tx: Tx, userId: UserId) {
  const [found] = await tx
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
    .limit(1)
  return found
}

export const upsertSettings = (
  tx: Tx,
  userId: UserId,
  settings: { choices: Choices; digest: DigestRhythm; quiet: QuietHours },
  today: string,
) =>
  tx
    .insert(notificationSettings)
    .values({ userId, ...settings, digestOn: today })
    .onConflictDoUpdate({
      target: notificationSettings.userId,
      set: {
        ...settings,
        // An unchanged rhythm keeps its date; a new one starts today.
        digestOn: sql`case when ${notificationSettings.digest} = ${settings.digest} then ${notificationSettings.digestOn} else ${today}::date end`,
      },
    })

/** Claims one member whose digest is due; skips rows locked by other processes. */
export async function takeDue(tx: Tx, rhythm: DigestRhythm, since: string, today: string) {
  const [due] = await tx
    .select({ userId: notificationSettings.userId })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.digest, rhythm), lte(notificationSettings.digestOn, since)))
    .orderBy(asc(notificationSettings.userId))
    .limit(1)
    .for("update", { skipLocked: true })
  if (due)
    await tx
      .update(notificationSettings)
      .set({ digestOn: today })
      .where(eq(notificationSettings.userId, due.userId))
  return due?.userId
}

/** Unread and not mailed. */
export const selectUnmailed = (tx: Tx, userId: UserId) =>
  tx
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.userId, userId), isNull(notifications.readAt), isNull(notifications.mailedAt)),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(100)

/** Locks the notification if it is unread and not mailed. */
export async function lockUnmailed(tx: Tx, id: NotificationId) {
  const [found] = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), isNull(notifications.readAt), isNull(notifications.mailedAt)))
    .limit(1)
    .for("update")
  return found
}

export const markMailed = (tx: Tx, ids: readonly NotificationId[], mailedAt: Date) =>
  tx
    .update(notifications)
    .set({ mailedAt })
    .where(inArray(notifications.id, [...ids]))

export const deleteNotificationsBefore = (tx: Tx, before: Date) =>
  tx.delete(notifications).where(lt(notifications.createdAt, before))
