import {
  digestRhythms,
  notificationCategories,
  type OptionalCategory,
} from "@shirube/contract/people/notifications/routes"
import { type SQLWrapper, sql } from "drizzle-orm"
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { day, instant, language } from "#api/kernel/db/columns"
import type { NotificationId, PushSubscriptionId, SessionId } from "#api/kernel/db/ids"
import { deletedWithMember } from "../identity/accounts.ts"
import { sessions } from "../identity/sessions.ts"

const person = () => deletedWithMember("user_id").notNull()

/** Facts, not text: the words are generated when the notification is read. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid("id").$type<NotificationId>().primaryKey(),
    userId: person(),
    category: text("category", { enum: notificationCategories }).notNull(),
    kind: text("kind").notNull(),
    facts: jsonb("facts").$type<object>().notNull(),
    /** Idempotency key: one notification per member and key, however often a job runs. */
    key: text("key").notNull(),
    createdAt: instant("created_at").notNull(),
    /** False if the member has switched this category off on the site. */
    isListed: boolean("is_listed").notNull(),
    readAt: instant("read_at"),
    /** When it was mailed; the digest then leaves it out. */
    mailedAt: instant("mailed_at"),
  },
  (t) => [
    uniqueIndex("notifications_key").on(t.userId, t.key),
    index("notifications_newest").on(t.userId, t.createdAt, t.id),
    index("notifications_unread").on(t.userId).where(sql`${t.readAt} is null`),
    index("notifications_created_at").on(t.createdAt),
  ],
)

export interface Channels {
  readonly inApp: boolean
  readonly mail: boolean
  readonly push: boolean
}
export type Choices = Readonly<Record<OptionalCategory, Channels>>
export interface QuietHours {
  readonly isOn: boolean
  readonly from: string
  readonly to: string
  readonly zone: string
}

/**
 * For a category that is off by default: whether the member has switched it on, on any channel. The text
 * matches the index of `applications`.
 */
export function hasAskedFor(choices: SQLWrapper, category: OptionalCategory) {
  const isOn = (channel: keyof Channels) =>
    sql`${choices} @> ${sql.raw(`'{"${category}":{"${channel}":true}}'`)}`
  return sql`(${isOn("inApp")} or ${isOn("mail")} or ${isOn("push")})`
}

/** Only for members who changed a setting; the others have the defaults. */
export const notificationSettings = pgTable(
  "notification_settings",
  {
    userId: person().primaryKey(),
    choices: jsonb("choices").$type<Partial<Record<OptionalCategory, Partial<Channels>>>>().notNull(),
    digest: text("digest", { enum: digestRhythms }).notNull(),
    /** The day (Japan time) of the last digest, or of when it was switched on. */
    digestOn: day("digest_on"),
    quiet: jsonb("quiet").$type<QuietHours>(),
  },
  (t) => [
    index("notification_settings_digest").on(t.digest, t.digestOn),
    index("notification_settings_applications").on(t.userId).where(hasAskedFor(t.choices, "applications")),
  ],
)

/** Browsers subscribed to push notifications, each for as long as the session in which it was switched on. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: uuid("id").$type<PushSubscriptionId>().primaryKey(),
    userId: person(),
    sessionId: uuid("session_id")
      .$type<SessionId>()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    endpoint: text("endpoint").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    /** Our key when it was made: with another key the subscription is useless. */
    serverKey: text("server_key").notNull(),
    language: language(),
    userAgent: text("user_agent").notNull(),
    createdAt: instant("created_at").notNull(),
    succeededAt: instant("succeeded_at"),
  },
  (t) => [
    uniqueIndex("push_subscriptions_endpoint").on(t.endpoint),
    index("push_subscriptions_user").on(t.userId, t.createdAt),
    index("push_subscriptions_session").on(t.sessionId),
  ],
)

/** Pushes that were sent, or are being sent, to each browser: a job that runs twice sends once. */
export const pushDeliveries = pgTable(
  "push_deliveries",
  {
    notificationId: uuid("notification_id")
      .$type<NotificationId>()
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    subscriptionId: uuid("subscription_id")
      .$type<PushSubscriptionId>()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: "cascade" }),
    claimedUntil: instant("claimed_until").notNull(),
    sentAt: instant("sent_at"),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.subscriptionId] }),
    index("push_deliveries_subscription").on(t.subscriptionId),
  ],
)
