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
import { indexDocument } from "#api/kernel/search/documents"
import { MARKDOWN_FORMAT, renderMarkdown } from "#api/kernel/text/markdown"
import { plain } from "#api/kernel/text/markdown/editor"
import { findDocuments } from "#api/modules/common/search/service"
import { idAtAddress } from "#api/modules/editorial/writing/service"
import { peopleWhoSaved } from "#api/modules/people/saved/service"
import { documentOf } from "./documents/service.ts"
import { ARTICLES, articleChanged, articlePublished } from "./events.ts"
import { readingMinutes } from "./present.ts"
import {
  type ArticleFilter,
  type ArticleSummaryRow,
  deleteGlossaryTerm,
  type GlossaryRow,
  type Localized,
  replaceArticle,
  type Source,
  selectArticleAndChosen,
  selectByIds,
  selectCategories,
  selectExisting,
  selectFingerprint,
  selectGlossary,
  selectNewest,
  selectTags,
  upsertAuthor,
  upsertCategory,
  upsertGlossaryTerm,
  upsertTag,
} from "./queries.ts"
import {
  picturesIn,
  renderSummary,
  termsIn,
  termsLinkedIn,
  type WrittenSummary,
} from "./rendering/service.ts"

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
) {
  const question = { ...listing, kind: "article" as const, exact: false }
  const { page, nextCursor } = await findDocuments(db, question)
  const found = page.map(({ id }) => namedId<ArticleId>(id))
  return { items: await selectByIds(db.autocommit, found, language), nextCursor }
}

export async function getArticle(tx: Tx, id: ArticleId, language: Language) {
  const [found, savedBy] = await Promise.all([
    selectArticleAndChosen(tx, id, language, RELATED),
    peopleWhoSaved(tx, { noun: "article", id }),
  ])
  if (!found) {
    const moved = await idAtAddress(tx, "article", id)
    if (moved === undefined || (moved as string) === id) throw new ApiError("article.not_found")
    return getArticle(tx, namedId(moved), language)
  }
  const { article, chosen } = found
  const related = await relatedTo(tx, article, chosen, language)
  return { article, related, isRelatedChosen: chosen.length === RELATED, savedBy }
}

/** For lists that mix content types. */
export const shownArticles: SubjectLookups["article"] = async (tx, ids, { language }) =>
  (await selectByIds(tx, ids.map(namedId<ArticleId>), language)).map(
    ({ id, address, language: written, title, category }) => ({
      id,
      path: `/article/${address}`,
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

export const listCategories = (tx: Tx) => selectCategories(tx)
export const listTags = (tx: Tx) => selectTags(tx)
export type { GlossaryRow }
export {
  ARTICLES,
  deleteGlossaryTerm,
  selectExisting as publishedAmong,
  upsertAuthor,
  upsertCategory,
  upsertGlossaryTerm,
  upsertTag,
}

export interface ArticleText {
  readonly title: string
  readonly lead: string
  readonly summary?: WrittenSummary
  readonly markdown: string
}
export interface ArticleDraft {
  readonly id: ArticleId
  /** Its id, if left out. */
  readonly address?: string
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

/**
 * Version of how a draft is stored, apart from its text; a new number saves everything again on the next
 * content load.
 */
const FORMAT = 3

/** Publishes the draft. Idempotent: an unchanged draft emits nothing. */
export async function publishArticle(
  tx: Tx,
  draft: ArticleDraft,
  glossary: ReadonlyMap<string, GlossaryRow>,
  now: Date,
): Promise<"published" | "changed" | "unchanged"> {
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([FORMAT, MARKDOWN_FORMAT, draft, termsOf(draft, glossary)]))
    .digest("base64url")
  const known = await selectFingerprint(tx, draft.id)
  if (known === fingerprint) return "unchanged"

  const written = languages.flatMap((language) => {
    const text = draft.texts[language]
    return text ? [{ language, text }] : []
  })
  const pictureAt = await picturesIn(
    tx,
    written.map(({ text }) => text.markdown),
  )
  const texts = written.map(({ language, text }) => ({
    language,
    ...text,
    summary: renderSummary(text.summary ?? [], language),
    rendered: renderMarkdown(text.markdown, { ...termsIn(glossary, language), pictureAt }),
  }))
  await replaceArticle(
    tx,
    {
      id: draft.id,
      address: draft.address ?? draft.id,
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
    texts.map(({ rendered: { html, headings }, ...text }) => ({
      ...text,
      articleId: draft.id,
      html,
      headings,
      readingMinutes: readingMinutes(plain(text.markdown), text.language),
    })),
  )
  await indexDocument(tx, "article", draft.id, async () => documentOf(draft, texts, glossary))
  const outcome = known === undefined ? "published" : "changed"
  await emit(tx, known === undefined ? articlePublished : articleChanged, { articleId: draft.id })
  return outcome
}

/** What the article is rendered with and found by: the terms that it links to, and those that lead to it. */
function termsOf({ id, texts }: ArticleDraft, glossary: ReadonlyMap<string, GlossaryRow>): GlossaryRow[] {
  const linked = new Set(languages.flatMap((language) => termsLinkedIn(texts[language]?.markdown ?? "")))
  return [...glossary.values()].filter(({ key, articleId }) => articleId === id || linked.has(key))
}
