// The search documents of articles.
import { type Language, languages } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { type ArticleId, namedId } from "#api/kernel/db/ids"
import type { SearchDocument } from "#api/kernel/search/documents"
import type { SearchSource } from "#api/kernel/search/sources"
import { type Rendered, renderMarkdown } from "#api/kernel/text/markdown"
import { ARTICLES } from "../events.ts"
import {
  type GlossaryRow,
  type Localized,
  type SummaryLine,
  selectArticlesAfter,
  selectGlossary,
  selectTagsByKeys,
} from "../queries.ts"
import { termsIn } from "../rendering/service.ts"

interface Findable {
  readonly id: ArticleId
  readonly tags: readonly { readonly key: string; readonly name: Localized }[]
  readonly level: string
  readonly publishedAt: Date
  readonly category: { readonly key: string; readonly section: string; readonly name: Localized }
}

/** The search document: also found by category, tags, and glossary terms that link to it. */
export function documentOf(
  { id, category, tags, level, publishedAt }: Findable,
  texts: readonly {
    language: Language
    title: string
    lead: string
    summary: readonly SummaryLine[]
    rendered: Rendered
  }[],
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
      texts.map(({ language, title, lead, summary, rendered: { text } }) => {
        const body = [lead, ...summary.map(({ read }) => read), text.body].join("\n")
        return [language, { title, label: category.name[language], headings: text.headings, body }]
      }),
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
  const keys = new Set(found.flatMap(({ article }) => article.tagKeys))
  const tags = await selectTagsByKeys(tx, [...keys])
  const glossary = new Map((await selectGlossary(tx)).map((row) => [row.key, row]))
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
