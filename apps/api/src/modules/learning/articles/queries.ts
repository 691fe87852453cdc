import type { Language } from "@shirube/vocabulary/language"
import { and, arrayContains, asc, desc, eq, gt, inArray, type Placeholder, type SQL, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { ArticleId, AuthorKey, CategoryKey, TagKey } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { prepared } from "#api/kernel/db/prepared"
import { selectLastPublished, selectPublished } from "#api/kernel/db/public-pages"
import {
  articles,
  articleTags,
  articleTexts,
  authors,
  categories,
  glossaryTerms,
  sharedTexts,
  tags,
} from "#api/kernel/db/tables/learning/articles"
import type { PageCursor } from "#api/kernel/features/public-pages"
import type { Moment } from "#api/kernel/lists/keyset"

export type { Localized, Source, SummaryLine } from "#api/kernel/db/tables/learning/articles"
export type CategoryRow = typeof categories.$inferSelect
export type TagRow = typeof tags.$inferSelect
/** What readers see of a tag. */
export type ShownTag = Pick<TagRow, "key" | "name">
export type AuthorRow = typeof authors.$inferSelect
export type SharedTextRow = typeof sharedTexts.$inferSelect
export type GlossaryRow = typeof glossaryTerms.$inferSelect

export interface ArticleFilter {
  readonly section?: "career" | "learning" | undefined
  readonly category?: CategoryKey | undefined
  readonly tag?: TagKey | undefined
  readonly language?: Language | undefined
  readonly level?: string | undefined
  readonly ids?: readonly ArticleId[] | undefined
}

/**
 * Last row of the previous page; `at` is text from `instantText`, because a JavaScript Date would lose
 * microseconds.
 */
/** The text in the reader's language, else in the other. */
const textFor = (language: Language | Placeholder) =>
  sql`case when ${language} = any(${articles.languages}) then ${language} else ${articles.languages}[1] end`

const summaryColumns = {
  id: articles.id,
  address: articles.address,
  level: articles.level,
  languages: articles.languages,
  tags: sql<
    ShownTag[]
  >`(select coalesce(json_agg(json_build_object('key', ${tags.key}, 'name', ${tags.name}) order by ${tags.position}), '[]')
    from ${tags} where ${tags.key} = any(${articles.tagKeys}))`,
  checkedOn: articles.checkedOn,
  publishedAt: articles.publishedAt,
  position: instantText(articles.publishedAt),
  category: categories,
  author: authors,
  language: articleTexts.language,
  title: articleTexts.title,
  lead: articleTexts.lead,
  readingMinutes: articleTexts.readingMinutes,
}

const selectSummaries = (tx: Tx, language: Language) =>
  tx
    .select(summaryColumns)
    .from(articles)
    .innerJoin(categories, eq(categories.key, articles.categoryKey))
    .innerJoin(authors, eq(authors.key, articles.authorKey))
    .innerJoin(
      articleTexts,
      and(eq(articleTexts.articleId, articles.id), eq(articleTexts.language, textFor(language))),
    )

export type ArticleSummaryRow = Awaited<ReturnType<typeof selectNewest>>[number]

export function selectNewest(
  tx: Tx,
  options: { filter: ArticleFilter; language: Language; after: Moment<ArticleId> | undefined; limit: number },
) {
  const page = newestIds(tx, options)
  return selectSummaries(tx, options.language)
    .innerJoin(page, eq(page.id, articles.id))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
}

/**
 * Selects only ids, in their own statement: the planner then scans an index for one page and joins the rest for
 * these rows only. In one statement with the joins it reads every article before it sorts.
 */
function newestIds(
  tx: Tx,
  { filter, after, limit }: { filter: ArticleFilter; after: Moment<ArticleId> | undefined; limit: number },
) {
  const byTag = filter.tag !== undefined
  // The tag's own index carries the date.
  const at = byTag ? articleTags.publishedAt : articles.publishedAt
  const id = byTag ? articleTags.articleId : articles.id
  const query = tx.select({ id: articles.id }).from(articles)
  const source = byTag ? query.innerJoin(articleTags, eq(articleTags.articleId, articles.id)) : query
  return source
    .where(
      and(
        ...conditions(filter),
        filter.tag === undefined ? undefined : eq(articleTags.tagKey, filter.tag),
        after && isBefore(at, id, after),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit)
    .as("page")
}

/** Summaries in the order of the ids given. */
export async function selectByIds(tx: Tx, ids: readonly ArticleId[], language: Language) {
  if (ids.length === 0) return []
  return inOrder(await selectSummaries(tx, language).where(inArray(articles.id, [...ids])), ids)
}

/** Null for the related articles in the same result. */
type BodyColumn = typeof articleTexts.summary | typeof articleTexts.html | typeof articleTexts.headings
const onlyOf = (id: Placeholder, column: BodyColumn) =>
  sql`case when ${articles.id} = ${id} then ${column} end`

const articleAndChosen = prepared((tx) => {
  const [id, language] = [sql.placeholder("id"), sql.placeholder("language")]
  return tx
    .select({
      ...summaryColumns,
      summary: onlyOf(id, articleTexts.summary).mapWith(articleTexts.summary),
      html: onlyOf(id, articleTexts.html).mapWith(articleTexts.html),
      headings: onlyOf(id, articleTexts.headings).mapWith(articleTexts.headings),
      sources: articles.sources,
      relatedIds: articles.relatedIds,
      updatedAt: articles.updatedAt,
    })
    .from(articles)
    .innerJoin(categories, eq(categories.key, articles.categoryKey))
    .innerJoin(authors, eq(authors.key, articles.authorKey))
    .innerJoin(
      articleTexts,
      and(eq(articleTexts.articleId, articles.id), eq(articleTexts.language, textFor(language))),
    )
    .where(
      sql`${articles.id} = any(array[${id}::text] || (select related_ids[1:${sql.placeholder("related")}::int] from ${articles} as asked where id = ${id}))`,
    )
    .prepare("article_and_chosen")
})

/** The article with the first `related` articles that its editors chose, in their order. */
export async function selectArticleAndChosen(tx: Tx, id: ArticleId, language: Language, related: number) {
  const found = await articleAndChosen(tx).execute({ id, language, related })
  const article = found.find((row) => row.id === id)
  return article && { article, chosen: inOrder(found, article.relatedIds.slice(0, related)) }
}
export type ArticleRow = NonNullable<Awaited<ReturnType<typeof selectArticleAndChosen>>>["article"]

function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function conditions(filter: ArticleFilter): SQL[] {
  const list: SQL[] = []
  if (filter.section) list.push(eq(articles.section, filter.section))
  if (filter.category) list.push(eq(articles.categoryKey, filter.category))
  if (filter.level) list.push(sql`${articles.level} = ${filter.level}`)
  if (filter.ids) list.push(inArray(articles.id, [...filter.ids]))
  if (filter.language) list.push(arrayContains(articles.languages, [filter.language]))
  return list
}

export const selectCategories = (tx: Tx) =>
  tx.select().from(categories).orderBy(asc(categories.position)).limit(100)
export const selectTags = (tx: Tx) => tx.select().from(tags).orderBy(asc(tags.position)).limit(500)
export const selectTagsByKeys = (tx: Tx, keys: readonly TagKey[]) =>
  keys.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(tags)
        .where(inArray(tags.key, [...keys]))
export const selectGlossary = (tx: Tx) =>
  tx.select().from(glossaryTerms).orderBy(asc(glossaryTerms.key)).limit(1_000)

type Replacing<Row> = (tx: Tx, row: Row) => Promise<unknown>
export const upsertCategory: Replacing<CategoryRow> = (tx, row) =>
  tx.insert(categories).values(row).onConflictDoUpdate({ target: categories.key, set: row })
export const upsertTag: Replacing<TagRow> = (tx, row) =>
  tx.insert(tags).values(row).onConflictDoUpdate({ target: tags.key, set: row })
export const upsertAuthor: Replacing<AuthorRow> = (tx, row) =>
  tx.insert(authors).values(row).onConflictDoUpdate({ target: authors.key, set: row })
export const upsertGlossaryTerm: Replacing<GlossaryRow> = (tx, row) =>
  tx.insert(glossaryTerms).values(row).onConflictDoUpdate({ target: glossaryTerms.key, set: row })

export const selectSharedTexts = (tx: Tx) =>
  tx.select().from(sharedTexts).orderBy(asc(sharedTexts.name)).limit(1_000)
export const upsertSharedText: Replacing<SharedTextRow> = (tx, row) =>
  tx.insert(sharedTexts).values(row).onConflictDoUpdate({ target: sharedTexts.name, set: row })
export const selectAuthors = (tx: Tx) => tx.select().from(authors).orderBy(asc(authors.key)).limit(1_000)

const isDeleted = async (rows: PromiseLike<readonly object[]>) => (await rows).length > 0
/** These return false if it was not there. */
export const deleteCategory = (tx: Tx, key: CategoryKey) =>
  isDeleted(tx.delete(categories).where(eq(categories.key, key)).returning({ key: categories.key }))
export const deleteTag = (tx: Tx, key: TagKey) =>
  isDeleted(tx.delete(tags).where(eq(tags.key, key)).returning({ key: tags.key }))
export const deleteAuthor = (tx: Tx, key: AuthorKey) =>
  isDeleted(tx.delete(authors).where(eq(authors.key, key)).returning({ key: authors.key }))
export const deleteSharedText = (tx: Tx, name: string) =>
  isDeleted(tx.delete(sharedTexts).where(eq(sharedTexts.name, name)).returning({ name: sharedTexts.name }))
export const deleteGlossaryTerm = (tx: Tx, key: string) =>
  isDeleted(tx.delete(glossaryTerms).where(eq(glossaryTerms.key, key)).returning({ key: glossaryTerms.key }))

export type ArticleInsert = typeof articles.$inferInsert
export type ArticleTextInsert = typeof articleTexts.$inferInsert

/** The stored fingerprint, to detect whether publishing changes anything. */
export async function selectFingerprint(tx: Tx, id: ArticleId): Promise<string | undefined> {
  const [found] = await tx
    .select({ fingerprint: articles.fingerprint })
    .from(articles)
    .where(eq(articles.id, id))
    .limit(1)
    .for("update")
  return found?.fingerprint
}

export async function replaceArticle(
  tx: Tx,
  article: ArticleInsert,
  texts: ArticleTextInsert[],
): Promise<void> {
  await tx.insert(articles).values(article).onConflictDoUpdate({ target: articles.id, set: article })
  await tx.delete(articleTexts).where(eq(articleTexts.articleId, article.id))
  await tx.insert(articleTexts).values(texts)
  await tx.delete(articleTags).where(eq(articleTags.articleId, article.id))
  if (article.tagKeys.length > 0)
    await tx.insert(articleTags).values(
      article.tagKeys.map((tagKey) => ({
        articleId: article.id,
        tagKey,
        publishedAt: article.publishedAt,
      })),
    )
}

/** False if it was not there. */
export async function deleteArticle(tx: Tx, id: ArticleId): Promise<boolean> {
  const deleted = await tx.delete(articles).where(eq(articles.id, id)).returning({ id: articles.id })
  return deleted.length > 0
}

/** Those that are published, with their present addresses. */
export const selectExisting = (tx: Tx, ids: readonly ArticleId[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select({ id: articles.id, address: articles.address })
        .from(articles)
        .where(inArray(articles.id, [...ids]))

/** Complete articles ordered by id, for the search index. */
export async function selectArticlesAfter(tx: Tx, after: ArticleId, limit: number) {
  const found = await tx
    .select({ article: articles, category: categories })
    .from(articles)
    .innerJoin(categories, eq(categories.key, articles.categoryKey))
    .where(gt(articles.id, after))
    .orderBy(asc(articles.id))
    .limit(limit)
  const ids = found.map(({ article }) => article.id)
  const texts =
    ids.length === 0 ? [] : await tx.select().from(articleTexts).where(inArray(articleTexts.articleId, ids))
  return found.map((row) => ({
    ...row,
    texts: texts.filter(({ articleId }) => articleId === row.article.id),
  }))
}

export const selectPages = (tx: Tx, place: PageCursor) => selectPublished<ArticleId>(tx, articles, place)

export const selectNewestPages = (tx: Tx, language: Language, limit: number) =>
  selectLastPublished<ArticleId>(tx, articles, language, limit)
