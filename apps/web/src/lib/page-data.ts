// A page is data: what a route says in `staticData`. The root guards, titles and answers by it (routes/__root.tsx, renderer.ts);
// sitemap, robots and the tests' list of pages are read off the route tree.
import type { Translate } from "./locale.ts"
import type { Area } from "./messages.ts"
import { leavesOf, type RouteTree } from "./route-tree.ts"

export type LayoutName = "default" | "sign-up" | "none" | "career"

/**
 * Whom a page is for. `guest`: those who are not signed in, everybody else goes home. `user`: signed in. `registered`: signed in,
 * with every required step of the registration behind them. `editor`: editors, for everybody else there is no such page.
 * `administrator`: those of them who may invite.
 */
export type PageAccess = "public" | "guest" | "user" | "registered" | "editor" | "administrator"

type TextKey = Parameters<Translate>[0]

export interface PageData {
  /** A text, or words that are the same in every language. A page whose title is in its data has a `head` instead. */
  readonly title?: TextKey | { readonly plain: string }
  readonly access?: PageAccess
  readonly layout?: LayoutName
  /** Areas of messages/ that this route's page uses, beside `common` and `status`. */
  readonly texts?: readonly Area[]
  /** Search parameters with few values; only they make pages that the page cache keeps. */
  readonly search?: readonly string[]
  /** The address that this one is another name of, or that stands for it where its own holds a secret. */
  readonly canonical?: string
  /** False where no search engine should list a page that anyone may see. */
  readonly indexed?: false
  /** Its address holds a secret, or its content is of this reader and this moment: kept by no cache, told to no other page. */
  readonly secret?: true
  /** Not there unless the settings say so. */
  readonly forDevelopers?: true
  /** Addresses that are a status by themselves. */
  readonly status?: 404 | 500 | 503
  /** An address of earlier days, where no page is any more. */
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
  /** As the router writes it, parameters included: `/article/$id`. */
  readonly path: string
}

/** Every address of the site. */
export const pagesIn = (tree: RouteTree): Page[] =>
  leavesOf(tree).map(({ path, options }) => ({
    path,
    ...("staticData" in options ? (options.staticData as PageData) : {}),
  }))

export const hasParameters = ({ path }: Pick<Page, "path">) => path.includes("$")

/** Tells, by its path, a page that is the same for everyone. */
export function publicPaths(pages: readonly Page[]): (path: string) => boolean {
  const shared = pages.filter(
    ({ access = "public", secret, forDevelopers, moved }) =>
      access === "public" && !secret && !forDevelopers && !moved,
  )
  return pathsOf(shared)
}

/** Tells, by its path, whether it is one of these pages. */
export function pathsOf(pages: readonly Page[]): (path: string) => boolean {
  const fixed = new Set(pages.filter((page) => !hasParameters(page)).map(({ path }) => path))
  const patterns = pages.filter(hasParameters).map(({ path }) => patternOf(path))
  return (path) => fixed.has(path) || patterns.some((pattern) => pattern.test(path))
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\/\{-\$\w+\}/g, "(?:/[^/]+)?").replace(/\$\w+/g, "[^/]+")}$`)
