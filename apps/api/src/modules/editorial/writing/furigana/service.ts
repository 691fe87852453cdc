// Proposes furigana for an editors' Markdown text, in their notation; words that N4 readers know stay bare.
import { levelOf } from "@shirube/vocabulary/text/kanji-levels"
import type { Furigana } from "#api/kernel/text/furigana"

/** Not to be annotated: furigana in a table, keys of terms, addresses, code, HTML-like marks. */
const MARKUP = /\{[^{}\n]*\\\|[^{}\n]*\}|\[\[[a-z0-9-]+\|?|\]\([^)\n]*\)|`[^`\n]*`|https?:\/\/\S+/g
/** Lines of their own: a shared paragraph. The title of a box is a text. */
const LINE_OF_MARKUP = /^@shared /
const KANJI = /\p{Script=Han}/u
/** As `levelOf` counts: 5 is N5. */
const KNOWN_LEVEL = 4

export async function withFurigana(furigana: Pick<Furigana, "previewTitle">, text: string): Promise<string> {
  const lines: string[] = []
  for (const line of text.split("\n"))
    lines.push(LINE_OF_MARKUP.test(line) || !KANJI.test(line) ? line : await annotated(furigana, line))
  return lines.join("\n")
}

async function annotated(furigana: Pick<Furigana, "previewTitle">, line: string): Promise<string> {
  const plain = line.replace(MARKUP, ({ length }) => "\ufffc".repeat(length))
  const { readings } = await furigana.previewTitle(plain, "ja")
  const divider = line.startsWith("|") ? "\\|" : "|"
  let written = ""
  let end = 0
  for (const word of readings) {
    const isProposed = word.by === "dictionary" && word.reading !== null && !isKnown(word.text)
    if (!isProposed) continue
    written += `${line.slice(end, word.start)}{${word.text}${divider}${word.reading}}`
    end = word.end
  }
  return written + line.slice(end)
}

const isKnown = (word: string) => (levelOf(word) ?? 0) >= KNOWN_LEVEL
