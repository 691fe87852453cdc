// What the toolbar puts into a text: headings, tables, boxes, shared paragraphs, terms and pictures.
import { DOCUMENT_PICTURE } from "@shirube/vocabulary/editorial/writing/pictures"
import { type Selected, withBlock } from "#web/lib/form/marks.ts"

export type Box = "tip" | "warning" | "example" | "template"

const lineAt = ({ text, start }: Selected) => {
  const from = text.lastIndexOf("\n", start - 1) + 1
  const newline = text.indexOf("\n", start)
  return { from, to: newline === -1 ? text.length : newline }
}

const NEXT: Readonly<Record<string, string>> = { "": "## ", "## ": "### ", "### ": "" }

/** The line becomes a heading, then one of the second level, then a paragraph again. */
export function withHeading(selected: Selected): Selected {
  const { from, to } = lineAt(selected)
  const line = selected.text.slice(from, to)
  const sign = /^#{2,3} /.exec(line)?.[0] ?? ""
  const next = NEXT[sign] ?? ""
  const place = Math.max(from + next.length, selected.end + next.length - sign.length)
  return {
    text: selected.text.slice(0, from) + next + line.slice(sign.length) + selected.text.slice(to),
    start: place,
    end: place,
  }
}

/** Puts a block in, with these words of it selected. */
function withSelected(selected: Selected, block: string, words: string): Selected {
  const put = withBlock(selected, block)
  const from = put.start - 2 - block.length + block.indexOf(words)
  return { text: put.text, start: from, end: from + words.length }
}

export function withBox(
  selected: Selected,
  kind: Box,
  words: { readonly title: string; readonly text: string },
) {
  const inside = selected.text.slice(selected.start, selected.end).trim()
  return withSelected(selected, `:::${kind} ${words.title}\n${inside || words.text}\n:::`, words.title)
}

export const withTable = (selected: Selected, column: string) =>
  withSelected(selected, `| ${column} |  |\n|---|---|\n|  |  |\n|  |  |`, column)

export const withShared = (selected: Selected, name: string) => withBlock(selected, `@shared ${name}`)

/** The selected words become the term’s; without any, the text shows the term’s own name. */
export function withTerm({ text, start, end }: Selected, key: string): Selected {
  const words = text.slice(start, end).replace(/[[\]\n|]/g, "")
  const written = words === "" ? `[[${key}]]` : `[[${key}|${words}]]`
  const place = start + written.length
  return { text: text.slice(0, start) + written + text.slice(end), start: place, end: place }
}

export interface TextPicture {
  readonly id: string
  readonly words: string
}

export const picturesIn = (text: string): TextPicture[] =>
  [...text.matchAll(DOCUMENT_PICTURE)].map(({ groups }) => ({
    id: groups?.id ?? "",
    words: groups?.alt ?? "",
  }))

export const pictureReference = (id: string) => `picture:${id}`
