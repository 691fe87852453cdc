import { languages } from "@shirube/vocabulary/language"
import { tipStates } from "@shirube/vocabulary/learning/tips/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import { sql } from "drizzle-orm"
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { instant, language } from "#api/kernel/db/columns"
import type { FileId, TipDraftId, TipId, VideoId } from "#api/kernel/db/ids"
import { files, videos } from "../common/media.ts"
import { deletedWithMember } from "../identity/accounts.ts"

const tipId = (name: string) => text(name).$type<TipId>()
/** First-person texts are deleted with their author. */
const author = () => deletedWithMember("author_id").notNull()
const picture = () =>
  uuid("picture_id")
    .$type<FileId>()
    .references(() => files.id, { onDelete: "set null" })
const film = () =>
  uuid("film_id")
    .$type<VideoId>()
    .references(() => videos.id, { onDelete: "set null" })

export interface TipWords {
  readonly title: string
  /** A one-line self-description. */
  readonly who: string
  /** Markdown. */
  readonly text: string
}

/** Published tips. */
export const tips = pgTable(
  "tips",
  {
    id: tipId("id").primaryKey(),
    authorId: author(),
    topics: text("topics").array().$type<Topic[]>().notNull(),
    languages: text("languages", { enum: languages }).array().notNull(),
    pictureId: picture(),
    /** Instead of a picture. */
    filmId: film(),
    publishedAt: instant("published_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** By the author, who can have it published again under the same address. */
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [
    index("tips_newest").on(t.publishedAt, t.id).where(sql`${t.withdrawnAt} is null`),
    index("tips_by_author").on(t.authorId, t.publishedAt, t.id),
    index("tips_picture").on(t.pictureId),
    index("tips_film").on(t.filmId),
  ],
)

/** In a table of its own: votes never block readers. */
export const tipCounts = pgTable("tip_counts", {
  tipId: tipId("tip_id")
    .primaryKey()
    .references(() => tips.id, { onDelete: "cascade" }),
  helpful: integer("helpful").notNull(),
})

export const tipTexts = pgTable(
  "tip_texts",
  {
    tipId: tipId("tip_id")
      .notNull()
      .references(() => tips.id, { onDelete: "cascade" }),
    language: language(),
    title: text("title").notNull(),
    who: text("who").notNull(),
    source: text("source").notNull(),
    html: text("html").notNull(),
    /** Alt text; empty if the author gave none. */
    pictureAlt: text("picture_alt").notNull().default(""),
    /** Plain text without markup. */
    readText: text("read_text").notNull(),
    /** With furigana, once annotated. */
    readTitle: text("read_title"),
    readWho: text("read_who"),
    format: integer("format").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tipId, t.language] }), index("tip_texts_format").on(t.format)],
)

/** What the author edits; the published tip is a snapshot of one of its versions. */
export const tipDrafts = pgTable(
  "tip_drafts",
  {
    id: uuid("id").$type<TipDraftId>().primaryKey(),
    /** Null until it has been published for the first time. */
    tipId: tipId("tip_id").references(() => tips.id, { onDelete: "set null" }),
    authorId: author(),
    topics: text("topics").array().$type<Topic[]>().notNull(),
    texts: jsonb("texts").$type<Readonly<Record<(typeof languages)[number], TipWords>>>().notNull(),
    pictureId: picture(),
    filmId: film(),
    pictureAlt: jsonb("picture_alt")
      .$type<Readonly<Record<(typeof languages)[number], string>>>()
      .notNull()
      .default({ en: "", ja: "" }),
    state: text("state", { enum: tipStates }).notNull(),
    version: integer("version").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("tip_drafts_tip").on(t.tipId),
    index("tip_drafts_of_author").on(t.authorId, t.updatedAt, t.id),
    uniqueIndex("tip_drafts_picture").on(t.pictureId),
    uniqueIndex("tip_drafts_film").on(t.filmId),
  ],
)
