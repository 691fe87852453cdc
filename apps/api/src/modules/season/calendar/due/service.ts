import type { DueItem } from "@shirube/contract/season/calendar/due"
import type { Tx } from "#api/kernel/db/client"
import type { DueRange, DueSource } from "#api/kernel/features/due"

/** From all features, earliest first; on a day, items with a time come before those without. */
export async function dueFor(tx: Tx, sources: readonly DueSource[], asked: DueRange): Promise<DueItem[]> {
  const due: DueItem[] = []
  for (const source of sources) due.push(...(await source(tx, asked)))
  return due.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
}

/** A timestamp sorts before the tilde. */
const orderOf = ({ starts_on, starts_at, id }: DueItem) => `${starts_on} ${starts_at ?? "~"} ${id}`
