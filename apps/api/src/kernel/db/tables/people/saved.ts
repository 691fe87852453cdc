import { subjectNouns } from "@shirube/vocabulary/subjects"
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
import type { CollectionId } from "#api/kernel/db/ids"
import { deletedWithMember } from "../identity/accounts.ts"

const noun = () => text("noun", { enum: subjectNouns }).notNull()
const thingId = () => text("thing_id").notNull()
const owner = () => deletedWithMember("user_id").notNull()

/** By language, with furigana. */
export type SavedTitles = Readonly<Record<string, string>>

/** What is stored with a saved item, and kept for a while after it is unsaved. */
const savedColumns = {
  userId: owner(),
  noun: noun(),
  thingId: thingId(),
  savedAt: instant("saved_at").notNull(),
  /** A snapshot: all that is left once the item is taken down. */
  titles: jsonb("titles").$type<SavedTitles>().notNull().default({}),
  note: text("note"),
  /** Position in the owner's own order, the order of these keys (kernel/text/sort-keys.ts). */
  place: text("place").notNull().default("8"),
}

/** Saved items of every noun; whether one still exists is up to its own feature. */
export const saved = pgTable(
  "saved",
  {
    ...savedColumns,
    /** Carried over from an item that was merged into this one. */
    isCarried: boolean("is_carried").notNull().default(false),
    /** The item that this one was merged into, which is listed instead. */
    partOf: text("part_of"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.noun, t.thingId] }),
    index("saved_newest").on(t.userId, t.noun, t.savedAt, t.thingId),
    index("saved_own_order").on(t.userId, t.noun, sql`${t.place} collate "C"`, t.thingId),
    index("saved_by_thing").on(t.noun, t.thingId),
  ],
)

/** Saving it again within a day restores note and collections. */
export const unsaved = pgTable(
  "unsaved",
  {
    ...savedColumns,
    collectionIds: uuid("collection_ids").array().$type<CollectionId[]>().notNull(),
    unsavedAt: instant("unsaved_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.noun, t.thingId] }), index("unsaved_oldest").on(t.unsavedAt)],
)

export const collections = pgTable(
  "collections",
  {
    id: uuid("id").$type<CollectionId>().primaryKey(),
    userId: owner(),
    name: text("name").notNull(),
    /** The name in comparable form: without case and width. */
    nameKey: text("name_key").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [uniqueIndex("collections_by_name").on(t.userId, t.nameKey)],
)

export const collectionItems = pgTable(
  "collection_things",
  {
    collectionId: uuid("collection_id")
      .$type<CollectionId>()
      .notNull()
      .references(() => collections.id, { onDelete: "cascade" }),
    userId: owner(),
    noun: noun(),
    thingId: thingId(),
  },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.noun, t.thingId] }),
    index("collection_things_by_thing").on(t.userId, t.noun, t.thingId),
    // Unsaving removes the item from every collection.
    foreignKey({
      name: "collection_things_saved",
      columns: [t.userId, t.noun, t.thingId],
      foreignColumns: [saved.userId, saved.noun, saved.thingId],
    }).onDelete("cascade"),
  ],
)

/** In a table of its own: saving an article never blocks its readers. */
export const savedCounts = pgTable(
  "saved_counts",
  { noun: noun(), thingId: thingId(), people: integer("people").notNull() },
  (t) => [primaryKey({ columns: [t.noun, t.thingId] })],
)
