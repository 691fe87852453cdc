// The routes known so far. The server has all of them. The browser loads a route group when a path first
// leads into it, so that pages cost nothing to readers who do not visit them.
import type { AnyRoute } from "@tanstack/react-router"
import { splitPrefix } from "../language/language.ts"

/** Each loads its routes; the one named "" has those in no other group. */
export type RouteGroups = Readonly<Record<string, () => Promise<{ readonly default: readonly AnyRoute[] }>>>

interface Tree {
  readonly options: object
  readonly children?: unknown
  readonly addChildren: (children: AnyRoute[]) => unknown
}

export class SiteMap {
  readonly #tree: Tree
  readonly #groups: RouteGroups
  readonly #known = new Map<string, readonly AnyRoute[]>()
  /** Set by the router, which must be notified of new routes. */
  onGrown = () => {}

  constructor(tree: Tree, routeGroups: RouteGroups) {
    this.#tree = tree
    this.#groups = routeGroups
  }

  /** Undefined if the path is malformed. */
  async spelling(pathname: string): Promise<string | undefined> {
    // Lower case and nothing escaped: already normalised. The rare others load the code.
    if (/^\/$|^(?:\/[a-z\d._~-]+)+$/.test(pathname)) return pathname
    const { spellingIn } = await import("./spelling.ts")
    return spellingIn(this.#tree)(pathname)
  }

  /** `now`: the routes of this path were only just loaded, and the caller has to match again. */
  async learn(pathname: string): Promise<"before" | "now"> {
    const group = groupOf(pathname, this.#groups)
    const load = this.#groups[group]
    if (!load || this.#known.has(group)) return "before"
    const { default: routes } = await load()
    // In a separate task, so that no navigation is between matching a route and asking here whether its group
    // was loaded.
    await new Promise<void>((grown) => {
      setTimeout(() => {
        this.#grow(group, routes)
        grown()
      })
    })
    return "now"
  }

  #grow(group: string, routes: readonly AnyRoute[]) {
    if (this.#known.has(group)) return
    this.#known.set(group, routes)
    this.#tree.addChildren([...this.#known.values()].flat())
    this.onGrown()
  }
}

/** By the first path segment, unescaped and case-insensitive, as the router matches it. */
function groupOf(pathname: string, routeGroups: Readonly<Record<string, unknown>>): string {
  const [word = ""] = splitPrefix(pathname).path.split("/").filter(Boolean)
  const group = word.toLowerCase()
  return Object.hasOwn(routeGroups, group) ? group : ""
}
