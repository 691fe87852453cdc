// Web push: subscriptions of browsers, and a job for each message to each of them.

import type { subscribePush } from "@shirube/contract/people/notifications/push"
import type { NotificationCategory } from "@shirube/contract/people/notifications/routes"
import type { BodyOf } from "@shirube/contract/route"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { type NotificationId, newId, type PushSubscriptionId, type UserId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { JobParts } from "#api/kernel/jobs/jobs"
import type { Platform } from "#api/kernel/process/platform"
import { isEndpoint } from "#api/kernel/push/addresses"
import { pushKey } from "#api/kernel/push/key"
import { areUsable } from "#api/kernel/push/message"
import { sendMessage } from "#api/kernel/push/send"
import type { Actor, Visit } from "#api/kernel/security/session"
import { isSuspended } from "#api/kernel/security/suspension-status"
import { createVault } from "#api/kernel/security/vault"
import { isAlive } from "#api/modules/identity/sessions/service"
import { mayWait } from "../policy.ts"
import { settingsOf, waitOf } from "../settings/service.ts"
import type { PushText } from "./present.ts"
import {
  claimDelivery,
  deleteOfOtherKeys,
  deleteOldest,
  deleteOwnSubscription,
  deleteSubscription,
  hasSubscriptions,
  isUnread,
  markSent,
  releaseDelivery,
  type SubscriptionRow,
  selectSubscription,
  selectSubscriptions,
  upsertSubscription,
} from "./queries.ts"

export const PUSH_QUEUE = "push"
/** More devices than one member uses. */
const MOST_DEVICES = 10
const LONGEST_USER_AGENT = 300
/** Longer than the timeout of a push request: a process that holds a claim for longer has crashed. */
const CLAIM_MS = 60_000

type Deps = Pick<Platform, "jobs" | "config" | "vault">

export async function pushOf(tx: Tx, { id }: Pick<Actor, "id">, { vault }: Pick<Deps, "vault">) {
  const { publicKey } = await pushKey(tx, vault)
  return { serverKey: publicKey, devices: await selectSubscriptions(tx, id, publicKey) }
}

export async function switchOn(
  tx: Tx,
  user: Actor,
  { endpoint, p256dh, auth, server_key: serverKey }: BodyOf<typeof subscribePush>,
  { config, vault }: Pick<Deps, "config" | "vault">,
  { now, language, userAgent }: Pick<Visit, "now" | "language" | "userAgent">,
): Promise<SubscriptionRow> {
  if (!isEndpoint(endpoint, config) || !areUsable({ p256dh, auth }))
    throw new ApiError("push.subscription_refused")
  if ((await pushKey(tx, vault)).publicKey !== serverKey) throw new ApiError("push.key_changed")
  const saved = await upsertSubscription(tx, {
    id: newId<PushSubscriptionId>(),
    userId: user.id,
    sessionId: user.sessionId,
    endpoint,
    p256dh,
    auth,
    serverKey,
    language,
    userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
    createdAt: now,
  })
  await deleteOldest(tx, user.id, MOST_DEVICES)
  return saved
}

export async function switchOff(tx: Tx, user: Actor, id: PushSubscriptionId): Promise<void> {
  if (!(await deleteOwnSubscription(tx, user.id, id))) throw new ApiError("push.not_found")
}

/** The content to push, in each language. */
interface PushContent {
  readonly userId: UserId
  readonly notificationId: NotificationId
  readonly category: NotificationCategory
  readonly path: string
  readonly words: Readonly<Record<Language, Pick<PushText, "title" | "text">>>
}

export interface Push {
  readonly userId: UserId
  readonly notificationId: NotificationId
  readonly subscriptionId: PushSubscriptionId
  readonly category: NotificationCategory
  readonly text: PushText
}

/** Call in the transaction that creates the notification. */
export async function queuePushes(
  tx: Tx,
  { userId, notificationId, category, path, words }: PushContent,
  { jobs, vault }: Pick<Deps, "jobs" | "vault">,
  wait: { readonly afterSeconds: number } | undefined,
): Promise<void> {
  // Most members have none, which saves decrypting the key.
  if (!(await hasSubscriptions(tx, userId))) return
  const { publicKey } = await pushKey(tx, vault)
  for (const { id: subscriptionId, language } of await selectSubscriptions(tx, userId, publicKey)) {
    const text: PushText = { id: notificationId, ...words[language], path, language }
    const push: Push = { userId, notificationId, subscriptionId, category, text }
    await jobs.enqueue(tx, PUSH_QUEUE, push, wait)
  }
}

type Parts = Pick<JobParts, "db" | "config" | "clock" | "jobs" | "log">

/** Throws on a temporary failure, so that the queue retries. */
export async function deliver(push: Push, { db, config, clock, jobs, log }: Parts): Promise<void> {
  const { notificationId, subscriptionId, category, text } = push
  const now = clock.now()
  const claim = await db.transaction(async (tx) => {
    const subscription = await dueSubscription(tx, push, now)
    if (!subscription) return "not_due"
    const wait = mayWait(category) ? waitOf(await settingsOf(tx, push.userId), now) : undefined
    if (wait) {
      await jobs.enqueue(tx, PUSH_QUEUE, push, wait)
      return "later"
    }
    const claimed = await claimDelivery(tx, push, now, new Date(now.getTime() + CLAIM_MS))
    if (claimed !== "claimed") return claimed
    return { subscription, key: await pushKey(tx, createVault(config.encryptionKeys)) }
  })
  if (claim === "busy")
    throw new Error("Another process is sending this message, or crashed while sending it")
  if (typeof claim === "string") return
  const { subscription, key } = claim
  const message = {
    text: JSON.stringify(text),
    topic: Buffer.from(notificationId.replaceAll("-", ""), "hex").toString("base64url"),
    isUrgent: !mayWait(category),
  }
  const outcome = await sendMessage(subscription, message, key, config, now).catch(async (error: unknown) => {
    await releaseDelivery(db.autocommit, push)
    throw error
  })
  if (outcome === "gone") await deleteSubscription(db.autocommit, subscription)
  else await db.transaction((tx) => markSent(tx, push, now))
  if (outcome === "refused") log.warn({ subscriptionId }, "push service refused a message permanently")
}

/** Undefined if the message must no longer be sent: signed out, switched off, suspended, or read on the site meanwhile. */
async function dueSubscription(
  tx: Tx,
  { userId, notificationId, subscriptionId, category }: Push,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  const subscription = await selectSubscription(tx, subscriptionId)
  if (subscription?.userId !== userId || !(await isUnread(tx, notificationId))) return undefined
  if (await isAlive(tx, subscription.sessionId, now))
    return category === "security" || !(await isSuspended(tx, userId, now)) ? subscription : undefined
  await deleteSubscription(tx, subscription)
  return undefined
}

/** Deletes subscriptions made with an earlier server key. */
export async function forgetOtherKeys(tx: Tx, { vault }: Pick<Deps, "vault">): Promise<void> {
  await deleteOfOtherKeys(tx, (await pushKey(tx, vault)).publicKey)
}
