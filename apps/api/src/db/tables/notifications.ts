import { digestRhythms, notificationCategories, type OptionalCategory } from "@shirube/contract/notifications"
import { sql } from "drizzle-orm"
import { boolean, date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import type { NotificationId, UserId } from "../ids.ts"
import { users } from "./accounts.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })
const person = () =>
  uuid("user_id")
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" })

/** What happened, not what is said about it: words are made when somebody reads. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid("id").$type<NotificationId>().primaryKey(),
    userId: person(),
    category: text("category", { enum: notificationCategories }).notNull(),
    kind: text("kind").notNull(),
    facts: jsonb("facts").$type<object>().notNull(),
    /** What it stands for: once for each person, however often a job is run. */
    key: text("key").notNull(),
    createdAt: instant("created_at").notNull(),
    /** False where the person does not want its category on the site. */
    isListed: boolean("is_listed").notNull(),
    readAt: instant("read_at"),
    /** When an email told of it; a digest leaves it out then. */
    mailedAt: instant("mailed_at"),
  },
  (t) => [
    uniqueIndex("notifications_key").on(t.userId, t.key),
    index("notifications_newest").on(t.userId, t.createdAt, t.id),
    index("notifications_unread").on(t.userId).where(sql`${t.readAt} is null`),
    index("notifications_created_at").on(t.createdAt),
  ],
)

export type Choices = Readonly<Record<OptionalCategory, { readonly inApp: boolean; readonly mail: boolean }>>

/** Of who has changed anything; everybody else has what we propose. */
export const notificationSettings = pgTable(
  "notification_settings",
  {
    userId: person().primaryKey(),
    choices: jsonb("choices").$type<Partial<Choices>>().notNull(),
    digest: text("digest", { enum: digestRhythms }).notNull(),
    /** The day in Japan of the last one, or of when it was asked for. */
    digestOn: date("digest_on", { mode: "string" }),
  },
  (t) => [index("notification_settings_digest").on(t.digest, t.digestOn)],
)
