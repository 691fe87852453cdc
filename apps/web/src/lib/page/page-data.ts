// A page is data: its route's `staticData`. The root uses it for guards, titles and statuses
// (routes/__root.tsx, renderer.ts); sitemap, robots and the tests' list of pages are derived from the route
// tree.
import type { RouteWithBody } from "../api/api-types.gen.ts"
import type { Translate } from "../language/locale.ts"
import type { Area } from "../language/messages.ts"
import { leavesOf, type RouteTree } from "./route-tree.ts"
import { namesReadBy, parseSearch, stringifySearch, type ValidateSearch } from "./search-params.ts"

export type LayoutName = "default" | "sign-up" | "none" | SectionName

/** A part of the site with its own navigation, whose entries are a place of the same name. */
export type SectionName = "career" | "learning"

/**
 * Who may see a page. `guest`: only signed-out readers, others are redirected home. `user`: signed in.
 * `registered`: signed in, with every required registration step finished. `editor`: editors; for everyone
 * else it does not exist. `administrator`: editors who may invite.
 */
export type PageAccess = "public" | "guest" | "user" | "registered" | "editor" | "administrator"

type TextKey = Parameters<Translate>[0]

/** A form of a page that works without scripts. */
export interface PostedForm {
  /** Its parameters are those of the page's path. */
  readonly route: RouteWithBody
  /** The next page. `{id}` is a value of the response. */
  readonly done: string
}

export interface PageData {
  /** A message key, or text that is the same in every language. A page with a dynamic title has a `head` instead. */
  readonly title?: TextKey | { readonly plain: string }
  readonly access?: PageAccess
  readonly layout?: LayoutName
  /** Areas of messages/ that this page uses besides `common` and `status`. */
  readonly texts?: readonly Area[]
  /** Search parameters with few values: no one can fill the cache with pages that have only these. */
  readonly search?: readonly string[]
  /** The page's canonical path if this one is an alias or contains a secret. */
  readonly canonical?: string
  /** False for a public page that search engines should not list. */
  readonly indexed?: false
  /** Its URL contains a secret, or its content is personal: not cached, and sent to no other page as referrer. */
  readonly secret?: true
  /** Its document may use the microphone, which every other document forbids. It is always loaded as a document. */
  readonly microphone?: true
  /** Other pages of this site show it in a frame. */
  readonly framed?: true
  /** Missing unless the settings enable it. */
  readonly forDevelopers?: true
  /** Paths that declare a status, such as `/404`. */
  readonly status?: 404 | 500 | 503
  /** Forms that work without scripts, each with its route. */
  readonly posts?: readonly PostedForm[]
  /** An old path without a page. */
  readonly moved?: true
}

export const isIndexed = ({ access = "public", indexed, secret, forDevelopers, status }: PageData): boolean =>
  access !== "user" &&
  access !== "registered" &&
  access !== "editor" &&
  access !== "administrator" &&
  indexed !== false &&
  !secret &&
  !forDevelopers &&
  status === undefined

export interface Page extends PageData {
  /** As in the router, including parameters: `/article/$id`. */
  readonly path: string
}

/** As the server knows it. */
export interface ServedPage extends Page {
  /** The names of all search parameters that it reads. */
  readonly reads: readonly string[]
}

/** An address for the walk over every page (e2e/pages.spec.ts): a feature lists its own in page-examples.ts. */
export interface PageExample extends Pick<PageData, "access"> {
  /** With values for parameters, such as an item of the demo, or one that does not exist. */
  readonly path: string
  /** Defaults to 200. */
  readonly status?: 404
}

/** Every path of the site. */
export const pagesIn = (tree: RouteTree): ServedPage[] =>
  leavesOf(tree).map(({ path, options }) => {
    const { staticData = {}, validateSearch } = options as {
      readonly staticData?: PageData
      readonly validateSearch?: ValidateSearch
    }
    return { path, ...staticData, reads: validateSearch ? namesReadBy(validateSearch) : [] }
  })

export const hasParameters = ({ path }: Pick<Page, "path">) => path.includes("$")

/** Whether a path is a page that is the same for everyone. */
export function publicPaths(pages: readonly Page[]): (path: string) => boolean {
  const shared = pages.filter(
    ({ access = "public", secret, forDevelopers, moved }) =>
      access === "public" && !secret && !forDevelopers && !moved,
  )
  return pathsOf(shared)
}

/** Whether a path is one of these pages. */
export function pathsOf(pages: readonly Page[]): (path: string) => boolean {
  const fixed = new Set(pages.filter((page) => !hasParameters(page)).map(({ path }) => path))
  const patterns = pages.filter(hasParameters).map(({ path }) => patternOf(path))
  return (path) => fixed.has(path) || patterns.some((pattern) => pattern.test(path))
}

/** Chooses the language on any page (lib/language/language.ts). */
const LANGUAGE_PARAMETER = "lang"

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\/\{-\$\w+\}/g, "(?:/[^/]+)?").replace(/\$\w+/g, "[^/]+")}$`)

interface Asked {
  readonly path: string
  /** Normalised (search-params.ts). */
  readonly search: string
}

/** Whether a search has only parameters with few values. Free text never has: anyone can make up more of it. */
export function searchIsListedBy(pages: readonly Page[]): (asked: Asked) => boolean {
  const listing = pages.map((page) => ({ isPage: pathsOf([page]), listed: new Set(page.search) }))
  return ({ path, search }) => {
    if (search === "") return true
    const lists = listing.filter(({ isPage }) => isPage(path)).map(({ listed }) => listed)
    return Object.keys(parseSearch(search)).every((name) => lists.some((listed) => listed.has(name)))
  }
}

/**
 * Returns the search without what the page does not read. What others append to links (`utm_source`, `fbclid`)
 * changes no page, so it is no part of the page that is rendered and stored.
 */
export function searchReadBy(pages: readonly ServedPage[]): (asked: Asked) => string {
  const ofSite = new Set([LANGUAGE_PARAMETER])
  const readers = pages.map((page) => ({ isPage: pathsOf([page]), reads: new Set(page.reads) }))
  return ({ path, search }) => {
    if (search === "") return search
    const names = [ofSite, ...readers.filter(({ isPage }) => isPage(path)).map(({ reads }) => reads)]
    const read = Object.entries(parseSearch(search)).filter(([name]) =>
      names.some((reads) => reads.has(name)),
    )
    return stringifySearch(Object.fromEntries(read))
  }
}
