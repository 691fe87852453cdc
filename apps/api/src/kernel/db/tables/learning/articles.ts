import { japaneseLevels, sections } from "@shirube/contract/categories"
import { languages } from "@shirube/vocabulary/language"
import type { SummaryPart } from "@shirube/vocabulary/learning/articles/choices"
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { day, instant, language } from "#api/kernel/db/columns"
import type { ArticleId, AuthorKey, CategoryKey, TagKey } from "#api/kernel/db/ids"

const articleId = (name: string) => text(name).$type<ArticleId>()
const categoryKey = (name: string) => text(name).$type<CategoryKey>()
const tagKey = (name: string) => text(name).$type<TagKey>()
const authorKey = (name: string) => text(name).$type<AuthorKey>()

export interface Localized {
  readonly en: string
  readonly ja: string
}
export interface Source {
  readonly title: Localized
  readonly publisher: Localized
  readonly url: string
  readonly checked_on: string
}
export interface Heading {
  readonly id: string
  readonly text: string
  readonly depth: number
}
export interface SummaryLine {
  readonly part: SummaryPart
  readonly html: string
  /** Plain text with furigana, for search. */
  readonly read: string
}

export const categories = pgTable("categories", {
  key: categoryKey("key").primaryKey(),
  position: integer("position").notNull(),
  section: text("section", { enum: sections }).notNull(),
  name: jsonb("name").$type<Localized>().notNull(),
  description: jsonb("description").$type<Localized>().notNull(),
})

export const tags = pgTable("tags", {
  key: tagKey("key").primaryKey(),
  position: integer("position").notNull(),
  name: jsonb("name").$type<Localized>().notNull(),
})

export const authors = pgTable("authors", {
  key: authorKey("key").primaryKey(),
  name: jsonb("name").$type<Localized>().notNull(),
  seal: text("seal").notNull(),
  role: text("role", { enum: ["editor", "senpai"] }).notNull(),
  headline: jsonb("headline").$type<Localized>().notNull(),
  bio: jsonb("bio").$type<Localized>().notNull(),
})

export const glossaryTerms = pgTable("glossary_terms", {
  key: text("key").primaryKey(),
  term: jsonb("term").$type<Localized>().notNull(),
  reading: text("reading").notNull(),
  explanation: jsonb("explanation").$type<Localized>().notNull(),
  /** One sentence with the term, with furigana. */
  example: jsonb("example").$type<Localized>(),
  /** Other names, with furigana: what people type who do not know the term. */
  also: text("also").array().notNull().default([]),
  articleId: articleId("article_id"),
})

/** Paragraphs that several texts include by a line `@shared name`. */
export const sharedTexts = pgTable("shared_texts", {
  name: text("name").primaryKey(),
  text: jsonb("text").$type<Localized>().notNull(),
})

export const articles = pgTable(
  "articles",
  {
    id: articleId("id").primaryKey(),
    /** The last part of its address. */
    address: text("address").notNull(),
    categoryKey: categoryKey("category_key")
      .notNull()
      .references(() => categories.key),
    section: text("section", { enum: sections }).notNull(),
    authorKey: authorKey("author_key")
      .notNull()
      .references(() => authors.key),
    level: text("level", { enum: japaneseLevels }).notNull(),
    languages: text("languages", { enum: languages }).array().notNull(),
    tagKeys: text("tag_keys").array().$type<TagKey[]>().notNull(),
    relatedIds: text("related_ids").array().$type<ArticleId[]>().notNull(),
    sources: jsonb("sources").$type<Source[]>().notNull(),
    checkedOn: day("checked_on").notNull(),
    publishedAt: instant("published_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Digest of the source that the article was saved from. */
    fingerprint: text("fingerprint").notNull(),
  },
  // Plain ascending indexes, read backwards: `.desc()` adds NULLS LAST, and such an index serves no ORDER BY …
  // DESC.
  (t) => [
    uniqueIndex("articles_address").on(t.address),
    index("articles_newest").on(t.publishedAt, t.id),
    index("articles_by_category").on(t.categoryKey, t.publishedAt, t.id),
    index("articles_by_section").on(t.section, t.publishedAt, t.id),
    index("articles_by_level").on(t.level, t.publishedAt, t.id),
  ],
)

/** Repeats `published_at` so that "newest with this tag" is one index scan. */
export const articleTags = pgTable(
  "article_tags",
  {
    articleId: articleId("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    tagKey: tagKey("tag_key")
      .notNull()
      .references(() => tags.key),
    publishedAt: instant("published_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.tagKey] }),
    index("article_tags_newest").on(t.tagKey, t.publishedAt, t.articleId),
  ],
)

export const articleTexts = pgTable(
  "article_texts",
  {
    articleId: articleId("article_id").notNull(),
    language: language(),
    title: text("title").notNull(),
    lead: text("lead").notNull(),
    summary: jsonb("summary").$type<SummaryLine[]>().notNull().default([]),
    markdown: text("markdown").notNull(),
    html: text("html").notNull(),
    headings: jsonb("headings").$type<Heading[]>().notNull(),
    readingMinutes: integer("reading_minutes").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.language] }),
    foreignKey({
      columns: [t.articleId],
      foreignColumns: [articles.id],
      name: "article_texts_article",
    }).onDelete("cascade"),
  ],
)
