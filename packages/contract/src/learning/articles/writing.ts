// What editors need beside the draft of an article (editorial/writing): a preview, and what a text may refer to.
import { summaryParts } from "@shirube/vocabulary/learning/articles/choices"
import {
  LONGEST_ARTICLE,
  LONGEST_ARTICLE_LEAD,
  LONGEST_ARTICLE_TITLE,
  LONGEST_SUMMARY_LINE,
  MOST_ARTICLE_SOURCES,
  MOST_ARTICLE_TAGS,
  MOST_RELATED,
} from "@shirube/vocabulary/learning/articles/writing"
import {
  LONGEST_PUBLISHER,
  LONGEST_SOURCE_ADDRESS,
  LONGEST_SOURCE_TITLE,
} from "@shirube/vocabulary/learning/courses/draft-sources"
import { z } from "zod"
import { CategoryKey, JapaneseLevel, TagKey } from "../../categories.ts"
import { line, orEmpty, text } from "../../drafted.ts"
import { route } from "../../route.ts"
import { CalendarDate, Language, RubyText } from "../../wire.ts"
import { Article, ArticleId, AuthorKey } from "./routes.ts"

const both = <Text extends z.ZodType>(each: Text) => z.strictObject({ en: each, ja: each })
const unique = <Item>(items: readonly Item[]) => new Set(items).size === items.length

export const DraftedSourceFields = z.strictObject({
  title: both(text(LONGEST_SOURCE_TITLE)),
  publisher: both(text(LONGEST_PUBLISHER)),
  url: text(LONGEST_SOURCE_ADDRESS),
  checked: orEmpty(CalendarDate),
})

/** Fields of the part `details`; unfinished ones are empty. */
export const ArticleDetailsFields = z.strictObject({
  category: orEmpty(CategoryKey),
  author: orEmpty(AuthorKey),
  level: orEmpty(JapaneseLevel),
  tags: z.array(TagKey).max(MOST_ARTICLE_TAGS).refine(unique),
  checked: orEmpty(CalendarDate),
  sources: z.array(DraftedSourceFields).max(MOST_ARTICLE_SOURCES),
  related: z.array(ArticleId).max(MOST_RELATED).refine(unique),
})

/** Fields of the part of one language. */
export const ArticleTextFields = z.strictObject({
  title: line(LONGEST_ARTICLE_TITLE),
  lead: line(LONGEST_ARTICLE_LEAD),
  summary: z
    .array(z.strictObject({ part: z.enum(summaryParts), markdown: line(LONGEST_SUMMARY_LINE) }))
    .max(summaryParts.length)
    .refine((lines) => unique(lines.map(({ part }) => part))),
  markdown: text(LONGEST_ARTICLE),
})

const tag = "Writing"
const access = { roles: ["editor"], editorRoles: ["writer", "reviewer"] } as const
const limit = { per: "user", points: 120, seconds: 60 } as const
const params = z.object({ id: ArticleId })
const query = z.object({ language: Language })

export const previewArticle = route({
  method: "get",
  path: "/v1/editors/articles/{id}/preview",
  summary: "One language of the draft as readers will see it; what is not chosen yet is filled in",
  tag,
  access,
  limit,
  params,
  query,
  success: { status: 200, body: Article },
  errors: ["article.not_found"],
})

export const listDraftTerms = route({
  method: "get",
  path: "/v1/editors/articles/{id}/terms",
  summary: "Glossary terms that occur in one language of the draft",
  tag,
  access,
  limit,
  params,
  query,
  success: {
    status: 200,
    body: z.object({
      items: z.array(
        z.object({
          key: z.string(),
          words: z.string().meta({ description: "As written in the text, without furigana" }),
          is_linked: z.boolean().meta({ description: "At least once as `[[key]]`" }),
        }),
      ),
    }),
  },
  errors: ["article.not_found"],
})

export const listArticleChoices = route({
  method: "get",
  path: "/v1/editors/article-choices",
  summary: "What an article may refer to: authors, glossary terms, shared paragraphs",
  tag,
  access,
  success: {
    status: 200,
    body: z.object({
      authors: z.array(z.object({ key: z.string(), name: z.string() })),
      terms: z.array(z.object({ key: z.string(), term_ruby: RubyText })),
      shared: z.array(z.object({ name: z.string(), opening: z.string() })),
    }),
  },
  errors: [],
})

export const routes = [previewArticle, listDraftTerms, listArticleChoices] as const
