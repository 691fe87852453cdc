// Markdown for editors: furigana, glossary terms, callouts, and headings for a table of contents.
import { withoutRuby } from "@shirube/contract/text/furigana"
import createMarkdownIt, { type Env, type MarkdownIt, type StateInline } from "markdown-it"
import container from "markdown-it-container"
import { readEmphasis } from "./emphasis.ts"
import { escapeHtml, readFurigana, rubyHtml } from "./furigana.ts"

export interface Term {
  readonly key: string
  readonly term: string
  readonly explanation: string
  readonly articleId: string | null
}

export interface EditorProfile {
  readonly kind: "editor"
  /** Looks a glossary term up in the language of the text. */
  readonly term: (key: string) => Term | undefined
  readonly readMore: string
  /** Distinguishes the terms of several texts on one page. */
  readonly among?: string
}

interface Environment {
  readonly profile: EditorProfile
  readonly terms: Map<string, Term>
  readonly headings: { id: string; text: string; depth: number }[]
}

const CALLOUTS = ["tip", "warning", "example"] as const
const TERM = /^\[\[([a-z0-9-]+)(?:\|((?:\{[^{}\n]+\}|[^[\]{}\n])+))?\]\]/

export const editorEnvironment = (profile: EditorProfile): Environment & Env => ({
  profile,
  terms: new Map(),
  headings: [],
})

export function createEditorParser(): MarkdownIt {
  const parser = new createMarkdownIt({ html: false, linkify: false, typographer: false })
  parser.inline.ruler.before("link", "glossary", glossaryRule)
  readFurigana(parser)
  readEmphasis(parser)
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
  const term = match && environment.profile.term(key)
  if (!term) return false
  if (!silent) {
    environment.terms.set(key, term)
    const token = state.push("html_inline", "", 0)
    token.info = shown ?? term.term
    token.content = `<button type="button" class="term" popovertarget="${termId(environment.profile, key)}">${rubyHtml(shown ?? term.term)}</button>`
  }
  state.pos += whole.length
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

/** The explanation cards after the text, one per term. */
export const termCards = ({ terms, profile }: Environment) =>
  [...terms.values()].map((term) => termCard(term, profile)).join("")

const termId = ({ among }: EditorProfile, key: string) =>
  among === undefined ? `term-${key}` : `term-${among}-${key}`

const termCard = (term: Term, profile: EditorProfile) =>
  `<div popover id="${termId(profile, term.key)}" class="term-card" role="note"><p class="term-name">${rubyHtml(term.term)}</p><p>${rubyHtml(term.explanation)}</p>${
    term.articleId
      ? `<p><a href="/article/${escapeHtml(term.articleId)}">${escapeHtml(profile.readMore)}</a></p>`
      : ""
  }</div>`

/** Text without any markup, for tables of contents and search. */
export const plain = (source: string) =>
  withoutRuby(source)
    .replace(/\[\[[a-z0-9-]+\|([^\]]+)\]\]/g, "$1")
    .replace(/\[\[([a-z0-9-]+)\]\]/g, "$1")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/^[ \t]*(?:#{1,6} +|> ?|[-*+] +|\d+\. +)+/gm, "")
    .replace(/[*`]|(?<!\w)_|_(?!\w)/g, "")
