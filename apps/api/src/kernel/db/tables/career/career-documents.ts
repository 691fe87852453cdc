import { documentKinds } from "@shirube/vocabulary/career/career-documents/choices"
import { boolean, foreignKey, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { CareerDocumentId } from "#api/kernel/db/ids"
import { deletedWithMember } from "../identity/accounts.ts"

const owner = () => deletedWithMember("user_id").notNull()

/**
 * An id is unique per owner: another member's id can be neither taken nor guessed. No index contains a column
 * that a save changes, so that saves stay cheap; a member's list is sorted in memory.
 */
export const careerDocuments = pgTable(
  "career_documents",
  {
    userId: owner(),
    id: uuid("id").$type<CareerDocumentId>().notNull(),
    kind: text("kind", { enum: documentKinds }).notNull(),
    version: integer("version").notNull(),
    sealedContent: text("sealed_content").notNull(),
    /** What lists show, so that a list does not read whole documents. */
    sealedSummary: text("sealed_summary").notNull(),
    /** When the text of the last kept version was written; until there is one, when the document was created. */
    keptAt: instant("kept_at").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

export const careerDocumentVersions = pgTable(
  "career_document_versions",
  {
    userId: owner(),
    documentId: uuid("document_id").$type<CareerDocumentId>().notNull(),
    version: integer("version").notNull(),
    isNamed: boolean("is_named").notNull(),
    sealedContent: text("sealed_content").notNull(),
    sealedSummary: text("sealed_summary").notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.documentId, t.version] }),
    foreignKey({
      name: "career_document_versions_document",
      columns: [t.userId, t.documentId],
      foreignColumns: [careerDocuments.userId, careerDocuments.id],
    }).onDelete("cascade"),
  ],
)
