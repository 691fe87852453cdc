import { thingNouns } from "@shirube/contract/things"
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
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import type { CollectionId, UserId } from "../ids.ts"
import { users } from "./accounts.ts"

const noun = () => text("noun", { enum: thingNouns }).notNull()
const thingId = () => text("thing_id").notNull()
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })
const owner = () =>
  uuid("user_id")
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" })

/** By language, with readings. */
export type SavedTitles = Readonly<Record<string, string>>

/** What somebody has of a thing that is saved, and keeps for a while when it no longer is. */
const keepsake = {
  userId: owner(),
  noun: noun(),
  thingId: thingId(),
  savedAt: instant("saved_at").notNull(),
  /** As they were then: all that is left where the thing is taken down. */
  titles: jsonb("titles").$type<SavedTitles>().notNull().default({}),
  note: text("note"),
  /** Where it stands in one's own order, which is that of these keys (platform/sort-keys.ts). */
  place: text("place").notNull().default("8"),
}

/** Things of every noun; whether one is still there is for its own feature to say. */
export const saved = pgTable(
  "saved",
  {
    ...keepsake,
    /** By who has saved something that has become a part of this. */
    isCarried: boolean("is_carried").notNull().default(false),
    /** What this has become a part of: it is not listed, its whole is. */
    partOf: text("part_of"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.noun, t.thingId] }),
    index("saved_newest").on(t.userId, t.noun, t.savedAt, t.thingId),
    index("saved_own_order").on(t.userId, t.noun, sql`${t.place} collate "C"`, t.thingId),
    index("saved_by_thing").on(t.noun, t.thingId),
  ],
)

/** Taken off by mistake, perhaps: whoever saves it again within a day has note and collections back. */
export const unsaved = pgTable(
  "unsaved",
  {
    ...keepsake,
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
    /** The name without what makes no difference to its owner: capitals, width. */
    nameKey: text("name_key").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [uniqueIndex("collections_by_name").on(t.userId, t.nameKey)],
)

export const collectionThings = pgTable(
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
    // What is no longer saved is in no collection.
    foreignKey({
      name: "collection_things_saved",
      columns: [t.userId, t.noun, t.thingId],
      foreignColumns: [saved.userId, saved.noun, saved.thingId],
    }).onDelete("cascade"),
  ],
)

/** Apart from the things themselves: who saves an article writes nothing that readers of the article wait for. */
export const savedCounts = pgTable(
  "saved_counts",
  { noun: noun(), thingId: thingId(), people: integer("people").notNull() },
  (t) => [primaryKey({ columns: [t.noun, t.thingId] })],
)
