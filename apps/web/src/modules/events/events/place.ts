import type { EventSummary } from "./queries.ts"

/** `online`, a prefecture, or both. */
export function placesOf(
  { format, prefecture }: Pick<EventSummary, "format" | "prefecture">,
  online: string,
) {
  const room = prefecture === null ? [] : [prefecture.name]
  return [...room, ...(format === "in-person" ? [] : [online])]
}
