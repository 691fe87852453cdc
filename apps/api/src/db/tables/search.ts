import { audiences } from "@shirube/contract/search"
import { searchNouns } from "@shirube/contract/search-choices"
import { sql } from "drizzle-orm"
import {
  boolean,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core"

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" })

const noun = () => text("noun", { enum: searchNouns }).notNull()

/** Counts documents as they come; so many make a shelf (platform/search/shelves.ts). */
export const searchDocumentNumbers = pgSequence("search_document_numbers")

/** One row for each thing that can be found, in whatever languages it is written. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    noun: noun(),
    id: text("id").notNull(),
    audience: text("audience", { enum: audiences }).notNull(),
    freshAt: instant("fresh_at").notNull(),
    level: text("level"),
    categoryKey: text("category_key"),
    /** Everything it is found by. */
    words: tsvector("words").notNull(),
    /** Where its main words stand, to weigh it without reading all of them. */
    heads: tsvector("heads").notNull().default(""),
    /** The shelf it came to stand on, which is one of its words too. */
    shelf: integer("shelf").notNull(),
    /** One of the newest; search looks among these first. */
    isRecent: boolean("is_recent").notNull().default(true),
  },
  // Words are written to the index at once: a list of those still to be sorted in would be read by every search.
  (t) => [
    primaryKey({ columns: [t.noun, t.id] }),
    index("search_documents_words").using("gin", t.words).with({ fastupdate: false }),
    index("search_documents_recent_words")
      .using("gin", t.words)
      .with({ fastupdate: false })
      .where(sql`${t.isRecent}`),
    index("search_documents_recent").on(t.freshAt, t.noun, t.id).where(sql`${t.isRecent}`),
  ],
)

/** What a result shows, in each language of the thing. */
export const searchTexts = pgTable(
  "search_texts",
  {
    noun: noun(),
    documentId: text("document_id").notNull(),
    language: text("language").notNull(),
    title: text("title").notNull(),
    label: text("label").notNull(),
    /** With furigana, a paragraph a line. */
    body: text("body").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.noun, t.documentId, t.language] }),
    foreignKey({
      columns: [t.noun, t.documentId],
      foreignColumns: [searchDocuments.noun, searchDocuments.id],
      name: "search_texts_document",
    }).onDelete("cascade"),
  ],
)

/** Words that stand in documents: to read Japanese without spaces, to repair spelling, to suggest while someone types. */
export const searchWords = pgTable(
  "search_words",
  {
    word: text("word").notNull(),
    /** How a Japanese word is read, in Latin letters; empty for words that are written in them. */
    reading: text("reading").notNull(),
    shown: text("shown").notNull(),
    kana: text("kana"),
    /** What finds documents with this word. */
    query: text("query").notNull(),
    /** 1 where it stands in texts only, 2 in headings, 3 in titles, 4 where it is a term of its own. */
    place: smallint("place").notNull(),
    /** The word with one letter left out, each in turn: two words with one in common are an edit or two apart. */
    variants: text("variants").array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.word, t.reading] }),
    index("search_words_by_reading").on(t.reading),
    index("search_words_by_variant").using("gin", t.variants).with({ fastupdate: false }),
    index("search_terms_by_word").on(t.word.op("text_pattern_ops")).where(sql`${t.place} = 4`),
    index("search_terms_by_reading").on(t.reading.op("text_pattern_ops")).where(sql`${t.place} = 4`),
  ],
)

/** Words that mean the same to a reader who searches; those of one group find each other. */
export const searchSynonyms = pgTable(
  "search_synonyms",
  {
    groupKey: text("group_key").notNull(),
    term: text("term").notNull(),
    /** What a question is compared with. */
    forms: text("forms").array().notNull(),
    /** As of words. */
    variants: text("variants").array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupKey, t.term] }),
    index("search_synonyms_by_form").using("gin", t.forms).with({ fastupdate: false }),
    index("search_synonyms_by_variant").using("gin", t.variants).with({ fastupdate: false }),
  ],
)

/**
 * What was asked and not found, for the editors: nothing about who asked, and the words only once they were asked for on several days.
 * Until then there is a keyed digest, which tells nothing to anyone who reads the table.
 */
export const searchMisses = pgTable(
  "search_misses",
  {
    digest: text("digest").primaryKey(),
    words: text("words"),
    times: integer("times").notNull(),
    days: integer("days").notNull(),
    lastOn: date("last_on", { mode: "string" }).notNull(),
  },
  (t) => [index("search_misses_by_day").on(t.lastOn)],
)
