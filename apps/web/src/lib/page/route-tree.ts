/** The part of the route tree that can be read without a router. */
export interface RouteTree {
  readonly options: object
  readonly children?: unknown
}

interface Leaf {
  readonly path: string
  readonly options: object
}

/** The routes that are pages, each with its full path. */
export function leavesOf({ options, children }: RouteTree, above = ""): Leaf[] {
  const own = "path" in options && typeof options.path === "string" ? options.path : ""
  const here = [above, ...own.split("/")].filter(Boolean).join("/")
  const below = Object.values((children ?? {}) as Record<string, RouteTree>)
  return below.length === 0
    ? [{ path: `/${here}`, options }]
    : below.flatMap((child) => leavesOf(child, here))
}
