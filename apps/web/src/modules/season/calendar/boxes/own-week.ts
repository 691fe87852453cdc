// The reader's own week, loaded after hydration.

import type { Language } from "@shirube/vocabulary/language"
import type { Phase } from "@shirube/vocabulary/season/calendar/choices"
import { nearestClass } from "@shirube/vocabulary/season/calendar/classes"
import { weekFrom } from "@shirube/vocabulary/season/calendar/road"
import { api } from "#web/lib/api/api.ts"
import type { Due } from "#web/lib/time/due.ts"
import { hasKeptCalendar, keptCalendar } from "../mine/visitor.ts"
import { fetchClasses, fetchSeason } from "../queries.ts"
import { dueOfOwn } from "../season/items.ts"
import { type Week, weekOf } from "./week.ts"

interface Reader {
  readonly isMember: boolean
  readonly language: Language
  readonly shown: string
  /** Deadlines that other features store in a visitor's browser. */
  readonly kept: readonly Due[]
  /** Aborts on unmount. */
  readonly signal: AbortSignal
}

/** Undefined if the reader has set nothing: the shared week is right for them. */
export async function loadOwnWeek({
  isMember,
  language,
  shown,
  kept,
  signal,
}: Reader): Promise<Week | undefined> {
  const mine = await loadMine(isMember, kept.length > 0, signal)
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

/** What the reader’s own next step is about. Undefined if they have set nothing. */
export async function loadOwnPhase({
  isMember,
  language,
  signal,
}: Pick<Reader, "isMember" | "language" | "signal">): Promise<Phase | undefined> {
  const mine = await loadMine(isMember, false, signal)
  const { classes } = await fetchClasses(signal)
  const key = mine?.class ? nearestClass(mine.class, classes) : undefined
  if (!mine || key === undefined) return undefined
  const week = weekOf(await fetchSeason(key, signal), { ticked: mine.ticked, due: [], language })
  return week.step?.phase ?? undefined
}

/** Undefined for a visitor who has set nothing. */
async function loadMine(isMember: boolean, hasOther: boolean, signal: AbortSignal) {
  if (isMember) return api("GET /v1/calendar/mine", { handles: "all", signal })
  return hasKeptCalendar() || hasOther ? keptCalendar.get() : undefined
}
