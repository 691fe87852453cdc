// Somebody who is spoken to (packages/contract/src/mentions.ts), as a place in the HTML: who it is and what they are called is filled in when
// it is shown, so that nobody's former name is kept.
import { mentionAtStart } from "@shirube/contract/mentions"
import type { MarkdownIt, StateInline, Token } from "markdown-it"

/** How long it is taken to be where nobody is named: by a dictionary, and by a machine that translates. */
const READ_AS = "@…"
const PLACE = /<span data-person="([0-9a-f-]{36})"><\/span>/g

export const mentionPlace = (id: string) => `<span data-person="${id}"></span>`

/** Of a piece of a line: whom it speaks to. */
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

/** Each once. */
export const peopleInHtml = (html: string): string[] => [
  ...new Set([...html.matchAll(PLACE)].map(([, id = ""]) => id)),
]

/** `show` answers safe HTML. */
export const fillMentions = (html: string, show: (id: string) => string): string =>
  html.replace(PLACE, (_, id: string) => show(id))
