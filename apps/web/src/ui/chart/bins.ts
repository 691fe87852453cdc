import { groups } from "d3-array"

export interface Bin {
  /** Its first day. */
  readonly day: string
  readonly values: readonly number[]
}

/** Longer periods are drawn by week: a column of a day would be thinner than a line. */
export const MOST_COLUMNS = 31

/** One bin for each day or week. A level (such as what is waiting) is its last value, everything else is added up. */
export function binsOf(
  days: readonly string[],
  series: readonly { readonly counts: readonly number[]; readonly isLevel?: boolean }[],
  weekOf: (day: string) => string,
): readonly Bin[] {
  const keyOf = days.length > MOST_COLUMNS ? weekOf : (day: string) => day
  return groups(
    days.map((day, place) => ({ day, place })),
    ({ day }) => keyOf(day),
  ).map(([, members]) => ({
    day: members[0]?.day ?? "",
    values: series.map(({ counts, isLevel }) =>
      isLevel
        ? (counts[members.at(-1)?.place ?? 0] ?? 0)
        : members.reduce((sum, { place }) => sum + (counts[place] ?? 0), 0),
    ),
  }))
}
