// The reader's own week, once the page is alive.
import { nearestClass } from "@shirube/contract/calendar/classes"
import { weekFrom } from "@shirube/contract/calendar/road"
import type { Language } from "@shirube/contract/language"
import { api } from "#web/lib/api.ts"
import type { Due } from "#web/lib/due.ts"
import { hasKeptCalendar, keptCalendar } from "../mine/visitor.ts"
import { fetchClasses, fetchSeason } from "../queries.ts"
import { dueOfOwn } from "../season/items.ts"
import { type LoadKeptDue, type Week, weekOf } from "./week.ts"

interface Reader {
  readonly isMember: boolean
  readonly language: Language
  readonly shown: string
  /** What visitors keep in the browser, of other features. */
  readonly loadKeptDue: LoadKeptDue
  /** Who has left the page asks for nothing more. */
  readonly signal: AbortSignal
}

/** Undefined where they have said nothing of themselves: what everybody sees is right for them. */
export async function loadOwnWeek({
  isMember,
  language,
  shown,
  loadKeptDue,
  signal,
}: Reader): Promise<Week | undefined> {
  const kept = isMember ? [] : await loadKeptDue()
  const mine = isMember
    ? await api("GET /v1/calendar/mine", { handles: "all", signal })
    : hasKeptCalendar() || kept.length > 0
      ? keptCalendar.get()
      : undefined
  if (!mine) return undefined
  const { classes } = await fetchClasses(signal)
  const key = nearestClass(mine.class ?? shown, classes) ?? shown
  const season = await fetchSeason(key, signal)
  const { from, until } = weekFrom(season.today)
  const due: readonly Due[] = isMember
    ? (await api("GET /v1/calendar/due", { query: { from, until }, handles: "all", signal })).items
    : [...mine.entries.map(dueOfOwn), ...kept]
  return weekOf(season, { ticked: mine.ticked, due, language })
}
