import { suspensionReasons } from "@shirube/vocabulary/editorial/suspensions/choices"
import { sql } from "drizzle-orm"
import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { ReviewId, SuspensionId } from "#api/kernel/db/ids"
import { clearedWithMember, deletedWithMember } from "../identity/accounts.ts"
import { reviews } from "./review.ts"

const editor = (name: string) => clearedWithMember(name)

/** One row per suspension of an account; those that have ended are kept as its history. */
export const suspensions = pgTable(
  "suspensions",
  {
    id: uuid("id").$type<SuspensionId>().primaryKey(),
    userId: deletedWithMember("user_id").notNull(),
    reason: text("reason", { enum: suspensionReasons }).notNull(),
    /** The editor's own words to the owner. */
    words: text("words"),
    startsAt: instant("starts_at").notNull(),
    /** Null: until an editor lifts it. Readers compare it with the clock, so it is exact whenever the job runs. */
    endsAt: instant("ends_at"),
    /** Set when an editor lifts it, or by the job once `endsAt` has passed. */
    endedAt: instant("ended_at"),
    suspendedBy: editor("suspended_by"),
    liftedBy: editor("lifted_by"),
    /** The decision that it is part of. */
    reviewId: uuid("review_id")
      .$type<ReviewId>()
      .references(() => reviews.id, { onDelete: "set null" }),
    /** False while it can still be undone: then its email and what cannot be put back wait. */
    isAnnounced: boolean("is_announced").notNull().default(true),
    hidesPosts: boolean("hides_posts").notNull().default(false),
    appeal: text("appeal"),
    appealedAt: instant("appealed_at"),
  },
  (t) => [
    uniqueIndex("suspensions_open_once").on(t.userId).where(sql`${t.endedAt} is null`),
    index("suspensions_user").on(t.userId, t.startsAt),
    index("suspensions_newest").on(t.startsAt, t.id).where(sql`${t.endedAt} is null`),
    index("suspensions_suspended_by").on(t.suspendedBy),
    index("suspensions_lifted_by").on(t.liftedBy),
    index("suspensions_review").on(t.reviewId),
  ],
)

/** Digests of what a suspended person could come back with after deleting the account: the address, the student number. */
export const suspensionBars = pgTable(
  "suspension_bars",
  {
    digest: text("digest").primaryKey(),
    until: instant("until").notNull(),
  },
  (t) => [index("suspension_bars_until").on(t.until)],
)
