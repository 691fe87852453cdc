// The editors' Markdown, as the editor shows it while it is written: where what is. The text itself is never changed.

export type LineKind = "heading" | "subheading" | "box" | "boxEnd" | "quote" | "item" | "table" | "shared"

export interface MarkedSpan {
  readonly from: number
  readonly to: number
  readonly kind: "bold" | "emphasis" | "link" | "address" | "term" | "sign"
}

export interface RubySpan {
  readonly from: number
  readonly to: number
  readonly base: string
  readonly reading: string
  /** Where the reading is in the text. */
  readonly readingFrom: number
}

export interface LineMarkup {
  readonly kind: LineKind | undefined
  readonly spans: readonly MarkedSpan[]
  readonly ruby: readonly RubySpan[]
}

const LINES: readonly (readonly [LineKind, RegExp])[] = [
  ["heading", /^(## )/],
  ["subheading", /^(#{3,6} )/],
  ["boxEnd", /^(:::)\s*$/],
  ["box", /^(:::(?:tip|warning|example|template)\b)/],
  ["quote", /^(> ?)/],
  ["item", /^(\s*(?:[-*+]|\d{1,9}[.)]) )/],
  ["table", /^(\|)/],
  ["shared", /^(@shared )[a-z0-9-]+$/],
]

/** In a table the line between word and reading is escaped. */
const RUBY = /\{(?<base>[^{}|\\\n]+)(?<line>\\?\|)(?<reading>[^{}|\\\n]+)\}/g
const TERM = /\[\[(?<key>[a-z0-9-]+)(?<line>\\?\|)?(?<words>(?:\{[^{}\n]+\}|[^[\]{}\n])+)?\]\]/g
const LINK = /!?\[(?<words>[^[\]\n]*)\]\((?<address>[^()\s]*)\)/g
const BOLD = /\*\*(?=\S)(?:[^*\n]|\*(?!\*))+\*\*/g
const EMPHASIS = /(?<![*\\\w])\*(?=[^\s*])[^*\n]+\*(?!\*)/g

/** `at`: the position of the line in the text. */
export function markupOf(line: string, at: number): LineMarkup {
  const [kind, sign] = LINES.flatMap(([each, pattern]) => {
    const found = pattern.exec(line)?.[1]
    return found === undefined ? [] : [[each, found] as const]
  })[0] ?? [undefined, ""]
  const span = (from: number, to: number, of: MarkedSpan["kind"]): MarkedSpan => ({
    from: at + from,
    to: at + to,
    kind: of,
  })
  const spans: MarkedSpan[] = sign === "" ? [] : [span(0, sign.length, "sign")]
  for (const { 0: whole, index } of line.matchAll(BOLD))
    spans.push(
      span(index, index + 2, "sign"),
      span(index, index + whole.length, "bold"),
      span(index + whole.length - 2, index + whole.length, "sign"),
    )
  for (const { 0: whole, index } of line.matchAll(EMPHASIS))
    if (!spans.some(({ from, to }) => from - at <= index && index < to - at && to - from === 2))
      spans.push(span(index, index + whole.length, "emphasis"))
  for (const { 0: whole, index, groups } of line.matchAll(LINK)) {
    const middle = index + whole.length - (groups?.address?.length ?? 0) - 2
    spans.push(span(index, middle, "link"), span(middle, index + whole.length, "address"))
  }
  for (const { 0: whole, index } of line.matchAll(TERM)) spans.push(span(index, index + whole.length, "term"))
  return {
    kind,
    spans: spans.sort((one, other) => one.from - other.from || other.to - one.to),
    ruby: rubyIn(line, at),
  }
}

const rubyIn = (line: string, at: number): RubySpan[] =>
  [...line.matchAll(RUBY)].map(({ 0: whole, index, groups }) => {
    const { base = "", line: between = "|", reading = "" } = groups ?? {}
    return {
      from: at + index,
      to: at + index + whole.length,
      base,
      reading,
      readingFrom: at + index + 1 + base.length + between.length,
    }
  })

/** The places of the headings, to scroll two languages together. */
export const headingPlaces = (text: string): number[] =>
  [...text.matchAll(/^#{2,6} /gm)].map(({ index }) => index)
