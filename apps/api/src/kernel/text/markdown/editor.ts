// Markdown for editors: furigana, glossary terms, callouts, and headings for a table of contents.
import { withoutRuby } from "@shirube/contract/text/furigana"
import createMarkdownIt, { type Env, type MarkdownIt, type StateInline } from "markdown-it"
import container from "markdown-it-container"
import type { EditorProfile, Term } from "./editor-profile.ts"
import { readEmphasis } from "./emphasis.ts"
import { escapeHtml, readable, readFurigana, rubyHtml } from "./furigana.ts"
import { pictureAttributes } from "./pictures.ts"
import { readTables } from "./tables.ts"
import { readTemplates } from "./templates.ts"
import { termCard, termId } from "./term-card.ts"

interface Environment {
  readonly profile: EditorProfile
  readonly terms: Map<string, Term>
  readonly headings: { id: string; text: string; depth: number }[]
}

const CALLOUTS = ["tip", "warning", "example", "template"] as const
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
  readTables(parser)
  readTemplates(parser)
  for (const kind of CALLOUTS) parser.use(container, kind, { render: calloutRenderer(parser, kind) })

  parser.renderer.rules.heading_open = (tokens, index, _options, env) => {
    const { headings } = env as unknown as Environment
    const token = tokens[index]
    const content = tokens[index + 1]?.content ?? ""
    const id = `section-${headings.length + 1}`
    headings.push({ id, text: withoutMarkup(content), depth: Number(token?.tag.slice(1)) })
    return `<${token?.tag} id="${id}" tabindex="-1">`
  }
  const link =
    parser.renderer.rules.link_open ?? ((tokens, index, o, _e, self) => self.renderToken(tokens, index, o))
  parser.renderer.rules.link_open = (tokens, index, o, environment, self) => {
    const token = tokens[index]
    if (/^https?:/.test(String(token?.attrGet("href")))) token?.attrSet("rel", "noopener external")
    return link(tokens, index, o, environment, self)
  }
  const image = parser.renderer.rules.image
  parser.renderer.rules.image = (tokens, index, options, environment, self) => {
    const token = tokens[index]
    if (!token) return ""
    const words = withoutRuby((token.children ?? []).map(readable).join(""))
    const { pictureAt } = (environment as unknown as Environment).profile
    const [shown, ...larger] = pictureAt?.(String(token.attrGet("src"))) ?? []
    if (!shown || !image) return escapeHtml(words)
    token.attrs = pictureAttributes(shown, larger)
    // An attribute cannot contain furigana.
    token.children = [Object.assign(new createMarkdownIt.Token("text", "", 0), { content: words })]
    return image(tokens, index, options, environment, self)
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
    const { profile } = environment
    const name = shown ?? term.term[profile.language]
    environment.terms.set(key, term)
    const token = state.push("html_inline", "", 0)
    token.info = name
    token.content = `<button type="button" class="term" popovertarget="${termId(profile, key)}">${rubyHtml(name)}</button>`
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
    if (token?.nesting !== 1) return `${kind === "template" ? copyButton(environment.profile) : ""}</aside>\n`
    const title = token.info.trim().slice(kind.length).trim()
    const heading = title
      ? `<p class="callout-title">${parser.renderInline(title, environment as unknown as Env)}</p>`
      : ""
    return `<aside class="callout callout-${kind}">${heading}\n`
  }

const copyButton = ({ labels }: EditorProfile) =>
  `<button type="button" class="copy-template">${escapeHtml(labels.copy)}</button>`

/** The explanation cards after the text, one per term. */
export const termCards = ({ terms, profile }: Environment) =>
  [...terms.values()].map((term) => termCard(term, profile)).join("")

/** Text without any markup, for search. */
export const plain = (source: string) => withoutMarkup(withoutRuby(source))

/** Text without markup except furigana, for tables of contents. */
const withoutMarkup = (source: string) =>
  source
    .replace(/\[\[[a-z0-9-]+\|([^\]]+)\]\]/g, "$1")
    .replace(/\[\[([a-z0-9-]+)\]\]/g, "$1")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/^[ \t]*(?:#{1,6} +|> ?|[-*+] +|\d+\. +)+/gm, "")
    .replace(/[*`]|(?<!\w)_|_(?!\w)/g, "")
