// The routes known so far. The server has all of them. The browser loads a route group when a path first
// leads into it, so that pages cost nothing to readers who do not visit them.
import type { AnyRoute } from "@tanstack/react-router"
import { splitPrefix } from "../language/language.ts"

/** Each loads its routes; the one named "" has those in no other group. */
export type Quarters = Readonly<Record<string, () => Promise<{ readonly default: readonly AnyRoute[] }>>>

interface Tree {
  readonly options: object
  readonly children?: unknown
  readonly addChildren: (children: AnyRoute[]) => unknown
}

export class SiteMap {
  readonly #tree: Tree
  readonly #quarters: Quarters
  readonly #known = new Map<string, readonly AnyRoute[]>()
  /** Set by the router, which must be notified of new routes. */
  onGrown = () => {}

  constructor(tree: Tree, quarters: Quarters) {
    this.#tree = tree
    this.#quarters = quarters
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
    const quarter = quarterOf(pathname, this.#quarters)
    const load = this.#quarters[quarter]
    if (!load || this.#known.has(quarter)) return "before"
    const { default: routes } = await load()
    // In a separate task, so that no navigation is between matching a route and asking here whether its group
    // was loaded.
    await new Promise<void>((grown) => {
      setTimeout(() => {
        this.#grow(quarter, routes)
        grown()
      })
    })
    return "now"
  }

  #grow(quarter: string, routes: readonly AnyRoute[]) {
    if (this.#known.has(quarter)) return
    this.#known.set(quarter, routes)
    this.#tree.addChildren([...this.#known.values()].flat())
    this.onGrown()
  }
}

/** By the first path segment, unescaped and case-insensitive, as the router matches it. */
function quarterOf(pathname: string, quarters: Readonly<Record<string, unknown>>): string {
  const [word = ""] = splitPrefix(pathname).path.split("/").filter(Boolean)
  const quarter = word.toLowerCase()
  return Object.hasOwn(quarters, quarter) ? quarter : ""
}
