// What a box says of this week: as little of a season as it shows.
import { roadAt, weekFrom } from "@shirube/contract/calendar/road"
import type { Language } from "@shirube/contract/language"
import type { Due } from "#web/lib/due.ts"
import { fetchClasses, fetchSeason, type Season, type SeasonItem } from "../queries.ts"
import { type Item, inOrder, itemOfDue, itemOfSeason, newsOf } from "../season/items.ts"

export interface Week {
  readonly class: string
  readonly behindMonths: number | undefined
  /** What to do first; what starts next where there is nothing now. */
  readonly step: SeasonItem | undefined
  readonly isNext: boolean
  readonly news: readonly Item[]
}

/** Comes with the page that shows the box: features know nothing of each other. */
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
    // What is somebody's own comes before everything else.
    news: newsOf(all, weekFrom(today))
      .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
      .slice(0, MOST_NEWS),
  }
}

/** For somebody of whom nothing is known. Undefined where there is no calendar. */
export async function loadWeek(language: Language, signal: AbortSignal): Promise<Week | undefined> {
  const { current } = await fetchClasses(signal)
  if (current === null) return undefined
  const season = await fetchSeason(current, signal)
  return season.items.length === 0 ? undefined : weekOf(season, { ticked: [], due: [], language })
}
