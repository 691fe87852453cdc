import { api } from "#web/lib/api.ts"
import { isApiError } from "#web/lib/is-api-error.ts"
import type { Queries } from "#web/lib/queries.ts"
import { acting, refetch } from "#web/lib/refetch.ts"
import { forgetVisitorCalendar, visitorCalendar } from "./visitor.ts"

/** What never reached the server stays here, and is tried again on the next page. Sent twice, it counts once. */
export async function carryCalendar(queries: Queries): Promise<boolean> {
  const { class: key, ticked, entries } = visitorCalendar()
  const body = {
    ...(key === null ? {} : { class: key }),
    ticked: [...ticked],
    entries: entries.map(({ company, time, note, ...entry }) => ({
      ...entry,
      ...(company === null ? {} : { company }),
      ...(time === null ? {} : { time }),
      ...(note === null ? {} : { note }),
    })),
  }
  try {
    await acting(api("POST /v1/calendar/carried", { body }))
  } catch (error) {
    if (isApiError(error) && error.status === 422) forgetVisitorCalendar()
    return false
  }
  forgetVisitorCalendar()
  refetch(queries.current(), ["my-calendar", "due"])
  return true
}
