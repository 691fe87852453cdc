// The part of a season that the week box shows.

import type { Language } from "@shirube/vocabulary/language"
import { roadAt, weekFrom } from "@shirube/vocabulary/season/calendar/road"
import type { Due } from "#web/lib/time/due.ts"
import { fetchClasses, fetchSeason, type Season, type SeasonItem } from "../queries.ts"
import { type Item, inOrder, itemOfDue, itemOfSeason, newsOf } from "../season/items.ts"

export interface Week {
  readonly class: string
  readonly behindMonths: number | undefined
  /** What to do first, or what starts next if nothing is open. */
  readonly step: SeasonItem | undefined
  readonly isNext: boolean
  readonly news: readonly Item[]
}

/** Injected by the page, because features do not import each other. */
export type LoadKeptDue = () => Promise<readonly Due[]>

const MOST_NEWS = 3

export function weekOf(
  season: Season,
  { ticked, due, language }: { ticked: readonly string[]; due: readonly Due[]; language: Language },
): Week {
  const { today, items } = season
  const road = roadAt(
    items.filter(({ kind }) => kind === "step"),
    { today, ticked: new Set(ticked) },
  )
  const open = road.behindMonths === undefined ? road.now : [...road.passed, ...road.now]
  const all = inOrder([...items.map(itemOfSeason), ...due.map((each) => itemOfDue(each, language))])
  return {
    class: season.class,
    behindMonths: road.behindMonths,
    step: open[0] ?? road.next[0],
    isNext: open.length === 0,
    // The reader's own items come first.
    news: newsOf(all, weekFrom(today))
      .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
      .slice(0, MOST_NEWS),
  }
}

/** The week for an unknown reader. Undefined if there is no calendar. */
export async function loadWeek(language: Language, signal: AbortSignal): Promise<Week | undefined> {
  const { current } = await fetchClasses(signal)
  if (current === null) return undefined
  const season = await fetchSeason(current, signal)
  return season.items.length === 0 ? undefined : weekOf(season, { ticked: [], due: [], language })
}
