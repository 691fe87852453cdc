// `{漢字|かんじ}`, for all authors.
import { RUBY, withoutRuby } from "@shirube/contract/text/furigana"
import { levelOf } from "@shirube/vocabulary/text/kanji-levels"
import { rubyFit } from "@shirube/vocabulary/text/ruby-fit"
import type { MarkdownIt, StateInline, Token } from "markdown-it"
import { parseRuby, type RubySegment } from "../ruby.ts"

const RUBY_AT_START = new RegExp(`^${RUBY.source}`)

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** The text on both sides of a word: a long reading overhangs it or is narrowed. */
interface Beside {
  readonly before: string
  readonly after: string
}

function ruby({ text, reading }: RubySegment, { before, after }: Beside, attributes = ""): string {
  if (reading === null) return `<ruby${attributes}>${escapeHtml(text)}</ruby>`
  const { className, isNarrow } = rubyFit(text, reading, before, after)
  const level = levelOf(text)
  const classes = [className, level && `n${level}`].filter(Boolean).join(" ")
  const fit = classes === "" ? "" : ` class="${classes}"`
  const spoken = isNarrow ? `<span>${escapeHtml(reading)}</span>` : escapeHtml(reading)
  return `<ruby${fit}${attributes}>${escapeHtml(text)}<rp>(</rp><rt>${spoken}</rt><rp>)</rp></ruby>`
}

export function rubyHtml(source: string, { before, after }: Beside = { before: "", after: "" }): string {
  const segments = parseRuby(source)
  return segments
    .map((segment, i) =>
      segment.reading === null
        ? escapeHtml(segment.text)
        : ruby(segment, {
            before: segments[i - 1]?.text ?? before,
            after: segments[i + 1]?.text ?? after,
          }),
    )
    .join("")
}

/** A word of the preview, with its number; with or without a reading. */
export const wordHtml = (segment: RubySegment, beside: Beside, number: number) =>
  ruby(segment, beside, ` data-word="${number}"`)

export const readFurigana = (parser: MarkdownIt) => void parser.inline.ruler.before("link", "ruby", rubyRule)

function rubyRule(state: StateInline, silent: boolean): boolean {
  const match = RUBY_AT_START.exec(state.src.slice(state.pos))
  if (!match) return false
  if (!silent) {
    const token = state.push("html_inline", "", 0)
    token.info = match[0]
    token.content = rubyHtml(match[0], {
      before: state.src.slice(0, state.pos),
      after: state.src.slice(state.pos + match[0].length),
    })
  }
  state.pos += match[0].length
  return true
}

/** Our own inline tokens have their source as `info`. */
export const readable = ({ type, content, info }: Token) => {
  // Without a reading it is an ordinary word.
  if (type === "html_inline") return info.endsWith("|}") ? withoutRuby(info) : info
  return type.endsWith("break") ? " " : content
}
