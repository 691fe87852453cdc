// Furigana for Japanese texts, and for Japanese words in others, added when they are saved: the entry point for features that
// store such texts. Called outside a transaction, by a job, because the dictionary may have to be loaded first.
// Without a dictionary a text is stored without furigana.
import type { WordReading } from "@shirube/contract/text/furigana"
import createMarkdownIt from "markdown-it"
import { createDictionary, type Dictionary, type DictionaryOptions } from "./furigana/dictionary.ts"
import { areKanjiJapanese } from "./furigana/languages.ts"
import { lexiconOf } from "./furigana/lexicon.ts"
import { linesOf, setReadings } from "./furigana/markdown-lines.ts"
import { hasKanji } from "./furigana/okurigana.ts"
import { markedSource } from "./furigana/places.ts"
import { type Line, readLines, type Span } from "./furigana/reader.ts"
import { ownWords } from "./furigana/words.ts"
import type { MemberProfile } from "./markdown/member.ts"
import { parseMemberText, type Rendered } from "./markdown.ts"
import { writtenSegments } from "./ruby.ts"

export interface WrittenText extends MemberProfile {
  readonly language: string
}

export interface Furigana {
  /** Renders a member's text; `text` contains the furigana for search documents. */
  render(source: string, about: WrittenText): Promise<Rendered>
  /** A title in the editors' notation: `{就活|しゅうかつ}の{始|はじ}め{方|かた}`. */
  readTitle(title: string, language: string): Promise<string>
  /** Many titles, each on its own, by title. */
  readTitles(titles: readonly string[], language: string): Promise<ReadonlyMap<string, string>>
  /**
   * For the editor's preview: every word of a Japanese text and its position. The first is marked
   * `data-word="0"` in the HTML.
   */
  preview(source: string, about: WrittenText): Promise<{ html: string; readings: WordReading[] }>
  previewTitle(title: string, language: string): Promise<{ written: string; readings: WordReading[] }>
  close(): Promise<void>
}

type Who = "job" | "writer"

interface Parts extends DictionaryOptions {
  /** In order of precedence. */
  readonly ownReadings: () => Promise<readonly string[]>
  /** Timeouts for a job and for a writer's preview. */
  readonly patienceMs?: { readonly job: number; readonly writer: number }
  /** Closed with the furigana; by default one of its own. */
  readonly dictionary?: Dictionary | undefined
}

const PATIENCE_MS = { job: 60_000, writer: 4_000 }
/** A writer's preview waits for at most these titles of a job. */
const TITLES_AT_ONCE = 50

const makeToken = (type: string, content: string, info: string) =>
  Object.assign(new createMarkdownIt.Token(type, "", 0), { content, info })

