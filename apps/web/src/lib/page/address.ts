// Paths of our own pages, typed from the route tree: a path without a route does not compile.
import type { FileRoutesByPath } from "@tanstack/react-router"

type Pattern = FileRoutesByPath[keyof FileRoutesByPath]["fullPath"]

/** `/article/$id` → any text in place of the parameter. */
type Filled<Path extends string> = Path extends `${infer Before}$${string}/${infer After}`
  ? `${Before}${string}/${Filled<After>}`
  : Path extends `${infer Before}{-$${string}` | `${infer Before}$${string}`
    ? `${Before}${string}`
    : Path extends `${infer Before}/`
      ? Before extends ""
        ? "/"
        : Before
      : Path

export type PagePath = Filled<Pattern>

/** Without the language prefix, which `useHref` adds. */
export type Address = PagePath | `${PagePath}?${string}` | `${PagePath}#${string}`

/**
 * An address with a query or a fragment. Written as a template, the compiler would compare it with every address of the
 * site (docs/decisions/0119).
 */
export const withSuffix = (address: Address, suffix: `?${string}` | `#${string}` | ""): Address =>
  address.concat(suffix) as Address
