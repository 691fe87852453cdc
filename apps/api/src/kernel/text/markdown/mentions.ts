// A mention (packages/vocabulary/src/text/mentions.ts) as a placeholder in the HTML: the person's current name is
// filled in when it is shown, so that no former name is stored.
import { mentionAtStart } from "@shirube/vocabulary/text/mentions"
import type { MarkdownIt, StateInline, Token } from "markdown-it"

/** Replaces a mention in plain text, for the dictionary and for machine translation. */
const READ_AS = "@…"
const PLACEHOLDER = /<span data-person="([0-9a-f-]{36})"><\/span>/g

export const mentionPlace = (id: string) => `<span data-person="${id}"></span>`

/** The id of the mentioned person, if the token is a mention. */
export const personOf = ({ meta }: Token): string | undefined =>
  (meta as { readonly person?: string } | null)?.person

export const readMentions = (parser: MarkdownIt) =>
  void parser.inline.ruler.before("link", "mention", mentionRule)

function mentionRule(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== "@") return false
  const found = mentionAtStart(state.src.slice(state.pos))
  if (!found) return false
  if (!silent) {
    const token = state.push("html_inline", "", 0)
    token.info = READ_AS
    token.meta = { person: found.id }
    token.content = mentionPlace(found.id)
  }
  state.pos += found.length
  return true
}

/** Without duplicates. */
export const peopleInHtml = (html: string): string[] => [
  ...new Set([...html.matchAll(PLACEHOLDER)].map(([, id = ""]) => id)),
]

/** `show` returns safe HTML. */
export const fillMentions = (html: string, show: (id: string) => string): string =>
  html.replace(PLACEHOLDER, (_, id: string) => show(id))
