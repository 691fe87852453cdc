import type { DueItem } from "@shirube/contract/calendar/due"
import type { Tx } from "#api/db/client"
import type { DueAsked, DueSource } from "#api/platform/due"

/** Of all features, the earliest first; what has a time of day comes before what has none. */
export async function dueFor(tx: Tx, sources: readonly DueSource[], asked: DueAsked): Promise<DueItem[]> {
  const due: DueItem[] = []
  for (const source of sources) due.push(...(await source(tx, asked)))
  return due.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
}

/** An instant sorts before the tilde. */
const orderOf = ({ starts_on, starts_at, id }: DueItem) => `${starts_on} ${starts_at ?? "~"} ${id}`
