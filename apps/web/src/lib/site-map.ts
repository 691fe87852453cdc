// The pages of the site, as far as they are known. The server knows all of them. The browser knows the quarters in which its
// reader has been, and fetches another when an address leads there, so that a page costs those who do not visit it nothing.
import type { AnyRoute } from "@tanstack/react-router"
import { splitPrefix } from "./language.ts"

/** Each fetches its pages; the one named "" those that are in no other. */
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
  /** Set by the router, which has to be told that there are more routes. */
  onGrown = () => {}

  constructor(tree: Tree, quarters: Quarters) {
    this.#tree = tree
    this.#quarters = quarters
  }

  /** Undefined where the address cannot be read. */
  async spelling(pathname: string): Promise<string | undefined> {
    // Small letters and nothing escaped: no route would write it in another way. The few others wait for the code.
    if (/^\/$|^(?:\/[a-z\d._~-]+)+$/.test(pathname)) return pathname
    const { spellingIn } = await import("./spelling.ts")
    return spellingIn(this.#tree)(pathname)
  }

  /** `now`: the pages about this address were unknown until now, and whoever looked for one has to look again. */
  async learn(pathname: string): Promise<"before" | "now"> {
    const quarter = quarterOf(pathname, this.#quarters)
    const load = this.#quarters[quarter]
    if (!load || this.#known.has(quarter)) return "before"
    const { default: routes } = await load()
    // In a task of its own: nobody has just looked for a page, and is about to ask here whether its quarter was known.
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

/** By the first word of an address as the router reads it: without escapes, in any case. */
function quarterOf(pathname: string, quarters: Readonly<Record<string, unknown>>): string {
  const [word = ""] = splitPrefix(pathname).path.split("/").filter(Boolean)
  const quarter = word.toLowerCase()
  return Object.hasOwn(quarters, quarter) ? quarter : ""
}
