import { reviewStates } from "@shirube/contract/review"
import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import type { ReviewId, UserId } from "../ids.ts"
import { users } from "./accounts.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

/** What was sent to the editors, and what they said. What is sent again after a decision is another row. */
export const reviews = pgTable(
  "reviews",
  {
    id: uuid("id").$type<ReviewId>().primaryKey(),
    /** Name of a review kind. */
    kind: text("kind").notNull(),
    /** What is to be looked at, as the feature that brings the kind knows it. */
    subjectId: text("subject_id").notNull(),
    /** Null where it was written by somebody who had left before anybody sent it in. */
    applicantId: uuid("applicant_id")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The applicant is not told that it waits: somebody else has sent it in. */
    isConfidential: boolean("is_confidential").notNull().default(false),
    state: text("state", { enum: reviewStates }).notNull(),
    /** Raised with every change: who decides has seen this one. */
    version: integer("version").notNull().default(1),
    submittedAt: instant("submitted_at").notNull(),
    decidedBy: uuid("decided_by")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "set null" }),
    decidedAt: instant("decided_at"),
    /** Key of a sentence of the kind, which has it in both languages. */
    reasonKey: text("reason_key"),
    /** In the editor's own words. */
    reason: text("reason"),
    /** Among editors. */
    note: text("note"),
  },
  (t) => [
    uniqueIndex("reviews_waiting_once").on(t.kind, t.subjectId).where(sql`${t.state} = 'waiting'`),
    index("reviews_waiting").on(t.submittedAt, t.id).where(sql`${t.state} = 'waiting'`),
    index("reviews_subject").on(t.kind, t.subjectId),
    index("reviews_applicant").on(t.applicantId, t.kind, t.submittedAt),
    index("reviews_decided_by").on(t.decidedBy),
    check("reviews_state", sql`${t.state} in ('waiting', 'approved', 'returned', 'declined', 'withdrawn')`),
  ],
)
