import { searchNouns } from "@shirube/vocabulary/common/search/choices"
import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { CategoryKey, JapaneseLevel, Section, TagKey } from "../../categories.ts"
import { route } from "../../route.ts"
import { Instant, Language, page, pageQuery, RubySegment, RubyText, WrittenLanguage } from "../../wire.ts"

/** Who may find it: anyone, signed-in members, or the provider's editors. */
export const audiences = ["everyone", "members", "editors"] as const
export type Audience = (typeof audiences)[number]

export const SEARCH_WORDS_MAX = 200
export const RESULTS_PER_PAGE = 12
export const RESULTS_PER_PAGE_MAX = 50
/** Most results of a search; if there are more, the response says so. */
export const RESULTS_MAX = 100
export const SUGGESTED_WORDS_MAX = 3
/** Of each kind, so that one kind does not hide the others. */
export const SUGGESTED_PER_KIND_MAX = 4
export const SUGGESTED_RESULTS_MAX = 12

const Words = z.string().trim().min(1).max(SEARCH_WORDS_MAX)

export const SearchNounName = z.enum(searchNouns).meta({ description: "What kind of item it is" })

export const MarkedText = z
  .object({
    language: WrittenLanguage,
    segments: z.array(RubySegment.extend({ is_match: z.boolean() })),
  })
  .meta({ id: "MarkedText", description: "Text with furigana in segments; matching segments are marked" })

export const SearchResult = z
  .object({
    noun: SearchNounName,
    id: z.string(),
    path: z.string().meta({ description: "Its page, without a language prefix" }),
    language: WrittenLanguage.meta({ description: "Language of the title" }),
    is_fallback: z.boolean().meta({ description: "True where the reader's language is missing" }),
    title: z.string(),
    title_ruby: RubyText,
    category: z.object({ key: z.string(), name: z.string(), name_ruby: RubyText }).nullable(),
    level: JapaneseLevel.nullable(),
    date: Instant.nullable().meta({
      description: "When it takes place, or was published; null for people and what has no date",
    }),
    until: Instant.nullable().meta({ description: "The start of the last session, if there are several" }),
    excerpt: MarkedText.meta({ description: "The best matching sentence" }),
  })
  .meta({ id: "SearchResult" })

export const search = route({
  method: "get",
  path: "/v1/search",
  summary: "Search all content, best matches first",
  tag: "Search",
  access: "public",
  shared: "visitors",
  query: z.object({
    q: Words.meta({ description: "Words, readings or a question, in either language" }),
    kind: SearchNounName.optional(),
    section: Section.optional(),
    category: CategoryKey.optional(),
    tag: TagKey.optional(),
    level: JapaneseLevel.optional(),
    topic: z.enum(topics).optional(),
    language: Language.optional().meta({ description: "Only content that exists in this language" }),
    exact: z.stringbool().default(false).meta({ description: "Turns off spelling correction" }),
    ...pageQuery(RESULTS_PER_PAGE_MAX, RESULTS_PER_PAGE),
  }),
  success: {
    status: 200,
    body: page(SearchResult).extend({
      total: z.int().meta({ description: "Number of results, as far as counted" }),
      has_more_than_total: z.boolean().meta({
        description:
          "True if counting stopped at `total`, or only the newest were searched because every term is very common",
      }),
      corrected_to: z
        .string()
        .nullable()
        .meta({ description: "The corrected query, if the spelling was corrected" }),
      instead_of: z
        .string()
        .nullable()
        .meta({ description: "The query as typed, if the spelling was corrected" }),
    }),
  },
  errors: ["cursor.invalid"],
})

export const SearchSuggestion = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("word"), text: z.string() }),
    z.object({
      kind: z.literal("thing"),
      text: z.string(),
      noun: SearchNounName,
      id: z.string(),
      path: z.string().meta({ description: "Its page, without a language prefix" }),
      language: WrittenLanguage,
      label: z.string().meta({ description: "Its category or topic; may be empty" }),
      date: Instant.nullable().meta({ description: "When it takes place, or was published" }),
      until: Instant.nullable().meta({ description: "The start of the last session, if there are several" }),
      note: z
        .string()
        .nullable()
        .meta({ description: "The beginning of its text, where that is the answer: an explained term" }),
    }),
  ])
  .meta({ id: "SearchSuggestion" })

export const suggest = route({
  method: "get",
  path: "/v1/search/suggestions",
  summary: "Terms and the best matches of each kind for a query that is still being typed",
  tag: "Search",
  access: "public",
  shared: "visitors",
  query: z.object({ q: Words }),
  success: {
    status: 200,
    body: z.object({
      items: z.array(SearchSuggestion).max(SUGGESTED_WORDS_MAX + SUGGESTED_RESULTS_MAX),
    }),
  },
  errors: [],
})

export const routes = [search, suggest] as const
