// `{漢字|かんじ}`, for whoever writes.
import type { MarkdownIt, StateInline } from "markdown-it"
import { parseRuby } from "../ruby.ts"

const RUBY_AT_START = /^\{[^{}|\n]+\|[^{}|\n]+\}/

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

export const rubyHtml = (source: string) =>
  parseRuby(source)
    .map(({ text, reading }) =>
      reading === null
        ? escapeHtml(text)
        : `<ruby>${escapeHtml(text)}<rp>(</rp><rt>${escapeHtml(reading)}</rt><rp>)</rp></ruby>`,
    )
    .join("")

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
