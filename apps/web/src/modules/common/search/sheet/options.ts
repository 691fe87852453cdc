// What the sheet offers for the typed text, in the order in which keys move through it.
import type { SearchNoun } from "@shirube/vocabulary/common/search/choices"
import type { Address } from "#web/lib/page/address.ts"
import type { Suggestion } from "../queries.ts"
import { resultHref } from "../result-row.tsx"
import { searchHref } from "../search-address.ts"
import { pagesCalled, type SitePage } from "../site-pages.ts"

export type SuggestedItem = Extract<Suggestion, { kind: "thing" }>
/** A recording belongs to its event. */
export type GroupName = Exclude<SearchNoun, "past-event"> | "pages" | "words" | "all"

export interface SheetOption {
  readonly key: string
  readonly place: number
  readonly href: Address
  /** What is remembered as a recent search. */
  readonly words: string
  readonly suggestion?: Suggestion
  readonly page?: SitePage
}

export interface OptionGroup {
  readonly name: GroupName
  readonly options: readonly SheetOption[]
}

const groupOf = (suggestion: Suggestion): GroupName =>
  suggestion.kind === "word" ? "words" : suggestion.noun === "past-event" ? "event" : suggestion.noun

/** As one conditional expression, the compiler would compare all addresses of the site with each other (docs/decisions/0119). */
function hrefOf(suggestion: Suggestion): Address {
  if (suggestion.kind === "word") return searchHref({ q: suggestion.text })
  return resultHref(suggestion)
}

const MOST_PAGES = 2
/** Pages first, then kinds in the order of their best match; at the end, all results. */
export function groupsFor(
  typed: string,
  items: readonly Suggestion[],
  pages: readonly SitePage[] = [],
): readonly OptionGroup[] {
  const words = typed.trim()
  const groups: OptionGroup[] = []
  let place = 0
  const called = pagesCalled(typed, pages, MOST_PAGES)
  if (called.length > 0)
    groups.push({
      name: "pages",
      options: called.map((page) => ({ key: page.to, place: place++, href: page.to, words, page })),
    })
  // The typed text itself is the last option.
  const others = items.filter(
    ({ kind, text }) => kind !== "word" || text.toLowerCase() !== words.toLowerCase(),
  )
  for (const [name, suggestions] of Map.groupBy(others, groupOf))
    groups.push({
      name,
      options: suggestions.map((suggestion) => ({
        key: suggestion.kind === "word" ? suggestion.text : `${suggestion.noun} ${suggestion.id}`,
        place: place++,
        href: hrefOf(suggestion),
        words: suggestion.kind === "word" ? suggestion.text : words,
        suggestion,
      })),
    })
  if (words === "") return groups
  return [...groups, { name: "all", options: [{ key: "all", place, href: searchHref({ q: words }), words }] }]
}

export interface Piece {
  readonly at: number
  readonly text: string
  readonly isMatch: boolean
}

/** A title in pieces; those that were typed are marked. */
export function piecesOf(title: string, typed: string): readonly Piece[] {
  const words = typed
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  if (words.length === 0) return [{ at: 0, text: title, isMatch: false }]
  let at = 0
  return title.split(new RegExp(`(${words.join("|")})`, "giu")).flatMap((text, i) => {
    const piece = { at, text, isMatch: i % 2 === 1 }
    at += text.length
    return text === "" ? [] : [piece]
  })
}
