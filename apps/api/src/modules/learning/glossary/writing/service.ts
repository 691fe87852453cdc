// Terms of the glossary as editors write them. A change makes exactly the articles and captions again that link to the term or that it
// leads to.
import { isDeepStrictEqual } from "node:util"
import { TermFields } from "@shirube/contract/learning/glossary/writing"
import { type Language, languages } from "@shirube/vocabulary/language"
import {
  emptyTermDetails,
  emptyTermText,
  type TermDetails,
  type TermText,
} from "@shirube/vocabulary/learning/glossary/writing"
import type { Tx } from "#api/kernel/db/client"
import { type ArticleId, type DocumentId, namedId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import {
  type DraftedDocument,
  type MissingField,
  type PublishedDocument,
  writingNoun,
} from "#api/kernel/features/writing-nouns"
import { removeDocument } from "#api/kernel/search/documents"
import { idsWith, project, projectThoseWith } from "#api/modules/editorial/writing/projection/service"
import { articleListsChanged } from "#api/modules/learning/articles/events"
import {
  deleteGlossaryTerm,
  type GlossaryRow,
  glossaryFor,
  publishedAmong,
} from "#api/modules/learning/articles/service"
import { articleNoun } from "#api/modules/learning/articles/writing/service"
import { pastEventNoun } from "#api/modules/learning/past-events/writing/service"
import { writeTerm } from "../service.ts"

type Fields = Readonly<Record<string, unknown>>
const detailsOf = (fields: Fields) => fields as unknown as TermDetails
const textOf = (fields: Fields | undefined) => ({ ...emptyTermText, ...fields }) as TermText

/** How a text links to it. */
const linkTo = (id: string) => `[[${id}`

export const termNoun = writingNoun({
  name: "term",
  position: 20,
  title: { en: "Glossary", ja: "用語集" },
  publishesTogether: true,
  path: null,
  fields: TermFields,
  empty: { details: { ...emptyTermDetails }, text: { ...emptyTermText } },
  titleOf: (fields) => textOf(fields).term,
  picturesIn: () => [],
  missing: missingIn,
  async publisher(tx) {
    const known = await glossaryFor(tx)
    let isAnnounced = false
    return async (document, now) => {
      const row = rowOf(document)
      const before = known.get(row.key)
      if (before && isDeepStrictEqual(before, row)) return "unchanged"
      await writeTerm(tx, row, known)
      if (!isAnnounced) await emit(tx, articleListsChanged, {})
      isAnnounced = true
      await remake(tx, before, row, now)
      return before ? "changed" : "published"
    }
  },
  async unpublish(tx, id) {
    if (!(await deleteGlossaryTerm(tx, id))) return
    await removeDocument(tx, "glossary", id)
    await emit(tx, articleListsChanged, {})
  },
  isInUse: async (tx, id) =>
    (await idsWith(tx, "article", linkTo(id))).length > 0 ||
    (await idsWith(tx, "past-event", linkTo(id))).length > 0 ||
    (await idsWith(tx, "shared-text", linkTo(id))).length > 0,
})

function rowOf({ id, details: fields, texts }: PublishedDocument): GlossaryRow {
  const { reading, also, article } = detailsOf(fields)
  const [en, ja] = [textOf(texts.en), textOf(texts.ja)]
  return {
    key: id,
    term: { en: en.term, ja: ja.term },
    reading,
    explanation: { en: en.explanation, ja: ja.explanation },
    example: en.example === "" || ja.example === "" ? null : { en: en.example, ja: ja.example },
    also: [...also],
    articleId: article === "" ? null : namedId<ArticleId>(article),
  }
}

/** An article may link to a term only once it is there, so a new term is in none. */
async function remake(tx: Tx, before: GlossaryRow | undefined, row: GlossaryRow, now: Date): Promise<void> {
  const led = new Set([before?.articleId, row.articleId].filter((id) => id != null))
  for (const { id } of await publishedAmong(tx, [...led]))
    await project(tx, articleNoun, { noun: "article", id: namedId<DocumentId>(id) }, now)
  if (!before) return
  for (const noun of [articleNoun, pastEventNoun]) await projectThoseWith(tx, noun, linkTo(row.key), now)
  for (const name of await idsWith(tx, "shared-text", linkTo(row.key)))
    await projectThoseWith(tx, articleNoun, `@shared ${name}`, now)
}

const missingTexts = {
  reading: { en: "Write the reading in kana.", ja: "読みをかなで書いてください。" },
  term: { en: "Write the term in both languages.", ja: "言葉を両方の言語で書いてください。" },
  explanation: { en: "Explain it in both languages.", ja: "説明を両方の言語で書いてください。" },
  example: {
    en: "Write the example in both languages, or in neither.",
    ja: "例文は両方の言語で書くか、どちらも空にしてください。",
  },
  article: {
    en: "This article is not published.",
    ja: "この記事は公開されていません。",
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>

async function missingIn(tx: Tx, document: DraftedDocument): Promise<MissingField[]> {
  const { reading, article } = detailsOf(document.details)
  const texts = { en: textOf(document.en), ja: textOf(document.ja) }
  const hasExample = languages.some((language) => texts[language].example.trim() !== "")
  const details = (field: "reading" | "article") => ({
    part: "details" as const,
    field,
    language: null,
    text: missingTexts[field],
  })
  const isUnknown = article !== "" && (await publishedAmong(tx, [namedId<ArticleId>(article)])).length === 0
  return [
    ...(reading.trim() === "" ? [details("reading")] : []),
    ...(isUnknown ? [details("article")] : []),
    ...languages.flatMap((language) =>
      (["term", "explanation", ...(hasExample ? (["example"] as const) : [])] as const).flatMap((field) =>
        texts[language][field].trim() === ""
          ? [{ part: language, field, language: null, text: missingTexts[field] }]
          : [],
      ),
    ),
  ]
}
