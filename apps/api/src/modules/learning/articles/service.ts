import { createHash } from "node:crypto"
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"
import { languages } from "@shirube/vocabulary/language"
import type { Db, Tx } from "#api/kernel/db/client"
import { type ArticleId, type AuthorKey, type CategoryKey, namedId, type TagKey } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { SubjectLookups } from "#api/kernel/features/subjects"
import { ApiError } from "#api/kernel/http/errors"
import { instant, keyset, type Moment, type PageRequest, text } from "#api/kernel/lists/keyset"
import { indexDocument, type SearchDocument } from "#api/kernel/search/documents"
import type { SearchSource } from "#api/kernel/search/sources"
import type { Vault } from "#api/kernel/security/vault"
import { MARKDOWN_FORMAT, type Rendered, renderMarkdown } from "#api/kernel/text/markdown"
import { type EditorProfile, plain } from "#api/kernel/text/markdown/editor"
import { findDocuments } from "#api/modules/common/search/service"
import { peopleWhoSaved } from "#api/modules/people/saved/service"
import { ARTICLES, articleChanged, articlePublished } from "./events.ts"
import { readingMinutes } from "./present.ts"
import {
  type ArticleFilter,
  type ArticleSummaryRow,
  type GlossaryRow,
  type Localized,
  replaceArticle,
  type Source,
  selectArticleAndChosen,
  selectArticlesAfter,
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

export interface ArticleListing extends Omit<ArticleFilter, "ids">, PageRequest {
  /** Comma-separated, as in the URL. */
  readonly ids?: string | undefined
}

const RELATED = 3

const byPublication = keyset<Moment<ArticleId>>({ at: instant, id: text() })

export async function listArticles(tx: Tx, listing: ArticleListing, language: Language) {
  const after = byPublication.decode(listing.cursor)
  const filter = { ...listing, ids: listing.ids?.split(",").map(namedId<ArticleId>) }
  const found = await selectNewest(tx, { filter, language, after, limit: listing.limit + 1 })
  return byPublication.page(found, listing.limit, ({ position, id }) => ({ at: position, id }))
}

/** Best matches first. */
export async function findArticles(
  db: Db,
  listing: ArticleListing & { readonly q: string },
  language: Language,
  { now, missesVault }: { readonly now: Date; readonly missesVault: Pick<Vault, "digest"> },
) {
  const question = { ...listing, kind: "article" as const, exact: false, missesVault }
  const { page, nextCursor } = await findDocuments(db, question, now)
  const found = page.map(({ id }) => namedId<ArticleId>(id))
  return { items: await selectByIds(db.autocommit, found, language), nextCursor }
}

export async function getArticle(tx: Tx, id: ArticleId, language: Language) {
  const [found, savedBy] = await Promise.all([
    selectArticleAndChosen(tx, id, language, RELATED),
    peopleWhoSaved(tx, { noun: "article", id }),
  ])
  if (!found) throw new ApiError("article.not_found")
  const { article, chosen } = found
  const related = await relatedTo(tx, article, chosen, language)
  return { article, related, isRelatedChosen: chosen.length === RELATED, savedBy }
}

/** For lists that mix content types. */
export const shownArticles: SubjectLookups["article"] = async (tx, ids, { language }) =>
  (await selectByIds(tx, ids.map(namedId<ArticleId>), language)).map(
    ({ id, language: written, title, category }) => ({
      id,
      path: `/article/${id}`,
      language: written,
      title,
      category: { key: category.key, name: withoutRuby(category.name[language]) },
    }),
  )

/** The editors' choice, filled up with the newest of the same category. */
async function relatedTo(
  tx: Tx,
  article: ArticleSummaryRow,
  chosen: readonly ArticleSummaryRow[],
  language: Language,
): Promise<readonly ArticleSummaryRow[]> {
  if (chosen.length === RELATED) return chosen
  const taken = new Set([article.id, ...chosen.map(({ id }) => id)])
  const filter = { category: article.category.key }
  const newest = await selectNewest(tx, { filter, language, after: undefined, limit: RELATED + taken.size })
  return [...chosen, ...newest.filter(({ id }) => !taken.has(id))].slice(0, RELATED)
}

const tagsOf = (tx: Tx, rows: readonly { tagKeys: TagKey[] }[]) =>
  selectTagsByKeys(tx, [...new Set(rows.flatMap(({ tagKeys }) => tagKeys))])

export const listCategories = (tx: Tx) => selectCategories(tx)
export const listTags = (tx: Tx) => selectTags(tx)
export type { GlossaryRow }
export { ARTICLES, upsertAuthor, upsertCategory, upsertGlossaryTerm, upsertTag }

export interface ArticleText {
  readonly title: string
  readonly lead: string
  readonly markdown: string
}
export interface ArticleDraft {
  readonly id: ArticleId
  readonly category: {
    readonly key: CategoryKey
    readonly section: "career" | "learning"
    readonly name: Localized
  }
  readonly tags: readonly { readonly key: TagKey; readonly name: Localized }[]
  readonly level: "n5" | "n4" | "n3" | "n2" | "n1"
  readonly authorKey: AuthorKey
  readonly publishedAt: Date
  readonly checkedOn: string
  readonly sources: Source[]
  readonly relatedIds: ArticleId[]
  readonly texts: Partial<Record<Language, ArticleText>>
}

export const glossaryFor = async (tx: Tx) => new Map((await selectGlossary(tx)).map((row) => [row.key, row]))

/** Readings of the glossary's terms. */
export const glossaryReadings = async (tx: Tx) => (await selectGlossary(tx)).map(({ term }) => term.ja)

const READ_MORE: Localized = { en: "Read the article", ja: "くわしい記事を読む" }

/**
 * Version of how a draft is stored, apart from its text; a new number saves everything again on the next
 * content load.
 */
const FORMAT = 2

/** Publishes the draft. Idempotent: an unchanged draft emits nothing. */
export async function publishArticle(
  tx: Tx,
  draft: ArticleDraft,
  glossary: ReadonlyMap<string, GlossaryRow>,
  now: Date,
): Promise<"published" | "changed" | "unchanged"> {
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([FORMAT, MARKDOWN_FORMAT, draft, [...glossary.values()]]))
    .digest("base64url")
  const known = await selectFingerprint(tx, draft.id)
  if (known === fingerprint) return "unchanged"

  const written = languages.flatMap((language) => {
    const text = draft.texts[language]
    return text ? [{ language, text }] : []
  })
  const texts = written.map(({ language, text }) => ({
    language,
    ...text,
    rendered: renderMarkdown(text.markdown, termsIn(glossary, language)),
  }))
  await replaceArticle(
    tx,
    {
      id: draft.id,
      categoryKey: draft.category.key,
      section: draft.category.section,
      authorKey: draft.authorKey,
      level: draft.level,
      languages: texts.map(({ language }) => language),
      tagKeys: draft.tags.map(({ key }) => key),
      relatedIds: draft.relatedIds,
      sources: draft.sources,
      checkedOn: draft.checkedOn,
      publishedAt: draft.publishedAt,
      updatedAt: now,
      fingerprint,
    },
    texts.map(({ language, title, lead, markdown, rendered: { html, headings } }) => {
      const minutes = readingMinutes(plain(markdown), language)
      return { articleId: draft.id, language, title, lead, markdown, html, headings, readingMinutes: minutes }
    }),
  )
  await indexDocument(tx, "article", draft.id, async () => documentOf(draft, texts, glossary))
  const outcome = known === undefined ? "published" : "changed"
  await emit(tx, known === undefined ? articlePublished : articleChanged, { articleId: draft.id })
  return outcome
}

