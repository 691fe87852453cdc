// Every plain <a> of the site is a client-side link: one listener instead of a component per link, so it also
// covers links inside an article's HTML.
import { type Language, readLanguage } from "@shirube/vocabulary/language"
import { splitPrefix } from "../language/language.ts"

export interface Click {
  readonly button: number
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly defaultPrevented: boolean
}

export interface Anchor {
  readonly href: string
  readonly target: string
  readonly download: string
  readonly rel: string
}

export type Destination =
  | { readonly kind: "browser" }
  | { readonly kind: "page"; readonly href: string }
  | { readonly kind: "section"; readonly id: string; readonly href: string }
  /** `?lang=` on the current page: the language changes in place. */
  | { readonly kind: "language"; readonly language: Language }

const browser: Destination = { kind: "browser" }
/** Files and the API are not pages, and the server handles `?lang=` on other pages. */
const notPages = /^\/(?:api|assets|rss|metrics)(?:\/|$)|\.\w{2,12}$/

export function destinationOf(anchor: Anchor, here: URL): Destination {
  if ((anchor.target && anchor.target !== "_self") || anchor.download || /\bexternal\b/.test(anchor.rel))
    return browser
  const url = URL.parse(anchor.href)
  if (!url || url.origin !== here.origin || notPages.test(url.pathname)) return browser
  const asked = url.searchParams.get("lang")
  if (asked !== null) {
    const isHere = splitPrefix(url.pathname).path === splitPrefix(here.pathname).path
    const language = readLanguage(asked)
    return isHere && language ? { kind: "language", language } : browser
  }
  const href = url.pathname + url.search + url.hash
  const isHere = url.pathname === here.pathname && url.search === here.search
  return isHere && url.hash
    ? { kind: "section", id: decodeURIComponent(url.hash.slice(1)), href }
    : { kind: "page", href }
}

export const isPlainClick = (click: Click) =>
  click.button === 0 &&
  !click.metaKey &&
  !click.ctrlKey &&
  !click.shiftKey &&
  !click.altKey &&
  !click.defaultPrevented
