// The draft of an article as readers will see it. Nothing is stored.
import type { Language } from "@shirube/vocabulary/language"
import { languages } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { type ArticleId, namedId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import { renderMarkdown } from "#api/kernel/text/markdown"
import { plain } from "#api/kernel/text/markdown/editor"
import { draftsOf } from "#api/modules/editorial/writing/service"
import { readingMinutes } from "../present.ts"
import { selectAuthors, selectByIds } from "../queries.ts"
import { picturesIn, renderSummary, termsIn } from "../rendering/service.ts"
import { glossaryFor } from "../service.ts"
import { draftOf, surroundingsIn, textOf } from "../writing/service.ts"

/** In the shape of `getArticle`. */
export async function previewOf(tx: Tx, id: ArticleId, language: Language, now: Date) {
  const found = await draftsOf(tx, { noun: "article", id: namedId(id) })
  if (!found || found.document.trashedAt) throw new ApiError("article.not_found")
  const { document, parts } = found
  const draft = draftOf(await surroundingsIn(tx), {
    id: document.id,
    address: document.address,
    firstPublishedAt: document.firstPublishedAt ?? now,
    details: parts.details.fields,
    texts: { en: parts.en.fields, ja: parts.ja.fields },
  })
  const text = draft.texts[language] ?? { title: "", lead: "", markdown: "" }
  const [glossary, authors, related, pictureAt] = await Promise.all([
    glossaryFor(tx),
    selectAuthors(tx),
    selectByIds(tx, draft.relatedIds, language),
    picturesIn(tx, [text.markdown]),
  ])
  const author = authors.find(({ key }) => key === draft.authorKey) ?? authors[0]
  if (!author) throw new Error("There are no authors yet")
  const profile = { ...termsIn(glossary, language), pictureAt }
  const { html, headings } = renderMarkdown(text.markdown, profile)
  return {
    article: {
      ...draft,
      address: document.address,
      category: { description: { en: "", ja: "" }, position: 0, ...draft.category },
      tags: [...draft.tags],
      author,
      language,
      languages: [...languages],
      position: "",
      title: text.title,
      lead: text.lead,
      readingMinutes: readingMinutes(plain(text.markdown), language),
      summary: renderSummary(text.summary ?? [], language),
      html,
      headings,
      updatedAt: now,
    },
    related,
    isRelatedChosen: true,
    savedBy: null,
  }
}

/** The draft's text in this language, for the words that it contains. */
export async function draftedText(tx: Tx, id: ArticleId, language: Language): Promise<string> {
  const found = await draftsOf(tx, { noun: "article", id: namedId(id) })
  if (!found) throw new ApiError("article.not_found")
  return textOf(found.parts[language].fields).markdown
}
