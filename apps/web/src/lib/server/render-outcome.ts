import type { AnyRouter } from "@tanstack/react-router"
import type { ApiError } from "../api/api-error.ts"
import { isRefusal } from "../api/is-api-error.ts"

/** Errors that made a page fail, for the report. */
export const failuresIn = (router: AnyRouter): unknown[] =>
  router.state.matches.filter((match) => match.status === "error").map((match) => match.error)

/**
 * If the API refused a call of the page, the page has the same status. If another part failed as well, the
 * page is broken.
 */
export const refusalAmong = (failures: readonly unknown[]): ApiError | undefined =>
  failures.every(isRefusal) ? failures.find(isRefusal) : undefined

/** The route, not the URL, which may contain private data. */
export function routeOf({ state }: AnyRouter): string {
  const last: { readonly fullPath: unknown } | undefined = state.matches.at(-1)
  return String(last?.fullPath ?? "")
}

/** Some paths declare a status, such as `/404`. */
export const statusOf = ({ state }: AnyRouter): number => state.matches.at(-1)?.staticData.status ?? 200
