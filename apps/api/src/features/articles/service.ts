import { createHash } from "node:crypto"
import type { Language } from "@shirube/contract/language"
import { languages } from "@shirube/contract/language"
import type { Db, Tx } from "#api/db/client"
import { decodeCursor, encodeCursor, isInstantText } from "#api/platform/cursor"
import { ApiError } from "#api/platform/errors"
import { emit } from "#api/platform/events"
import { plain, renderMarkdown } from "#api/platform/markdown"
import { readingMinutes } from "#api/platform/reading-time"
import { type SearchQueries, searchQueries, searchVector } from "#api/platform/search-tokens"
import { articleChanged, articlePublished } from "./events.ts"
import {
  type ArticleFilter,
  type ArticleMatch,
  type ArticlePosition,
  type ArticleSummaryRow,
  type GlossaryRow,
  type Localized,
  replaceArticle,
  type Source,
  searchMatches,
  selectArticle,
  selectByIds,
  selectCategories,
  selectFingerprint,
  selectGlossary,
  selectNewest,
  selectTags,
  selectTagsByKeys,
  upsertAuthor,
  upsertCategory,
  upsertGlossaryTerm,
  upsertTag,
} from "./queries.ts"

export interface ArticleListing extends ArticleFilter {
  readonly q?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

const RELATED = 3

export async function listArticles(db: Db, listing: ArticleListing, language: Language) {
  const queries = listing.q ? searchQueries(listing.q) : undefined
  if (queries === null) return { items: [], tags: [], nextCursor: null }
  const page = queries
    ? await searchPage(db, listing, queries, language)
    : await newestPage(db.autocommit, listing, language)
  return { ...page, tags: await tagsOf(db.autocommit, page.items) }
}

async function newestPage(tx: Tx, listing: ArticleListing, language: Language) {
  const after = listing.cursor === undefined ? undefined : decodePosition(listing.cursor)
  const found = await selectNewest(tx, { filter: listing, language, after, limit: listing.limit + 1 })
  const items = found.slice(0, listing.limit)
  const last = items.at(-1)
  const nextCursor = found.length > items.length && last ? encodeCursor([last.position, last.id]) : null
  return { items, nextCursor }
}

async function searchPage(db: Db, listing: ArticleListing, queries: SearchQueries, language: Language) {
  const after = listing.cursor === undefined ? undefined : decodeMatch(listing.cursor)
  const matches = await db.transaction((tx) => searchMatches(tx, { queries, filter: listing }))
  const rest = after ? matches.slice(placeAfter(matches, after)) : matches
  const page = rest.slice(0, listing.limit)
  const ids = page.map(({ id }) => id)
  const items = await selectByIds(db.autocommit, ids, language)
  const last = page.at(-1)
  const nextCursor =
    rest.length > page.length && last ? encodeCursor([String(last.rank), last.at, last.id]) : null
  return { items, nextCursor }
}

/** Right behind the match that was last; where that is gone by now, behind the place where it stood. */
function placeAfter(matches: readonly ArticleMatch[], last: ArticleMatch): number {
  const place = matches.findIndex(({ id, rank }) => id === last.id && rank === last.rank)
  if (place >= 0) return place + 1
  const next = matches.findIndex(({ rank, at }) => rank > last.rank || (rank === last.rank && at < last.at))
  return next < 0 ? matches.length : next
}

const decodePosition = (cursor: string) => position(...decodeCursor(cursor, 2))

function decodeMatch(cursor: string): ArticleMatch {
  const [rank, ...rest] = decodeCursor(cursor, 3)
  return { ...position(...rest), rank: Number(rank) }
}

function position(at?: string, id?: string): ArticlePosition {
  if (at === undefined || id === undefined || !isInstantText(at)) throw new ApiError("cursor.invalid")
  return { at, id }
}

export async function getArticle(tx: Tx, id: string, language: Language) {
  const article = await selectArticle(tx, id, language)
  if (!article) throw new ApiError("article.not_found")
  const related = await relatedTo(tx, article, language)
  return { article, related, tags: await tagsOf(tx, [article, ...related]) }
}

/** What the editors chose; where that is not enough, the newest of the same category. */
async function relatedTo(tx: Tx, article: ArticleSummaryRow & { relatedIds: string[] }, language: Language) {
  const chosen = await selectByIds(tx, article.relatedIds.slice(0, RELATED), language)
  if (chosen.length === RELATED) return chosen
  const taken = new Set([article.id, ...chosen.map(({ id }) => id)])
  const filter = { category: article.category.key }
  const newest = await selectNewest(tx, { filter, language, after: undefined, limit: RELATED + taken.size })
  return [...chosen, ...newest.filter(({ id }) => !taken.has(id))].slice(0, RELATED)
}

const tagsOf = (tx: Tx, rows: readonly { tagKeys: string[] }[]) =>
  selectTagsByKeys(tx, [...new Set(rows.flatMap(({ tagKeys }) => tagKeys))])

export const listCategories = (tx: Tx) => selectCategories(tx)
export const listTags = (tx: Tx) => selectTags(tx)
export { upsertAuthor, upsertCategory, upsertGlossaryTerm, upsertTag }

export interface ArticleText {
  readonly title: string
  readonly lead: string
  readonly markdown: string
}
export interface ArticleDraft {
  readonly id: string
  readonly category: {
    readonly key: string
    readonly section: "career" | "learning"
    readonly name: Localized
  }
  readonly tags: readonly { readonly key: string; readonly name: Localized }[]
  readonly level: "n5" | "n4" | "n3" | "n2" | "n1"
  readonly authorKey: string
  readonly publishedAt: Date
  readonly checkedOn: string
  readonly sources: Source[]
  readonly relatedIds: string[]
  readonly texts: Partial<Record<Language, ArticleText>>
}

export const glossaryFor = async (tx: Tx) => new Map((await selectGlossary(tx)).map((row) => [row.key, row]))

const READ_MORE: Localized = { en: "Read the article", ja: "くわしい記事を読む" }

/** How a draft is made into what is stored; a new number has everything saved again when the content is next loaded. */
const FORMAT = 2

/** Saves a draft as it is to be read. Saving the same again changes nothing and tells nobody. */
export async function publishArticle(
  tx: Tx,
  draft: ArticleDraft,
  glossary: ReadonlyMap<string, GlossaryRow>,
  now: Date,
): Promise<"published" | "changed" | "unchanged"> {
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([FORMAT, draft, [...glossary.values()]]))
    .digest("base64url")
  const known = await selectFingerprint(tx, draft.id)
  if (known === fingerprint) return "unchanged"

