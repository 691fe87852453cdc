import type { TodayParts } from "@shirube/contract/site/today/routes"
import type { Tx } from "#api/kernel/db/client"
import type { TodayLookups, TodayReader } from "#api/kernel/features/today"

/** One part after the other: they share a connection. */
export async function todayOf(tx: Tx, reader: TodayReader, lookups: TodayLookups): Promise<TodayParts> {
  const parts: [string, unknown][] = []
  for (const [name, lookUp] of Object.entries(lookups)) parts.push([name, await lookUp(tx, reader)])
  // Names and types are checked against the contract where the lookups are registered.
  return Object.fromEntries(parts) as TodayParts
}
