import type { AnyRouter } from "@tanstack/react-router"
import type { ApiError } from "./api-error.ts"
import { isRefusal } from "./is-api-error.ts"

/**
 * Only search parameters that a route lists in `staticData.search` make another page worth storing. Free text belongs
 * to nobody's list: a stranger could fill the store with it.
 */
export function isSearchKnown(router: AnyRouter): boolean {
  const known = new Set(router.state.matches.flatMap((match) => match.staticData.search ?? []))
  return Object.keys(router.state.location.search).every((key) => known.has(key))
}

/** Errors that made a page fail, for the report. */
export const failuresIn = (router: AnyRouter): unknown[] =>
  router.state.matches.filter((match) => match.status === "error").map((match) => match.error)

/**
 * Where the API refused what a page is made of, that is the page's answer too. Where another part of it is broken as well, the
 * page is broken.
 */
export const refusalAmong = (failures: readonly unknown[]): ApiError | undefined =>
  failures.every(isRefusal) ? failures.find(isRefusal) : undefined

/** The route, not the address: that may hold what is nobody's business. */
export function routeOf({ state }: AnyRouter): string {
  const last: { readonly fullPath: unknown } | undefined = state.matches.at(-1)
  return String(last?.fullPath ?? "")
}

/** Some addresses are a status by themselves. */
export const statusOf = ({ state }: AnyRouter): number => state.matches.at(-1)?.staticData.status ?? 200
