// `{漢字|かんじ}`, for whoever writes.
import { RUBY, withoutRuby } from "@shirube/contract/furigana"
import type { MarkdownIt, StateInline, Token } from "markdown-it"
import { parseRuby, type RubySegment } from "../ruby.ts"

const RUBY_AT_START = new RegExp(`^${RUBY.source}`)

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const over = (reading: string) => `<rp>(</rp><rt>${escapeHtml(reading)}</rt><rp>)</rp>`

export const rubyHtml = (source: string) =>
  parseRuby(source)
    .map(({ text, reading }) =>
      reading === null ? escapeHtml(text) : `<ruby>${escapeHtml(text)}${over(reading)}</ruby>`,
    )
    .join("")

/** A word of a text that is being written, by its number among them; with or without a reading. */
export const wordHtml = ({ text, reading }: RubySegment, number: number) =>
  `<ruby data-word="${number}">${escapeHtml(text)}${reading === null ? "" : over(reading)}</ruby>`

export const readFurigana = (parser: MarkdownIt) => void parser.inline.ruler.before("link", "ruby", rubyRule)

function rubyRule(state: StateInline, silent: boolean): boolean {
  const match = RUBY_AT_START.exec(state.src.slice(state.pos))
  if (!match) return false
  if (!silent) {
    const token = state.push("html_inline", "", 0)
    token.info = match[0]
    token.content = rubyHtml(match[0])
  }
  state.pos += match[0].length
  return true
}

/** Our own inline pieces say as `info` what they were written as. */
export const readable = ({ type, content, info }: Token) => {
  // Without a reading it is a word like any other.
  if (type === "html_inline") return info.endsWith("|}") ? withoutRuby(info) : info
  return type.endsWith("break") ? " " : content
}
