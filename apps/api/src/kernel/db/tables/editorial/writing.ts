import {
  sideStates,
  versionReasons,
  writingNouns,
  writingParts,
} from "@shirube/vocabulary/editorial/writing/choices"
import { sql } from "drizzle-orm"
import {
  boolean,
  foreignKey,
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
import type { DocumentId, FileId, VideoId } from "#api/kernel/db/ids"
import { clearedWithMember } from "../identity/accounts.ts"

/** The fields of a part, as its noun defines them. */
export type Fields = Readonly<Record<string, unknown>>

const noun = () => text("noun", { enum: writingNouns }).notNull()
const documentId = () => text("id").$type<DocumentId>().notNull()
const part = () => text("part", { enum: writingParts }).notNull()

/** What editors write, published or not. Its row is locked by everything that changes it. */
export const writingDocuments = pgTable(
  "writing_documents",
  {
    noun: noun(),
    id: documentId(),
    address: text("address").notNull(),
    /** Titles of the drafts without furigana, for the list. */
    titleEn: text("title_en").notNull().default(""),
    titleJa: text("title_ja").notNull().default(""),
    firstPublishedAt: instant("first_published_at"),
    /** Digest of the files it was last loaded from; null if it was begun by an editor. */
    loadedDigest: text("loaded_digest"),
    /** Since an editor has changed it, files no longer change it. */
    editedAt: instant("edited_at"),
    changedAt: instant("changed_at").notNull(),
    changedBy: clearedWithMember("changed_by"),
    lockedBy: clearedWithMember("locked_by"),
    lockedAt: instant("locked_at"),
    /** The last sign of life of the page that holds the lock. */
    lockSeenAt: instant("lock_seen_at"),
    trashedAt: instant("trashed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.noun, t.id] }),
    uniqueIndex("writing_documents_address").on(t.noun, t.address),
    index("writing_documents_changed").on(t.changedAt, t.id),
    index("writing_documents_of_noun").on(t.noun, t.changedAt, t.id),
    index("writing_documents_trashed").on(t.trashedAt).where(sql`${t.trashedAt} is not null`),
    index("writing_documents_changed_by").on(t.changedBy),
    index("writing_documents_locked_by").on(t.lockedBy),
  ],
)

export const writingDrafts = pgTable(
  "writing_parts",
  {
    noun: noun(),
    id: documentId(),
    part: part(),
    version: integer("version").notNull().default(0),
    fields: jsonb("fields").$type<Fields>().notNull(),
    isEmpty: boolean("is_empty").notNull().default(true),
    /** What readers see; null while it is not published. */
    published: jsonb("published").$type<Fields>(),
    publishedAt: instant("published_at"),
    /** The draft differs from what is published. */
    hasChanges: boolean("has_changes").notNull().default(false),
    wasPublished: boolean("was_published").notNull().default(false),
    changedAt: instant("changed_at").notNull(),
    changedBy: clearedWithMember("changed_by"),
    /** When it was last known to agree with the other language. */
    settledAt: instant("settled_at").notNull(),
    reviewWantedAt: instant("review_wanted_at"),
    scheduledAt: instant("scheduled_at"),
    /** It could not be published when its time came. */
    isScheduleMissed: boolean("is_schedule_missed").notNull().default(false),
    state: text("state", { enum: sideStates }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.noun, t.id, t.part] }),
    foreignKey({
      columns: [t.noun, t.id],
      foreignColumns: [writingDocuments.noun, writingDocuments.id],
      name: "writing_parts_document",
    }).onDelete("cascade"),
    index("writing_parts_scheduled").on(t.scheduledAt).where(sql`${t.scheduledAt} is not null`),
    index("writing_parts_state").on(t.state, t.noun),
    index("writing_parts_changed_by").on(t.changedBy),
  ],
)

/** The history. Saves of one editor within a few minutes are one version. */
export const writingVersions = pgTable(
  "writing_versions",
  {
    noun: noun(),
    id: documentId(),
    number: integer("number").notNull(),
    part: part(),
    reason: text("reason", { enum: versionReasons }).notNull(),
    fields: jsonb("fields").$type<Fields>().notNull(),
    /** When its first save was made, and its last. */
    since: instant("since").notNull(),
    at: instant("at").notNull(),
    by: clearedWithMember("by"),
  },
  (t) => [
    primaryKey({ columns: [t.noun, t.id, t.number] }),
    foreignKey({
      columns: [t.noun, t.id],
      foreignColumns: [writingDocuments.noun, writingDocuments.id],
      name: "writing_versions_document",
    }).onDelete("cascade"),
    index("writing_versions_by").on(t.by),
  ],
)

/** Every address that a document has or had, and its id. */
export const writingAddresses = pgTable(
  "writing_addresses",
  {
    noun: noun(),
    address: text("address").notNull(),
    id: documentId(),
  },
  (t) => [
    primaryKey({ columns: [t.noun, t.address] }),
    foreignKey({
      columns: [t.noun, t.id],
      foreignColumns: [writingDocuments.noun, writingDocuments.id],
      name: "writing_addresses_document",
    }).onDelete("cascade"),
    index("writing_addresses_document").on(t.noun, t.id),
  ],
)

/** Recordings and slides that belong to one document. Released some time after nothing of it names them. */
export const writingFiles = pgTable(
  "writing_files",
  {
    /** Of a video or of another file. */
    fileId: uuid("file_id").$type<VideoId | FileId>().primaryKey(),
    kind: text("kind", { enum: ["video", "file"] }).notNull(),
    purpose: text("purpose").notNull(),
    noun: noun(),
    id: documentId(),
    /** Neither the draft nor what is published has named it since then. */
    unnamedSince: instant("unnamed_since"),
  },
  (t) => [
    foreignKey({
      columns: [t.noun, t.id],
      foreignColumns: [writingDocuments.noun, writingDocuments.id],
      name: "writing_files_document",
    }),
    index("writing_files_document").on(t.noun, t.id),
    index("writing_files_unnamed").on(t.unnamedSince).where(sql`${t.unnamedSince} is not null`),
  ],
)
