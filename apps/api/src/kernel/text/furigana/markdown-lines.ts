// Collects the text to annotate from parsed Markdown: the words of each paragraph, heading or item, across
// emphasis and links, but no code, URLs or pictures.
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Token } from "markdown-it"
import { rubyHtml, wordHtml } from "../markdown/furigana.ts"
import { writtenSegments } from "../ruby.ts"
import type { Line, Span } from "./reader.ts"

/** Placeholder for content that is not annotated, so that positions stay right. */
const SOMETHING = "\ufffc"
/** A URL that is not a link; it may contain Japanese. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s、。）」]+/giu

export interface InlineLine extends Line {
  readonly inline: Token
  readonly parts: readonly Part[]
}

interface Part {
  readonly token: Token
  readonly start: number
  readonly text: string
  /** Whether furigana may be inserted in it. */
  readonly isOpen: boolean
}

export const linesOf = (tokens: readonly Token[]): InlineLine[] =>
  tokens.flatMap((token) =>
    token.type === "inline" && token.children ? [lineOf(token, token.children)] : [],
  )

function lineOf(inline: Token, children: readonly Token[]): InlineLine {
  const parts: Part[] = []
  const given: Span[] = []
  let start = 0
  let isAddress = false
  for (const token of children) {
    if (token.type === "link_open") isAddress = token.markup === "autolink"
    const text = textOf(token, isAddress)
    if (token.type === "link_close") isAddress = false
    if (isFurigana(token)) {
      let at = start
      for (const { text, reading, isGiven } of writtenSegments(token.info)) {
        if (isGiven) given.push({ start: at, end: at + text.length, reading })
        at += text.length
      }
    }
    parts.push({ token, start, text, isOpen: token.type === "text" && !isAddress })
    start += text.length
  }
  return { inline, parts, given, text: parts.map(({ text }) => text).join("") }
}

/** Our own inline tokens have their source as `info`. */
const isFurigana = ({ type, info }: Token) => type === "html_inline" && info !== ""

function textOf(token: Token, isAddress: boolean): string {
  if (isFurigana(token)) return withoutRuby(token.info)
  if (token.type === "text" && !isAddress)
    return token.content.replace(ADDRESS, ({ length }) => SOMETHING.repeat(length))
  if (token.type.endsWith("break")) return "\n"
  return token.content === "" ? "" : SOMETHING
}

type MakeToken = (type: string, content: string, info: string) => Token

/** Maps a word's start in its line to its number among the words of the preview. */
export type Numbers = ReadonlyMap<number, number>

const besideOf = (line: string, start: number, end: number) => ({
  before: line.slice(0, start),
  after: line.slice(end),
})

/** Inserts the furigana into the line. A reading that crosses the edge of an emphasis or a link is left out. */
export function setReadings(
  { inline, parts, given, text: line }: InlineLine,
  spans: readonly Span[],
  make: MakeToken,
  numbers: Numbers = new Map(),
): void {
  inline.children = parts.flatMap(({ token, start, text, isOpen }) => {
    const number = numbers.get(start)
    if (isFurigana(token) && number !== undefined) {
      const reading = given.find((span) => span.start === start)?.reading ?? null
      token.content = wordHtml({ text, reading }, besideOf(line, start, start + text.length), number)
    }
    const inside = isOpen
      ? spans.filter((span) => span.start >= start && span.end <= start + text.length)
      : []
    if (inside.length === 0) return token
    const pieces: Token[] = []
    const { content } = token
    let end = 0
    for (const span of inside) {
      const [from, to] = [span.start - start, span.end - start]
      if (from > end) pieces.push(make("text", content.slice(end, from), ""))
      const word = content.slice(from, to)
      const written = `{${word}|${span.reading ?? ""}}`
      const number = numbers.get(span.start)
      const beside = besideOf(line, span.start, span.end)
      const html =
        number === undefined
          ? rubyHtml(written, beside)
          : wordHtml({ text: word, reading: span.reading }, beside, number)
      pieces.push(make("html_inline", html, written))
      end = to
    }
    if (end < content.length) pieces.push(make("text", content.slice(end), ""))
    return pieces
  })
}
