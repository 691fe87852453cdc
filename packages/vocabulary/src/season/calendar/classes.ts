// A class is the students who graduate in the same month, `2028-03` or `2028-09`. Free of dependencies, so
// that the browser may import it.

/** Graduation happens twice a year in Japan. */
export const graduationSeasons = ["march", "september"] as const
export type GraduationSeason = (typeof graduationSeasons)[number]

export const CLASS = /^20\d\d-(?:03|09)$/
export const isClass = (value: unknown): value is string => typeof value === "string" && CLASS.test(value)

export const seasonOf = (key: string): GraduationSeason => (key.endsWith("03") ? "march" : "september")
export const yearOf = (key: string): number => Number(key.slice(0, 4))
export const classOf = (season: GraduationSeason, year: number): string =>
  `${year}-${season === "march" ? "03" : "09"}`

/** A student who finishes between two graduations is hired with the next class. */
export function classOfMonth(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number)
  if (number <= 3) return classOf("march", year)
  return number <= 9 ? classOf("september", year) : classOf("march", year + 1)
}

const CLASSES_AHEAD = 6

/** The next classes to graduate, offered before any dates have been entered. */
export function classesAhead(today: string): string[] {
  const first = classOfMonth(today.slice(0, 7))
  const years = Array.from({ length: CLASSES_AHEAD }, (_, number) => yearOf(first) + number)
  return years
    .flatMap((year) => graduationSeasons.map((season) => classOf(season, year)))
    .filter((key) => key >= first)
    .slice(0, CLASSES_AHEAD)
}

/** From April to March, named after the year in which it begins, as in the government's schedule. */
export const schoolYearOf = (key: string): number =>
  seasonOf(key) === "march" ? yearOf(key) - 1 : yearOf(key)

/** Usually the day after the class ends: work begins on the first of April or October. */
export const firstDayAtWork = (key: string): string =>
  seasonOf(key) === "march" ? `${yearOf(key)}-04-01` : `${yearOf(key)}-10-01`

/**
 * The default class for a visitor who has not chosen one: the class of next March until September, and from
 * October, when its formal offers are made, the class a year later.
 */
export function classInSeason(today: string, classes: readonly string[]): string | undefined {
  const [year = 0, month = 1] = today.split("-").map(Number)
  const wanted = classOf("march", month >= 10 ? year + 2 : year + 1)
  return nearestClass(wanted, classes)
}

/** The class itself if it is listed, else the nearest earlier one, else the first. */
export function nearestClass(wanted: string, classes: readonly string[]): string | undefined {
  if (classes.includes(wanted)) return wanted
  const same = classes.filter((key) => seasonOf(key) === seasonOf(wanted)).toSorted()
  return same.findLast((key) => key <= wanted) ?? same[0] ?? classes[0]
}
