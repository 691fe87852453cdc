import { and, count, desc, eq, inArray, isNull, lt, ne, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { NotificationId, PushSubscriptionId, UserId } from "#api/kernel/db/ids"
import { notifications, pushDeliveries, pushSubscriptions } from "#api/kernel/db/tables/people/notifications"

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect
type NewSubscription = Omit<SubscriptionRow, "succeededAt">

/** One per browser: the next member who signs in there takes it over. */
export async function upsertSubscription(tx: Tx, subscription: NewSubscription): Promise<SubscriptionRow> {
  const { id: _, endpoint: __, createdAt, ...rest } = subscription
  const [kept] = await tx
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: {
        ...rest,
        createdAt: sql`case when ${pushSubscriptions.userId} = ${rest.userId} then ${pushSubscriptions.createdAt} else ${createdAt.toISOString()}::timestamptz end`,
      },
    })
    .returning()
  if (!kept) throw new Error("Upsert returned no subscription")
  return kept
}

export const selectSubscriptions = (tx: Tx, userId: UserId, serverKey: string) =>
  tx
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.serverKey, serverKey)))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))

export async function hasSubscriptions(tx: Tx, userId: UserId): Promise<boolean> {
  const [found] = await tx
    .select({ subscriptions: count() })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
  return (found?.subscriptions ?? 0) > 0
}

export async function selectSubscription(tx: Tx, id: PushSubscriptionId) {
  const [found] = await tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id)).limit(1)
  return found
}

/** Keeps the newest `most`. */
export async function deleteOldest(tx: Tx, userId: UserId, most: number): Promise<void> {
  const beyond = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(most)
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, beyond))
}

export async function deleteOwnSubscription(
  tx: Tx,
  userId: UserId,
  id: PushSubscriptionId,
): Promise<boolean> {
  const removed = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)))
    .returning({ id: pushSubscriptions.id })
  return removed.length > 0
}

/** Matches the key, so that a new subscription of the same browser is kept. */
export const deleteSubscription = (tx: Tx, { id, p256dh }: Pick<SubscriptionRow, "id" | "p256dh">) =>
  tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.p256dh, p256dh)))

export const deleteOfOtherKeys = (tx: Tx, serverKey: string) =>
  tx.delete(pushSubscriptions).where(ne(pushSubscriptions.serverKey, serverKey))

export async function isUnread(tx: Tx, id: NotificationId): Promise<boolean> {
  const found = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.id, id), isNull(notifications.readAt)))
    .limit(1)
  return found.length > 0
}

interface Delivery {
  readonly notificationId: NotificationId
  readonly subscriptionId: PushSubscriptionId
}
const isDelivery = ({ notificationId, subscriptionId }: Delivery) =>
  and(eq(pushDeliveries.notificationId, notificationId), eq(pushDeliveries.subscriptionId, subscriptionId))

/** `sent` if already delivered; `busy` while another process sends it. */
export async function claimDelivery(
  tx: Tx,
  delivery: Delivery,
  now: Date,
  claimedUntil: Date,
): Promise<"claimed" | "sent" | "busy"> {
  const claimed = await tx
    .insert(pushDeliveries)
    .values({ ...delivery, claimedUntil })
    .onConflictDoUpdate({
      target: [pushDeliveries.notificationId, pushDeliveries.subscriptionId],
      set: { claimedUntil },
      setWhere: sql`${isNull(pushDeliveries.sentAt)} and ${lt(pushDeliveries.claimedUntil, now)}`,
    })
    .returning({ id: pushDeliveries.notificationId })
  if (claimed.length > 0) return "claimed"
  const [found] = await tx
    .select({ sentAt: pushDeliveries.sentAt })
    .from(pushDeliveries)
    .where(isDelivery(delivery))
    .limit(1)
  return found?.sentAt ? "sent" : "busy"
}

export const releaseDelivery = (tx: Tx, delivery: Delivery) =>
  tx.delete(pushDeliveries).where(isDelivery(delivery))

export async function markSent(tx: Tx, delivery: Delivery, sentAt: Date): Promise<void> {
  await tx.update(pushDeliveries).set({ sentAt }).where(isDelivery(delivery))
  await tx
    .update(pushSubscriptions)
    .set({ succeededAt: sentAt })
    .where(eq(pushSubscriptions.id, delivery.subscriptionId))
}
