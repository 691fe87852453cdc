// Articles as editors write them: how a published document becomes what readers see.

import { ArticleDetailsFields, ArticleTextFields } from "@shirube/contract/learning/articles/writing"
import { withoutRuby } from "@shirube/contract/text/furigana"
import { type Language, languages } from "@shirube/vocabulary/language"
import { missingInArticle } from "@shirube/vocabulary/learning/articles/missing"
import {
  type ArticleDetails,
  type ArticleText as DraftedText,
  emptyDetails,
  emptyText,
  SHARED_LINE,
} from "@shirube/vocabulary/learning/articles/writing"
import type { Tx } from "#api/kernel/db/client"
import { type ArticleId, type AuthorKey, type FileId, namedId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import {
  type DraftedDocument,
  type MissingField,
  type PublishedDocument,
  writingNoun,
} from "#api/kernel/features/writing-nouns"
import { removeDocument } from "#api/kernel/search/documents"
import { picturesOf } from "#api/modules/editorial/writing/pictures/service"
import { articleRemoved } from "../events.ts"
import {
  deleteArticle,
  selectAuthors,
  selectCategories,
  selectExisting,
  selectSharedTexts,
  selectTags,
} from "../queries.ts"
import { pictureIdsIn, termsLinkedIn } from "../rendering/service.ts"
import { type ArticleDraft, glossaryFor, publishArticle } from "../service.ts"

export const detailsOf = (fields: Readonly<Record<string, unknown>>): ArticleDetails =>
  fields as unknown as ArticleDetails
export const textOf = (fields: Readonly<Record<string, unknown>>): DraftedText =>
  fields as unknown as DraftedText
const fieldsOf = (value: ArticleDetails | DraftedText) => value as unknown as Record<string, unknown>

export const articleNoun = writingNoun({
  name: "article",
  position: 10,
  title: { en: "Articles", ja: "記事" },
  path: (address) => `/article/${address}`,
  fields: { details: ArticleDetailsFields, text: ArticleTextFields },
  empty: { details: fieldsOf(emptyDetails), text: fieldsOf(emptyText) },
  titleOf: (fields) => textOf(fields).title,
  hasSources: true,
  picturesIn: (fields) => ("markdown" in fields ? pictureIdsIn(textOf(fields).markdown) : []),
  missing: missingInDocument,
  async publisher(tx) {
    const [surroundings, glossary] = await Promise.all([surroundingsIn(tx), glossaryFor(tx)])
    return (document, now) => publishArticle(tx, draftOf(surroundings, document), glossary, now)
  },
  async unpublish(tx, id) {
    const articleId = namedId<ArticleId>(id)
    if (!(await deleteArticle(tx, articleId))) return
    await removeDocument(tx, "article", id)
    await emit(tx, articleRemoved, { articleId })
  },
})

/** Shared paragraphs by `name.language`. */
async function sharedIn(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const found = await selectSharedTexts(tx)
  return new Map(
    found.flatMap(({ name, text }) =>
      languages.map((language) => [`${name}.${language}`, text[language]] as const),
    ),
  )
}

export const namesOfShared = (markdown: string): string[] =>
  [...markdown.matchAll(SHARED_LINE)].flatMap(({ groups }) => groups?.name ?? [])

const expanded = (markdown: string, language: Language, shared: ReadonlyMap<string, string>) =>
  markdown.replace(SHARED_LINE, (_line, name: string) => shared.get(`${name}.${language}`) ?? "")

/** What articles refer to. */
export async function surroundingsIn(tx: Tx) {
  const [categories, tags, authors, shared] = await Promise.all([
    selectCategories(tx),
    selectTags(tx),
    selectAuthors(tx),
    sharedIn(tx),
  ])
  return { categories, tags, authors, shared }
}

/** The database does not keep the order of keys, and a draft is compared by its JSON. */
const inOrder = ({ en, ja }: Readonly<Record<Language, string>>) => ({ en, ja })

/** What is not chosen, in a preview, is the first there is. */
export function draftOf(
  { categories, tags, authors, shared }: Awaited<ReturnType<typeof surroundingsIn>>,
  { id, address, firstPublishedAt, details: fields, texts }: PublishedDocument,
): ArticleDraft {
  const details = detailsOf(fields)
  const category = categories.find(({ key }) => key === details.category) ?? categories[0]
  const authorKey = details.author === "" ? authors[0]?.key : namedId<AuthorKey>(details.author)
  if (!category || !authorKey) throw new Error("There are no categories or authors yet")
  return {
    id: namedId(id),
    address,
    category,
    tags: tags.filter(({ key }) => details.tags.includes(key)).map(({ key, name }) => ({ key, name })),
    level: ArticleDetailsFields.shape.level.parse(details.level) || "n3",
    authorKey,
    publishedAt: firstPublishedAt,
    checkedOn: details.checked || firstPublishedAt.toISOString().slice(0, 10),
    sources: details.sources.map(({ title, publisher, url, checked }) => ({
      title: inOrder(title),
      publisher: inOrder(publisher),
      url,
      checked_on: checked,
    })),
    relatedIds: details.related.filter((related) => related !== id).map(namedId<ArticleId>),
    texts: Object.fromEntries(
      languages.flatMap((language) => {
        const fields = texts[language]
        if (!fields) return []
        const { title, lead, summary, markdown } = textOf(fields)
        const lines = summary.map((line) => ({ part: line.part, markdown: line.markdown }))
        return [[language, { title, lead, summary: lines, markdown: expanded(markdown, language, shared) }]]
      }),
    ),
  }
}

async function missingInDocument(
  tx: Tx,
  { id, details: fields, ...sides }: DraftedDocument,
): Promise<MissingField[]> {
  const details = detailsOf(fields)
  const texts = { en: textOf(sides.en), ja: textOf(sides.ja) }
  return [
    ...missingInArticle(details, texts),
    ...(await unknownInDetails(tx, details, id)),
    ...(await unknownInTexts(tx, texts)),
  ]
}

async function unknownInDetails(tx: Tx, details: ArticleDetails, id: string): Promise<MissingField[]> {
  const [categories, tags, authors, articles] = await Promise.all([
    selectCategories(tx),
    selectTags(tx),
    selectAuthors(tx),
    selectExisting(tx, details.related.map(namedId<ArticleId>)),
  ])
  const isUnknown = (key: string, rows: readonly { readonly key: string }[]) =>
    key !== "" && !rows.some((row) => row.key === key)
  const gone = (field: string, en: string, ja: string): MissingField => ({
    part: "details",
    field,
    language: null,
    text: { en, ja },
  })
  const unread = details.related.filter(
    (related) => related === id || !articles.some((article) => article.id === related),
  )
  return [
    ...(isUnknown(details.category, categories)
      ? [gone("category", "This category no longer exists.", "この分野はもうありません。")]
      : []),
    ...(isUnknown(details.author, authors)
      ? [gone("author", "This author no longer exists.", "この書き手はもう登録されていません。")]
      : []),
    ...details.tags
      .filter((tag) => isUnknown(tag, tags))
      .map((tag) => gone("tags", `The tag “${tag}” no longer exists.`, `タグ「${tag}」はもうありません。`)),
    ...unread.map((related) =>
      gone(
        "related",
        `“${related}” is not a published article that this one can lead to.`,
        `「${related}」は、関連記事にできる公開中の記事ではありません。`,
      ),
    ),
  ]
}

async function unknownInTexts(
  tx: Tx,
  texts: Readonly<Record<Language, DraftedText>>,
): Promise<MissingField[]> {
  const ids = languages.flatMap((language) => pictureIdsIn(texts[language].markdown))
  const [shared, glossary, pictures] = await Promise.all([
    sharedIn(tx),
    glossaryFor(tx),
    picturesOf(tx, ids.map(namedId<FileId>)),
  ])
  return languages.flatMap((language) => {
    const { markdown } = texts[language]
    const missing = (en: string, ja: string): MissingField => ({
      part: language,
      field: "markdown",
      language,
      text: { en, ja },
    })
    return [
      ...namesOfShared(markdown)
        .filter((name) => !shared.get(`${name}.${language}`))
        .map((name) =>
          missing(
            `There is no shared paragraph “${name}” in this language.`,
            `共通の段落「${name}」は、この言語にはありません。`,
          ),
        ),
      ...termsLinkedIn(markdown)
        .filter((key) => !glossary.has(key))
        .map((key) =>
          missing(`The glossary has no term “${key}”.`, `用語集に「${key}」という言葉はありません。`),
        ),
      ...pictureIdsIn(markdown).flatMap((id, at) =>
        pictures.has(namedId<FileId>(id))
          ? []
          : [
              missing(
                `Picture ${at + 1} is not ready, or no longer here. Upload it again.`,
                `画像${at + 1}は処理中か、なくなっています。もう一度アップロードしてください。`,
              ),
            ],
      ),
    ]
  })
}

/** What a text may refer to. */
export async function choicesFor(tx: Tx) {
  const [authors, glossary, shared] = await Promise.all([
    selectAuthors(tx),
    glossaryFor(tx),
    selectSharedTexts(tx),
  ])
  return { authors, terms: [...glossary.values()], shared }
}

/** Names of terms shorter than this would be found everywhere. */
const SHORTEST_TERM = 2

/** Glossary terms whose name occurs in the text, linked or not. */
export async function termsIn(tx: Tx, markdown: string, language: Language) {
  const linked = new Set(termsLinkedIn(markdown))
  const text = withoutRuby(markdown.replaceAll("\\|", "|")).toLowerCase()
  return [...(await glossaryFor(tx)).values()].flatMap(({ key, term }) => {
    const names = withoutRuby(term[language])
      .split(/[（）()]/)
      .map((name) => name.trim())
      .filter((name) => name.length >= SHORTEST_TERM)
    const words = names.find((name) => text.includes(name.toLowerCase()))
    return words === undefined && !linked.has(key)
      ? []
      : [{ key, words: words ?? names[0] ?? key, isLinked: linked.has(key) }]
  })
}
