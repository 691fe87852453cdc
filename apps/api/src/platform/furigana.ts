// Furigana for what members write in Japanese, made when it is saved: the one door for a feature that keeps such a text. Called outside
// of a transaction, by a job: the dictionary may have to be loaded first. Without a dictionary a text is kept as it is.
import type { WordReading } from "@shirube/contract/furigana"
import createMarkdownIt from "markdown-it"
import type { Tx } from "#api/db/client"
import { lexiconOf } from "./furigana/lexicon.ts"
import { linesOf, setReadings } from "./furigana/markdown-lines.ts"
import { hasKanji } from "./furigana/okurigana.ts"
import { markedSource } from "./furigana/places.ts"
import { type Line, readLines, type Span } from "./furigana/reader.ts"
import { createDictionaryThread, type ThreadOptions } from "./furigana/thread.ts"
import { ownWords } from "./furigana/words.ts"
import type { MemberProfile } from "./markdown/member.ts"
import { parseMemberText, type Rendered } from "./markdown.ts"
import { parseRuby } from "./ruby.ts"

/** Words with their furigana, as editors write them. */
export type OwnReadings = (tx: Tx) => Promise<readonly string[]>

export interface WrittenText extends MemberProfile {
  /** A code of the reference list of languages; only Japanese is read. */
  readonly language: string
}

export interface Furigana {
  /** A member's text with everything that is kept of it; `text` holds the readings that search documents are given. */
  render(source: string, about: WrittenText, who?: "job" | "writer"): Promise<Rendered>
  /** A title in the editors' notation: `{就活|しゅうかつ}の{始|はじ}め{方|かた}`. */
  readTitle(title: string, language: string, who?: "job" | "writer"): Promise<string>
  /** Every word of a Japanese text that has a reading, and where it stands. */
  readingsIn(source: string, kind: MemberProfile["kind"]): Promise<WordReading[]>
  close(): Promise<void>
}

interface Parts extends ThreadOptions {
  /** Those that count more first. */
  readonly ownReadings: () => Promise<readonly string[]>
  /** How long a job waits, and somebody who is writing. */
  readonly patienceMs?: { readonly job: number; readonly writer: number }
}

const PATIENCE_MS = { job: 60_000, writer: 4_000 }

const JAPANESE = "ja"

const makeToken = (type: string, content: string, info: string) =>
  Object.assign(new createMarkdownIt.Token(type, "", 0), { content, info })

export function createFurigana({ ownReadings, patienceMs = PATIENCE_MS, ...options }: Parts): Furigana {
  const dictionary = createDictionaryThread(options)

  /** Undefined where there is no dictionary; without a word to be read nobody asks for it. */
  const read = async (lines: readonly Line[], who: "job" | "writer"): Promise<Span[][] | undefined> => {
    if (!lines.some(({ text }) => hasKanji(text))) return lines.map(() => [])
    const words = await dictionary.analyse(
      lines.map(({ text }) => text),
      patienceMs[who],
    )
    if (!words) return undefined
    return readLines(lines, words, lexiconOf([...(await ownReadings()), ...ownWords]))
  }

  return {
    async render(source, { language, ...profile }, who = "job") {
      const text = parseMemberText(source, profile)
      if (language !== JAPANESE) return text.render()
      const lines = linesOf(text.tokens)
      const spans = await read(lines, who)
      for (const [i, line] of lines.entries()) setReadings(line, spans?.[i] ?? [], makeToken)
      return text.render(spans === undefined)
    },
    async readTitle(title, language, who = "job") {
      if (language !== JAPANESE) return title
      const line = lineOf(title)
      const [spans = []] = (await read([line], who)) ?? []
      return withReadings(line.text, [...line.given, ...spans])
    },
    async readingsIn(source, kind) {
      const marked = markedSource(source)
      if (!marked) return []
      const text = parseMemberText(source, { kind, isOwnFile: () => true }, marked.text)
      const lines = linesOf(text.tokens).map(marked.unmark)
      const spans = (await read(lines, "writer")) ?? []
      return lines
        .flatMap((line, i) => [
          ...line.given.flatMap((span) => line.placed(span, "writer")),
          ...(spans[i] ?? []).flatMap((span) => line.placed(span, "dictionary")),
        ])
        .toSorted((a, b) => a.start - b.start)
    },
    close: () => dictionary.close(),
  }
}

function lineOf(written: string): Line {
  const given: Span[] = []
  let at = 0
  let plain = ""
  for (const { text, reading } of parseRuby(written)) {
    if (reading !== null) given.push({ start: at, end: at + text.length, reading })
    plain += text
    at += text.length
  }
  return { text: plain, given }
}

function withReadings(text: string, spans: readonly Span[]): string {
  let written = ""
  let end = 0
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    written += `${text.slice(end, span.start)}{${text.slice(span.start, span.end)}|${span.reading}}`
    end = span.end
  }
  return written + text.slice(end)
}
