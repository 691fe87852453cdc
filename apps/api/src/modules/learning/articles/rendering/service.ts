// Editors' Markdown, with the glossary in the language of the text.
import { DOCUMENT_PICTURE } from "@shirube/vocabulary/editorial/writing/pictures"
import type { Language } from "@shirube/vocabulary/language"
import type { SummaryPart } from "@shirube/vocabulary/learning/articles/choices"
import type { Tx } from "#api/kernel/db/client"
import { type FileId, namedId } from "#api/kernel/db/ids"
import { renderLines } from "#api/kernel/text/markdown"
import type { EditorLabels, EditorProfile } from "#api/kernel/text/markdown/editor-profile"
import type { PictureSize } from "#api/kernel/text/markdown/pictures"
import { picturesOf } from "#api/modules/editorial/writing/pictures/service"
import type { GlossaryRow, SummaryLine } from "../queries.ts"

/** The pictures of these texts, by their addresses in the text. */
export async function picturesIn(tx: Tx, texts: readonly string[]) {
  const ids = texts.flatMap((text) => pictureIdsIn(text))
  const pictures = ids.length === 0 ? new Map() : await picturesOf(tx, ids.map(namedId<FileId>))
  return (address: string): readonly PictureSize[] | undefined =>
    pictures.get(namedId<FileId>(address.replace(/^picture:/, "")))
}

export const pictureIdsIn = (text: string): string[] =>
  [...text.matchAll(DOCUMENT_PICTURE)].flatMap(({ groups }) => groups?.id ?? [])

/** Keys of the terms that a text links to. */
export const termsLinkedIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(/\[\[([a-z0-9-]+)(?:\||\]\])/g)].map(([, key = ""]) => key)),
]

/** Without glossary terms, whose cards belong to the body. */
export type WrittenSummary = readonly { readonly part: SummaryPart; readonly markdown: string }[]

const LABELS: Readonly<Record<Language, EditorLabels>> = {
  en: { readMore: "Read the article", copy: "Copy the text", keep: "Keep this word" },
  ja: { readMore: "くわしい記事を読む", copy: "文をコピー", keep: "この言葉を覚える" },
}

export function renderSummary(summary: WrittenSummary, language: Language): SummaryLine[] {
  const { lines } = renderLines(
    summary.map(({ markdown }) => markdown),
    { kind: "editor", language, term: () => undefined, labels: LABELS[language] },
  )
  return summary.flatMap(({ part }, at) => {
    const line = lines[at]
    return line ? [{ part, html: line.html, read: line.read }] : []
  })
}

/** Render profile for editors' texts in this language. */
export const termsIn = (glossary: ReadonlyMap<string, GlossaryRow>, language: Language): EditorProfile => ({
  kind: "editor",
  language,
  term: termIn(glossary, language),
  labels: LABELS[language],
})

const termIn = (glossary: ReadonlyMap<string, GlossaryRow>, language: Language) => (key: string) => {
  const row = glossary.get(key)
  if (!row) return undefined
  const { term, reading, explanation, example, articleId } = row
  return { key, term, reading, explanation: explanation[language], example, articleId }
}
