// Addresses of our own pages, as the tree of routes knows them: one that no route answers does not compile.
import type { FileRoutesByPath } from "@tanstack/react-router"

type Pattern = FileRoutesByPath[keyof FileRoutesByPath]["fullPath"]

/** `/article/$id` → any text in the place of the parameter. */
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

/** Without the prefix of a language, which `useHref` writes. */
export type Address = PagePath | `${PagePath}?${string}` | `${PagePath}#${string}`
