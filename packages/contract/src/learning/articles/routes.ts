import { summaryParts } from "@shirube/vocabulary/learning/articles/choices"
import { z } from "zod"
import { CategoryKey, JapaneseLevel, Section, TagKey } from "../../categories.ts"
import { wordsOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { CalendarDate, Instant, Language, page, pageQuery, RubyText } from "../../wire.ts"

export const ARTICLES_PER_PAGE = 12
export const ARTICLES_PER_PAGE_MAX = 50
export const ARTICLES_BY_ID_MAX = 30

export const ArticleId = wordsOf("article").meta({
  description: "Identifies an article; never changes. At first it is also its address, which may change",
})
export const AuthorKey = wordsOf("author").meta({ description: "Key of an author" })

export const Category = z
  .object({
    key: z.string(),
    section: Section,
    name: z.string(),
    name_ruby: RubyText,
    description: z.string(),
    description_ruby: RubyText,
  })
  .meta({ id: "Category" })

export const Tag = z.object({ key: z.string(), name: z.string() }).meta({ id: "Tag" })

export const ArticleAuthor = z
  .object({
    key: z.string(),
    name: z.string(),
    name_ruby: RubyText,
    seal: z.string(),
    role: z.enum(["editor", "senpai"]),
  })
  .meta({ id: "ArticleAuthor" })

export const ArticleSummary = z
  .object({
    id: z.string(),
    address: z
      .string()
      .meta({ description: "The last part of its address; `GET /v1/articles/{id}` takes it too" }),
    category: Category.pick({ key: true, section: true, name: true, name_ruby: true }),
    tags: z.array(Tag),
    level: JapaneseLevel,
    language: Language.meta({ description: "Language of the texts below" }),
    languages: z.array(Language).meta({ description: "Languages this article exists in" }),
    is_fallback: z.boolean().meta({ description: "True where the reader's language is missing" }),
    title: z.string(),
    title_ruby: RubyText,
    lead: z.string(),
    lead_ruby: RubyText,
    reading_minutes: z.int(),
    published_at: Instant,
    checked_on: CalendarDate,
    author: ArticleAuthor,
  })
  .meta({ id: "ArticleSummary" })

export const ArticleSource = z
  .object({ title: z.string(), publisher: z.string(), url: z.url(), checked_on: CalendarDate })
  .meta({ id: "ArticleSource" })

export const ArticleHeading = z
  .object({ id: z.string(), text_ruby: RubyText, depth: z.int() })
  .meta({ id: "ArticleHeading" })

export const Article = ArticleSummary.extend({
  author: ArticleAuthor.extend({
    headline: z.string(),
    headline_ruby: RubyText,
    bio_ruby: RubyText,
  }),
  summary: z
    .array(z.object({ part: z.enum(summaryParts), html: z.string() }))
    .meta({ description: "What readers look for first; empty where nothing of it applies. Safe HTML" }),
  body_html: z.string().meta({ description: "Safe HTML, made by the server from the editors' Markdown" }),
  headings: z.array(ArticleHeading),
  sources: z.array(ArticleSource),
  updated_at: Instant,
  saved_by: z.int().nullable().meta({
    description: "Rounded lower bound of how many people saved it; null while they are few",
  }),
  related: z.array(ArticleSummary),
}).meta({ id: "Article" })

export const listArticles = route({
  method: "get",
  path: "/v1/articles",
  summary: "Articles, newest first; with `q` the best matches first, as `GET /v1/search` finds them",
  tag: "Articles",
  access: "public",
  shared: true,
  query: z.object({
    section: Section.optional(),
    category: CategoryKey.optional(),
    tag: TagKey.optional(),
    language: Language.optional().meta({ description: "Only articles that exist in this language" }),
    level: JapaneseLevel.optional(),
    ids: z
      .string()
      .max(2_000)
      .regex(/^[a-z0-9-]{1,80}(?:,[a-z0-9-]{1,80})*$/)
      .refine((ids) => ids.split(",").length <= ARTICLES_BY_ID_MAX)
      .optional()
      .meta({
        description: `Only these ids, comma-separated, at most ${ARTICLES_BY_ID_MAX}; unknown ids are ignored`,
      }),
    q: z.string().trim().max(200).optional().meta({ description: "Search terms, in either language" }),
    ...pageQuery(ARTICLES_PER_PAGE_MAX, ARTICLES_PER_PAGE),
  }),
  success: { status: 200, body: page(ArticleSummary) },
  errors: ["cursor.invalid"],
})

export const getArticle = route({
  method: "get",
  path: "/v1/articles/{id}",
  summary: "One article with related articles; also under an address that it has or had",
  tag: "Articles",
  access: "public",
  shared: true,
  params: z.object({ id: ArticleId }),
  success: { status: 200, body: Article },
  errors: ["article.not_found"],
})

export const listCategories = route({
  method: "get",
  path: "/v1/categories",
  summary: "All categories in the order shown on the site",
  tag: "Articles",
  access: "public",
  shared: true,
  success: { status: 200, body: z.object({ items: z.array(Category) }) },
  errors: [],
})

export const listTags = route({
  method: "get",
  path: "/v1/tags",
  summary: "All tags",
  tag: "Articles",
  access: "public",
  shared: true,
  success: { status: 200, body: z.object({ items: z.array(Tag) }) },
  errors: [],
})

export const routes = [listArticles, getArticle, listCategories, listTags] as const
