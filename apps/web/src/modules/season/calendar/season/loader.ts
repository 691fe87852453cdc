import { nearestClass } from "@shirube/vocabulary/season/calendar/classes"
import { notFound, redirect } from "@tanstack/react-router"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { seasonHere } from "#web/lib/time/season-cookie.ts"
import { type CalendarSearch, calendarHref } from "../address.ts"
import { fetchClasses, fetchSeason, type Season } from "../queries.ts"

export interface LoadedSeason {
  readonly search: CalendarSearch
  readonly season: Season
}

/** Redirects a class without dates to the nearest class that has some. */
export async function loadSeason(
  { queries, locale }: Pick<RouterContext, "queries" | "locale">,
  search: CalendarSearch,
  signal: AbortSignal,
): Promise<LoadedSeason> {
  const [{ classes, current }] = await Promise.all([fetchClasses(signal), queries.open()])
  // As on the server (site.ts): readers with a known class are sent to their own season.
  const named = search.class ?? (import.meta.env.SSR ? undefined : seasonHere())
  const wanted = named ?? current
  const key = wanted === null ? undefined : nearestClass(wanted, classes)
  if (key === undefined) throw notFound()
  if (named !== undefined && search.class !== key)
    throw redirect({ href: withPrefix(calendarHref({ ...search, class: key }), locale.prefix) })
  return { search, season: await fetchSeason(key, signal) }
}
