import { reviewStates } from "@shirube/contract/editorial/review/routes"
import { sql } from "drizzle-orm"
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { ReviewId } from "#api/kernel/db/ids"
import { clearedWithMember, deletedWithMember } from "../identity/accounts.ts"

/** Submissions to the editors and their decisions. Resubmitting after a decision creates another row. */
export const reviews = pgTable(
  "reviews",
  {
    id: uuid("id").$type<ReviewId>().primaryKey(),
    /** Name of a review kind. */
    kind: text("kind").notNull(),
    /** The subject's id in the feature that defines the kind. */
    subjectId: text("subject_id").notNull(),
    /** Null if the author's account was already deleted when it was submitted. */
    applicantId: deletedWithMember("applicant_id"),
    /** Hidden from the applicant, because someone else submitted it. */
    isConfidential: boolean("is_confidential").notNull().default(false),
    state: text("state", { enum: reviewStates }).notNull(),
    /** Incremented with every change, so that a decision names the version it is about. */
    version: integer("version").notNull().default(1),
    submittedAt: instant("submitted_at").notNull(),
    decidedBy: clearedWithMember("decided_by"),
    decidedAt: instant("decided_at"),
    /** Key of one of the kind's prepared reasons, which it has in both languages. */
    reasonKey: text("reason_key"),
    /** In the editor's own words. */
    reason: text("reason"),
    /** Visible to editors only. */
    note: text("note"),
  },
  (t) => [
    uniqueIndex("reviews_waiting_once").on(t.kind, t.subjectId).where(sql`${t.state} = 'waiting'`),
    index("reviews_waiting").on(t.kind, t.submittedAt, t.id).where(sql`${t.state} = 'waiting'`),
    index("reviews_subject").on(t.kind, t.subjectId),
    index("reviews_applicant").on(t.applicantId, t.kind, t.submittedAt),
    index("reviews_decided_by").on(t.decidedBy),
    check("reviews_state", sql`${t.state} in ('waiting', 'approved', 'returned', 'declined', 'withdrawn')`),
  ],
)