export function createFurigana({
  ownReadings,
  patienceMs = PATIENCE_MS,
  dictionary: given,
  ...options
}: Parts): Furigana {
  const dictionary = given ?? createDictionary(options)

  let known = { terms: [] as readonly string[], lexicon: lexiconOf([]) }
  /** Some thousand terms, which rarely change, are read with every text: they are parsed only after a change. */
  const ownLexicon = async () => {
    const terms = [...(await ownReadings()), ...ownWords]
    const isSame = terms.length === known.terms.length && terms.every((term, i) => term === known.terms[i])
    if (!isSame) known = { terms, lexicon: lexiconOf(terms) }
    return known.lexicon
  }

  /** The lines of several texts. Undefined without a dictionary, which is only used if a line contains kanji. */
  const readTexts = async (
    texts: readonly (readonly Line[])[],
    who: Who,
  ): Promise<Span[][][] | undefined> => {
    const lines = texts.flat()
    if (!lines.some(({ text }) => hasKanji(text))) return texts.map((own) => own.map(() => []))
    const words = await dictionary.analyse(
      lines.map(({ text }) => text),
      patienceMs[who],
    )
    if (!words) return undefined
    const lexicon = await ownLexicon()
    let at = 0
    return texts.map((own) => {
      const start = at
      at += own.length
      return readLines(own, words.slice(start, at), lexicon)
    })
  }
  const read = async (lines: readonly Line[], who: Who) => (await readTexts([lines], who))?.[0]

  const titlesOf = async (titles: readonly string[], language: string, who: Who) => {
    if (!areKanjiJapanese(language)) return titles.map((title) => ({ written: title, readings: [] }))
    const lines = titles.map(titleLine)
    const spans = await readTexts(
      lines.map((line) => [line]),
      who,
    )
    return lines.map((line, i) => readTitle(line, spans?.[i]?.[0] ?? []))
  }
  const titleOf = async (title: string, language: string, who: Who) => {
    const [one = { written: title, readings: [] }] = await titlesOf([title], language, who)
    return one
  }

  return {
    async render(source, about) {
      const text = parseMemberText(source, about)
      if (!areKanjiJapanese(about.language)) return text.render()
      const lines = linesOf(text.tokens)
      const spans = await read(lines, "job")
      for (const [i, line] of lines.entries()) setReadings(line, spans?.[i]?.filter(isRead) ?? [], makeToken)
      return text.render(spans === undefined)
    },
    readTitle: async (title, language) => (await titleOf(title, language, "job")).written,
    async readTitles(titles, language) {
      const all = new Map<string, string>()
      for (let at = 0; at < titles.length; at += TITLES_AT_ONCE) {
        const some = titles.slice(at, at + TITLES_AT_ONCE)
        const texts = await titlesOf(some, language, "job")
        for (const [i, title] of some.entries()) all.set(title, texts[i]?.written ?? title)
      }
      return all
    },
    async preview(source, about) {
      const text = parseMemberText(source, about)
      if (!areKanjiJapanese(about.language)) return { html: text.render().html, readings: [] }
      const lines = linesOf(text.tokens)
      const marked = markedSource(source)
      const places = marked && linesOf(parseMemberText(source, about, marked.text).tokens).map(marked.unmark)
      const spans = await read(lines, "writer")
      const readings: WordReading[] = []
      for (const [i, line] of lines.entries()) {
        const found = spans?.[i] ?? []
        const place = places?.[i]
        const numbers = new Map<number, number>()
        // The parser ignores the marks; if it ever does not, the word is skipped rather than misplaced.
        if (place?.text === line.text)
          for (const { by, ...span } of wordsOf(line, found)) {
            const word = place.placed(span, by)
            if (word) numbers.set(span.start, readings.push(word) - 1)
          }
        setReadings(
          line,
          found.filter((span) => isRead(span) || numbers.has(span.start)),
          makeToken,
          numbers,
        )
      }
      return { html: text.render().html, readings }
    },
    previewTitle: (title, language) => titleOf(title, language, "writer"),
    close: () => dictionary.close(),
  }
}

const isRead = ({ reading }: Span) => reading !== null

const wordsOf = ({ given }: Line, spans: readonly Span[]) =>
  [
    ...given.map((span) => ({ ...span, by: "writer" as const })),
    ...spans.map((span) => ({ ...span, by: "dictionary" as const })),
  ].toSorted((a, b) => a.start - b.start)

interface TitleLine extends Line {
  /** Maps a position in the line to one in the title. */
  readonly placeOf: (at: number) => number
}

function readTitle(line: TitleLine, spans: readonly Span[]): { written: string; readings: WordReading[] } {
  const words = wordsOf(line, spans)
  return {
    written: withReadings(line.text, words),
    readings: words.map(({ start, end, reading, by }) => {
      const text = line.text.slice(start, end)
      const at = line.placeOf(start)
      return by === "dictionary"
        ? { text, reading, start: at, end: at + text.length, by }
        : { text, reading, start: at - 1, end: at - 1 + `{${text}|${reading ?? ""}}`.length, by }
    }),
  }
}

/** A title has no markup but furigana. */
function titleLine(title: string): TitleLine {
  const given: Span[] = []
  const places: number[] = []
  let plain = ""
  for (const { text, reading, start, isGiven } of writtenSegments(title)) {
    const at = plain.length
    if (isGiven) given.push({ start: at, end: at + text.length, reading })
    for (let unit = 0; unit < text.length; unit++) places.push(start + (isGiven ? 1 : 0) + unit)
    plain += text
  }
  return { text: plain, given, placeOf: (at) => places[at] ?? title.length }
}

/** `words` are in the order of the title. */
function withReadings(text: string, words: readonly Span[]): string {
  let written = ""
  let end = 0
  for (const word of words.filter(isRead)) {
    written += `${text.slice(end, word.start)}{${text.slice(word.start, word.end)}|${word.reading}}`
    end = word.end
  }
  return written + text.slice(end)
}