  const written = languages.flatMap((language) => {
    const text = draft.texts[language]
    return text ? [{ language, text }] : []
  })
  await replaceArticle(
    tx,
    {
      id: draft.id,
      categoryKey: draft.category.key,
      section: draft.category.section,
      authorKey: draft.authorKey,
      level: draft.level,
      languages: written.map(({ language }) => language),
      tagKeys: draft.tags.map(({ key }) => key),
      relatedIds: draft.relatedIds,
      sources: draft.sources,
      checkedOn: draft.checkedOn,
      publishedAt: draft.publishedAt,
      updatedAt: now,
      fingerprint,
      search: searchVector(searchTexts(draft)),
    },
    written.map(({ language, text }) => {
      const { html, headings } = renderMarkdown(text.markdown, {
        term: termIn(glossary, language),
        readMore: READ_MORE[language],
      })
      const { title, lead, markdown } = text
      const minutes = readingMinutes(plain(markdown), language)
      return { articleId: draft.id, language, title, lead, markdown, html, headings, readingMinutes: minutes }
    }),
  )
  const outcome = known === undefined ? "published" : "changed"
  await emit(tx, known === undefined ? articlePublished : articleChanged, { articleId: draft.id })
  return outcome
}

const termIn = (glossary: ReadonlyMap<string, GlossaryRow>, language: Language) => (key: string) => {
  const row = glossary.get(key)
  return (
    row && { key, term: row.term[language], explanation: row.explanation[language], articleId: row.articleId }
  )
}

const searchTexts = (draft: ArticleDraft) => [
  ...Object.values(draft.texts).flatMap((text) => [
    { place: "title" as const, text: plain(text.title) },
    { place: "heading" as const, text: plain(text.lead) },
    { place: "body" as const, text: plain(text.markdown) },
  ]),
  // Keys too: readers ask for a "visa" where the category says "status of residence".
  ...[draft.category, ...draft.tags].flatMap(({ key, name }) =>
    [key, ...Object.values(name)].map((text) => ({ place: "heading" as const, text: plain(text) })),
  ),
]
