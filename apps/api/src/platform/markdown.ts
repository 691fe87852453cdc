// Markdown of our editors → safe HTML, once per save. Raw HTML is off; furigana, glossary terms and callouts are ours.
import createMarkdownIt, { type Env, type MarkdownIt, type StateInline, type Token } from "markdown-it"
import container from "markdown-it-container"
import { parseRuby, withoutRuby } from "./ruby.ts"

export interface Term {
  readonly key: string
  readonly term: string
  readonly explanation: string
  readonly articleId: string | null
}

export interface RenderOptions {
  /** Looks a glossary term up in the language of the text. */
  readonly term: (key: string) => Term | undefined
  readonly readMore: string
}

export interface Rendered {
  readonly html: string
  readonly headings: { id: string; text: string; depth: number }[]
  /** What is read, without markup but with furigana: headings and paragraphs, a line each. */
  readonly text: { readonly headings: string[]; readonly body: string }
}

interface Environment {
  readonly options: RenderOptions
  readonly terms: Map<string, Term>
  readonly headings: Rendered["headings"]
}

const CALLOUTS = ["tip", "warning", "example"] as const
const TERM = /^\[\[([a-z0-9-]+)(?:\|((?:\{[^{}\n]+\}|[^[\]{}\n])+))?\]\]/
const RUBY_AT_START = /^\{[^{}|\n]+\|[^{}|\n]+\}/

export function renderMarkdown(source: string, options: RenderOptions): Rendered {
  const environment: Environment & Env = { options, terms: new Map(), headings: [] }
  const tokens = markdown.parse(source, environment)
  const body = markdown.renderer.render(tokens, markdown.options, environment)
  const cards = [...environment.terms.values()].map((term) => termCard(term, options.readMore)).join("")
  return { html: body + cards, headings: environment.headings, text: readableText(tokens) }
}

function readableText(tokens: readonly Token[]): Rendered["text"] {
  const headings: string[] = []
  const lines: string[] = []
  for (const [place, { type, children }] of tokens.entries()) {
    if (type !== "inline" || !children) continue
    const line = children.map(readable).join("").trim()
    if (line === "") continue
    if (tokens[place - 1]?.type === "heading_open") headings.push(line)
    else lines.push(line)
  }
  return { headings, body: lines.join("\n") }
}

/** Our own inline pieces say as `info` what they were written as. */
const readable = ({ type, content, info }: Token) => {
  if (type === "html_inline") return info
  return type.endsWith("break") ? " " : content
}

function createParser(): MarkdownIt {
  const parser = new createMarkdownIt({ html: false, linkify: false, typographer: false })
  parser.inline.ruler.before("link", "glossary", glossaryRule)
  parser.inline.ruler.before("link", "ruby", rubyRule)
  for (const kind of CALLOUTS) parser.use(container, kind, { render: calloutRenderer(parser, kind) })

  parser.renderer.rules.heading_open = (tokens, index, _options, env) => {
    const { headings } = env as unknown as Environment
    const token = tokens[index]
    const content = tokens[index + 1]?.content ?? ""
    const id = `section-${headings.length + 1}`
    headings.push({ id, text: plain(content), depth: Number(token?.tag.slice(1)) })
    return `<${token?.tag} id="${id}" tabindex="-1">`
  }
  // A wide table scrolls inside itself on a phone; tabindex lets a keyboard scroll it too.
  parser.renderer.rules.table_open = () => `<div class="table-scroll" tabindex="0"><table>`
  parser.renderer.rules.table_close = () => "</table></div>"
  const link =
    parser.renderer.rules.link_open ?? ((tokens, index, o, _e, self) => self.renderToken(tokens, index, o))
  parser.renderer.rules.link_open = (tokens, index, o, environment, self) => {
    const token = tokens[index]
    if (/^https?:/.test(String(token?.attrGet("href")))) token?.attrSet("rel", "noopener external")
    return link(tokens, index, o, environment, self)
  }
  return parser
}

/** `[[key]]` or `[[key|shown]]`: a button that opens the explanation without any script of ours. */
function glossaryRule(state: StateInline, silent: boolean): boolean {
  const match = TERM.exec(state.src.slice(state.pos))
  const [whole = "", key = "", shown] = match ?? []
  const environment = state.env as unknown as Environment
  const term = match && environment.options.term(key)
  if (!term) return false
  if (!silent) {
    environment.terms.set(key, term)
    const token = state.push("html_inline", "", 0)
    token.info = shown ?? term.term
    token.content = `<button type="button" class="term" popovertarget="term-${key}">${rubyHtml(shown ?? term.term)}</button>`
  }
  state.pos += whole.length
  return true
}

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

const calloutRenderer =
  (parser: MarkdownIt, kind: string) =>
  (
    tokens: { nesting: number; info: string }[],
    index: number,
    _options: unknown,
    environment: Environment,
  ) => {
    const token = tokens[index]
    if (token?.nesting !== 1) return "</aside>\n"
    const title = token.info.trim().slice(kind.length).trim()
    const heading = title
      ? `<p class="callout-title">${parser.renderInline(title, environment as unknown as Env)}</p>`
      : ""
    return `<aside class="callout callout-${kind}">${heading}\n`
  }

const termCard = (term: Term, readMore: string) =>
  `<div popover id="term-${term.key}" class="term-card" role="note"><p class="term-name">${rubyHtml(term.term)}</p><p>${rubyHtml(term.explanation)}</p>${
    term.articleId
      ? `<p><a href="/article/${escapeHtml(term.articleId)}">${escapeHtml(readMore)}</a></p>`
      : ""
  }</div>`

export const rubyHtml = (source: string) =>
  parseRuby(source)
    .map(({ text, reading }) =>
      reading === null
        ? escapeHtml(text)
        : `<ruby>${escapeHtml(text)}<rp>(</rp><rt>${escapeHtml(reading)}</rt><rp>)</rp></ruby>`,
    )
    .join("")

/** Text without any markup, for tables of contents and search. */
export const plain = (source: string) =>
  withoutRuby(source)
    .replace(/\[\[[a-z0-9-]+\|([^\]]+)\]\]/g, "$1")
    .replace(/\[\[([a-z0-9-]+)\]\]/g, "$1")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/^[ \t]*(?:#{1,6} +|> ?|[-*+] +|\d+\. +)+/gm, "")
    .replace(/[*`]|(?<!\w)_|_(?!\w)/g, "")

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const markdown = createParser()
