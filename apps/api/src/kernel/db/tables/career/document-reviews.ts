import {
  type MarkDecision,
  reviewedKinds,
  reviewStates,
} from "@shirube/vocabulary/career/document-reviews/choices"
import { sql } from "drizzle-orm"
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { CareerDocumentId, DocumentReviewId, MentorSessionId } from "#api/kernel/db/ids"
import { clearedWithMember, deletedWithMember } from "../identity/accounts.ts"
import { mentorSessions } from "../mentors/mentor-sessions.ts"
import { careerDocuments } from "./career-documents.ts"

/**
 * A senpai's comments on one version of a document. The shared texts are a copy, so that the senpai reads that
 * version and no other. Deleted with the document.
 */
export const documentReviews = pgTable(
  "document_reviews",
  {
    id: uuid("id").$type<DocumentReviewId>().primaryKey(),
    studentId: deletedWithMember("student_id").notNull(),
    /** Null while any senpai may take it, and after the senpai's account is deleted. */
    mentorId: clearedWithMember("mentor_id"),
    /** Not one senpai was asked, but any. */
    isForAny: boolean("is_for_any").notNull(),
    documentId: uuid("document_id").$type<CareerDocumentId>().notNull(),
    kind: text("kind", { enum: reviewedKinds }).notNull(),
    version: integer("version").notNull(),
    characters: integer("characters").notNull(),
    sessionId: uuid("session_id")
      .$type<MentorSessionId>()
      .references(() => mentorSessions.id, { onDelete: "set null" }),
    state: text("state", { enum: reviewStates }).notNull(),
    /** Title, texts and the student's question. */
    sealedRequest: text("sealed_request").notNull(),
    /** The senpai's comments, also unsent ones. */
    sealedComments: text("sealed_comments"),
    commentsVersion: integer("comments_version").notNull().default(0),
    commentsAt: instant("comments_at"),
    /** Number of comments that were sent. */
    marks: integer("marks").notNull().default(0),
    decisions: jsonb("decisions").$type<Readonly<Record<string, MarkDecision>>>().notNull().default({}),
    reason: text("reason"),
    /** An open review expires at this time. */
    answerBy: instant("answer_by").notNull(),
    askedAt: instant("asked_at").notNull(),
    doneAt: instant("done_at"),
    /** The senpai no longer sees it. */
    withdrawnAt: instant("withdrawn_at"),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    foreignKey({
      name: "document_reviews_document",
      columns: [t.studentId, t.documentId],
      foreignColumns: [careerDocuments.userId, careerDocuments.id],
    }).onDelete("cascade"),
    index("document_reviews_by_student").on(t.studentId, t.updatedAt, t.id),
    index("document_reviews_by_document").on(t.studentId, t.documentId, t.updatedAt, t.id),
    index("document_reviews_by_mentor").on(t.mentorId, t.updatedAt, t.id),
    index("document_reviews_by_session").on(t.sessionId),
    index("document_reviews_queue").on(t.askedAt, t.id).where(sql`state = 'waiting' and is_for_any`),
    index("document_reviews_open").on(t.answerBy).where(sql`state in ('waiting', 'reading')`),
  ],
)
