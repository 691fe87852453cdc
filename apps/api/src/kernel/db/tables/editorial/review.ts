import { reviewOutcomes, reviewStates } from "@shirube/contract/editorial/review/routes"
import type { ChosenSuspension } from "@shirube/vocabulary/editorial/suspensions/choices"
import type { Language } from "@shirube/vocabulary/language"
import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { PendingDecisionId, ReviewId } from "#api/kernel/db/ids"
import { clearedWithMember, deletedWithMember } from "../identity/accounts.ts"

type Words = Readonly<Record<Language, string>>

interface ChosenEffects {
  /** The approved parts; all without. */
  readonly parts?: readonly string[]
  readonly name?: string
  readonly suspension?: ChosenSuspension
  /** The subject was hidden at once: undoing shows it again. */
  readonly hasHidden?: true
}

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
    /** Key of one of the kind's templates, which have both languages. */
    reasonKey: text("reason_key"),
    /** The text of the template, as it was sent. Null for decisions from before templates. */
    prepared: jsonb("prepared").$type<Words>(),
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

/**
 * Decisions that their editor can still undo; they take effect in a job. A row is deleted with the editor's account, when
 * the subject is sent in again or withdrawn, and when it takes effect.
 */
export const pendingDecisions = pgTable(
  "pending_decisions",
  {
    reviewId: uuid("review_id")
      .$type<ReviewId>()
      .primaryKey()
      .references(() => reviews.id, { onDelete: "cascade" }),
    /** Tells a second decision about the same review from the one that was undone. */
    id: uuid("id").$type<PendingDecisionId>().notNull(),
    /** Of the review that was decided. */
    version: integer("version").notNull(),
    outcome: text("outcome", { enum: reviewOutcomes }).notNull(),
    reasonKey: text("reason_key"),
    prepared: jsonb("prepared").$type<Words>(),
    reason: text("reason"),
    note: text("note"),
    /** What the editor has chosen for this kind. */
    chosen: jsonb("chosen").$type<ChosenEffects>().notNull(),
    decidedBy: deletedWithMember("decided_by").notNull(),
    decidedAt: instant("decided_at").notNull(),
    effectiveAt: instant("effective_at").notNull(),
  },
  (t) => [index("pending_decisions_decided_by").on(t.decidedBy, t.decidedAt)],
)

/** Which review an editor has open now. A row whose page shows no sign of life counts as none. */
export const openReviews = pgTable(
  "open_reviews",
  {
    editorId: deletedWithMember("editor_id").primaryKey(),
    reviewId: uuid("review_id")
      .$type<ReviewId>()
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    seenAt: instant("seen_at").notNull(),
  },
  (t) => [index("open_reviews_review").on(t.reviewId)],
)

/** Texts for decisions that editors have written, changed or removed. Those of the program that no editor has touched have no row. */
export const decisionTemplates = pgTable(
  "decision_templates",
  {
    /** Name of a review kind. */
    kind: text("kind").notNull(),
    /** Of the program's text, or made for an editor's own. */
    key: text("key").notNull(),
    outcome: text("outcome", { enum: ["returned", "declined"] }).notNull(),
    en: text("en").notNull(),
    ja: text("ja").notNull(),
    version: integer("version").notNull(),
    /** A removed text of the program keeps its row, or it would come back. */
    withdrawnAt: instant("withdrawn_at"),
    changedBy: clearedWithMember("changed_by"),
    changedAt: instant("changed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] }), index("decision_templates_changed_by").on(t.changedBy)],
)
