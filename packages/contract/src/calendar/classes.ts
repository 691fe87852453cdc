// Who graduates together: a class is the month in which it does, `2028-03` or `2028-09`. Free of dependencies, so that the browser may import it.

/** Japan knows two. */
export const graduationSeasons = ["march", "september"] as const
export type GraduationSeason = (typeof graduationSeasons)[number]

export const CLASS = /^20\d\d-(?:03|09)$/
export const isClass = (value: unknown): value is string => typeof value === "string" && CLASS.test(value)

export const seasonOf = (key: string): GraduationSeason => (key.endsWith("03") ? "march" : "september")
export const yearOf = (key: string): number => Number(key.slice(0, 4))
export const classOf = (season: GraduationSeason, year: number): string =>
  `${year}-${season === "march" ? "03" : "09"}`

/** Whoever finishes between two of them is hired with the next. */
export function classOfMonth(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number)
  if (number <= 3) return classOf("march", year)
  return number <= 9 ? classOf("september", year) : classOf("march", year + 1)
}

const CLASSES_AHEAD = 6

/** Those who finish next: what there is to choose from before anybody has written down a date. */
export function classesAhead(today: string): string[] {
  const first = classOfMonth(today.slice(0, 7))
  const years = Array.from({ length: CLASSES_AHEAD }, (_, number) => yearOf(first) + number)
  return years
    .flatMap((year) => graduationSeasons.map((season) => classOf(season, year)))
    .filter((key) => key >= first)
    .slice(0, CLASSES_AHEAD)
}

/** From April to March, called by the year in which it begins; the government's schedule goes by it. */
export const schoolYearOf = (key: string): number =>
  seasonOf(key) === "march" ? yearOf(key) - 1 : yearOf(key)

/** As a rule the day after: work begins on the first of April or October. */
export const firstDayAtWork = (key: string): string =>
  seasonOf(key) === "march" ? `${yearOf(key)}-04-01` : `${yearOf(key)}-10-01`

/**
 * Whose season it is, for somebody of whom nothing is known: those who graduate in March after next, until their formal offers; from
 * October on, the class behind them.
 */
export function classInSeason(today: string, classes: readonly string[]): string | undefined {
  const [year = 0, month = 1] = today.split("-").map(Number)
  const wanted = classOf("march", month >= 10 ? year + 2 : year + 1)
  return nearestClass(wanted, classes)
}

/** Itself where it is among them, else the one before it that is nearest, else the first. */
export function nearestClass(wanted: string, classes: readonly string[]): string | undefined {
  if (classes.includes(wanted)) return wanted
  const same = classes.filter((key) => seasonOf(key) === seasonOf(wanted)).toSorted()
  return same.findLast((key) => key <= wanted) ?? same[0] ?? classes[0]
}
