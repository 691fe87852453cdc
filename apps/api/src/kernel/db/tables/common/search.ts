import { audiences } from "@shirube/contract/common/search/routes"
import { searchNouns } from "@shirube/vocabulary/common/search/choices"
import { sql } from "drizzle-orm"
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core"
import { day, instant, tsvector } from "#api/kernel/db/columns"

const noun = () => text("noun", { enum: searchNouns }).notNull()

/** Numbers documents in order of creation; a fixed number of them make a shelf (kernel/search/shelves.ts). */
export const searchDocumentNumbers = pgSequence("search_document_numbers")

/** One row per searchable item, whatever its languages. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    noun: noun(),
    id: text("id").notNull(),
    audience: text("audience", { enum: audiences }).notNull(),
    freshAt: instant("fresh_at").notNull(),
    /** What a result shows: when it takes place or was published. */
    happensAt: instant("happens_at"),
    /** The start of its last session, if it has several. */
    lastAt: instant("last_at"),
    /** For a recording: the event that was recorded. */
    recordingOf: text("recording_of"),
    level: text("level"),
    categoryKey: text("category_key"),
    /** Every word that finds it. */
    words: tsvector("words").notNull(),
    /** Positions of its main words, to rank it without reading all words. */
    heads: tsvector("heads").notNull().default(""),
    /** The shelf it was first assigned to, which is also one of its words. */
    shelf: integer("shelf").notNull(),
    /** One of the newest; search looks among these first. */
    isRecent: boolean("is_recent").notNull().default(true),
  },
  // No GIN pending list: every search would have to scan it.
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

/** What a result shows, in each language of the item. */
export const searchTexts = pgTable(
  "search_texts",
  {
    noun: noun(),
    documentId: text("document_id").notNull(),
    language: text("language").notNull(),
    title: text("title").notNull(),
    label: text("label").notNull(),
    /** With furigana, one paragraph per line. */
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

/** Words that occur in documents: to segment Japanese, to correct spelling, to suggest completions. */
export const searchWords = pgTable(
  "search_words",
  {
    word: text("word").notNull(),
    /** The reading of a Japanese word in Latin letters; empty for words written in them. */
    reading: text("reading").notNull(),
    shown: text("shown").notNull(),
    kana: text("kana"),
    /** The query that finds documents with this word. */
    query: text("query").notNull(),
    /** 1 if it occurs in texts only, 2 in headings, 3 in titles, 4 if it is a term of its own. */
    place: smallint("place").notNull(),
    /**
     * The word with each single letter left out: two words that share a variant are at most two edits apart.
     */
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

/** Words with the same meaning for a search; a query for one of a group matches the others. */
export const searchSynonyms = pgTable(
  "search_synonyms",
  {
    groupKey: text("group_key").notNull(),
    term: text("term").notNull(),
    /** What a query is compared with. */
    forms: text("forms").array().notNull(),
    /** As in `search_words`. */
    variants: text("variants").array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupKey, t.term] }),
    index("search_synonyms_by_form").using("gin", t.forms).with({ fastupdate: false }),
    index("search_synonyms_by_variant").using("gin", t.variants).with({ fastupdate: false }),
  ],
)

/**
 * What is searched for, for the editors; how often is in `figures`. Nothing about who searched, and the words only after
 * several days with the same search. Until then only a keyed digest, which is meaningless to anyone who reads the table.
 */
export const searchedWords = pgTable(
  "searched_words",
  {
    digest: text("digest").primaryKey(),
    words: text("words"),
    days: integer("days").notNull(),
    lastOn: day("last_on").notNull(),
  },
  (t) => [index("searched_words_by_day").on(t.lastOn)],
)