/** Render profile for editors' texts in this language. */
export const termsIn = (glossary: ReadonlyMap<string, GlossaryRow>, language: Language): EditorProfile => ({
  kind: "editor",
  term: termIn(glossary, language),
  readMore: READ_MORE[language],
})

const termIn = (glossary: ReadonlyMap<string, GlossaryRow>, language: Language) => (key: string) => {
  const row = glossary.get(key)
  return (
    row && { key, term: row.term[language], explanation: row.explanation[language], articleId: row.articleId }
  )
}

interface Findable extends Pick<ArticleDraft, "id" | "tags" | "level" | "publishedAt"> {
  readonly category: Pick<ArticleDraft["category"], "key" | "section" | "name">
}

/** The search document: also found by category, tags, and glossary terms that link to it. */
function documentOf(
  { id, category, tags, level, publishedAt }: Findable,
  texts: readonly { language: Language; title: string; lead: string; rendered: Rendered }[],
  glossary: ReadonlyMap<string, GlossaryRow>,
): SearchDocument {
  const explained = [...glossary.values()].filter(({ articleId }) => articleId === id)
  const names = explained.flatMap(({ term, also }) => [term.en, term.ja, ...also])
  return {
    noun: "article",
    id,
    audience: "everyone",
    freshAt: publishedAt,
    date: { from: publishedAt },
    level,
    categoryKey: category.key,
    facets: { section: [category.section], tag: tags.map(({ key }) => key) },
    terms: [
      ...[category.name, ...tags.map(({ name }) => name)].flatMap((name) =>
        languages.map((language) => name[language]),
      ),
      ...names,
    ],
    names,
    texts: Object.fromEntries(
      texts.map(({ language, title, lead, rendered: { text } }) => [
        language,
        { title, label: category.name[language], headings: text.headings, body: `${lead}\n${text.body}` },
      ]),
    ),
  }
}

export const articleSource: SearchSource = {
  noun: "article",
  tag: ARTICLES,
  path: (id) => `/article/${id}`,
  documentsAfter: articleDocuments,
}

async function articleDocuments(tx: Tx, after: string, limit: number): Promise<SearchDocument[]> {
  const found = await selectArticlesAfter(tx, namedId(after), limit)
  const tags = await tagsOf(
    tx,
    found.map(({ article }) => article),
  )
  const glossary = await glossaryFor(tx)
  return found.map(({ article, category, texts }) =>
    documentOf(
      { ...article, category, tags: tags.filter(({ key }) => article.tagKeys.includes(key)) },
      texts.map((text) => ({
        ...text,
        rendered: renderMarkdown(text.markdown, termsIn(glossary, text.language)),
      })),
      glossary,
    ),
  )
}
