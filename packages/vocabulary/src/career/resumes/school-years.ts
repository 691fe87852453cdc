// 入学・卒業 years: what they usually are, and what cannot be right.
import type { EducationEnding, SchoolLevel } from "./choices.ts"
import { type SchoolSystem, schoolSystems } from "./school-systems.ts"

const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, "0")}`
const counted = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

export interface SchoolYears {
  readonly from: string
  readonly to: string
}

/** The first month of primary school. In Japan, someone born on 1 April is in the class of those born in March. */
function firstYear(birthday: string, { begins, age, cutOff }: SchoolSystem): number {
  const [year = 0, month = 1, day = 1] = birthday.split("-").map(Number)
  const isOldEnough = cutOff !== undefined || month < begins || (month === begins && day === 1)
  return year + age + (isOldEnough ? 0 : 1)
}

/** The last month of a school that begins in this year and takes this long. */
const endOf = ({ begins, ends }: SchoolSystem, year: number, years: number) =>
  monthOf(year + years - (ends > begins ? 1 : 0), ends)

/** Usual years of junior high school and high school; undefined for a country that is not listed. */
export function usualSchoolYears(
  birthday: string,
  country: string,
): Readonly<Record<"junior_high_school" | "high_school", SchoolYears>> | undefined {
  const system = schoolSystems[country]
  if (!system) return undefined
  const [primary, lower, upper] = system.years
  const lowerFrom = firstYear(birthday, system) + primary
  const upperFrom = lowerFrom + lower
  return {
    junior_high_school: {
      from: monthOf(lowerFrom, system.begins),
      to: endOf(system, lowerFrom, lower),
    },
    high_school: { from: monthOf(upperFrom, system.begins), to: endOf(system, upperFrom, upper) },
  }
}

interface Length {
  /** Usual length in years; undefined where there is none. */
  readonly usual?: number
  /** Shortest and longest, in months. */
  readonly least: number
  readonly most: number
}

const lengths: Readonly<Record<SchoolLevel, Length>> = {
  junior_high_school: { usual: 3, least: 18, most: 72 },
  high_school: { usual: 3, least: 18, most: 72 },
  language_school: { least: 2, most: 30 },
  vocational: { usual: 2, least: 6, most: 60 },
  technical_college: { usual: 5, least: 18, most: 96 },
  junior_college: { usual: 2, least: 18, most: 60 },
  university: { usual: 4, least: 18, most: 108 },
  exchange: { least: 1, most: 26 },
  research: { least: 1, most: 30 },
  master: { usual: 2, least: 9, most: 60 },
  doctor: { usual: 3, least: 18, most: 120 },
}

const JAPAN = "JP"

/** The usual last month of a course that began in this month. In Japan, a course that begins in autumn ends in autumn. */
export function usualEnd(level: SchoolLevel, from: string, country: string | null): string | undefined {
  const years = lengths[level].usual
  if (years === undefined) return undefined
  const system = schoolSystems[country ?? JAPAN]
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  if (system && Math.abs(month - system.begins) <= 1) return endOf({ ...system, begins: month }, year, years)
  const end = counted(from) + years * 12 - 1
  return monthOf(Math.floor(end / 12), (end % 12) + 1)
}

export const schoolProblems = [
  "ends_before_start",
  "too_short",
  "too_long",
  "too_young",
  "graduated_in_future",
  "expected_in_past",
  "overlaps",
] as const
export type SchoolProblem = (typeof schoolProblems)[number]

export interface SchoolDates {
  readonly level: SchoolLevel | null
  readonly from: string | null
  readonly to: string | null
  readonly ending: EducationEnding
}

/** Full years at which a level begins at the earliest. */
const youngest: Partial<Record<SchoolLevel, number>> = {
  junior_high_school: 9,
  high_school: 12,
  junior_college: 15,
  technical_college: 14,
  university: 15,
  master: 18,
  doctor: 19,
}
/** Attended beside another school. */
const besideOthers: readonly (SchoolLevel | null)[] = ["exchange", "language_school", null]
/** Graduation and entry may fall into each other's months. */
const SAME_MONTHS = 2

interface Facts {
  readonly birthday: string | null
  /** YYYY-MM */
  readonly thisMonth: string
}

/** For each school, what cannot be right or is so rare that it deserves a second look. */
export function problemsOf(
  schools: readonly SchoolDates[],
  { birthday, thisMonth }: Facts,
): readonly (readonly SchoolProblem[])[] {
  return schools.map((school, place) => {
    const { level, from, to, ending } = school
    const found: SchoolProblem[] = []
    if (to !== null && ending === "graduated" && to > thisMonth) found.push("graduated_in_future")
    if (to !== null && ending === "expected" && to < thisMonth) found.push("expected_in_past")
    if (from === null) return found
    const age = birthday === null ? undefined : (counted(from) - counted(birthday)) / 12
    const earliest = level === null ? undefined : youngest[level]
    if (age !== undefined && age < (earliest ?? 0)) found.push("too_young")
    if (to === null) return found
    const months = counted(to) - counted(from) + 1
    if (months < 1) return [...found, "ends_before_start"]
    if (level !== null && ending !== "left" && months < lengths[level].least) found.push("too_short")
    if (level !== null && months > lengths[level].most) found.push("too_long")
    if (!besideOthers.includes(level) && schools.some((other, at) => at < place && overlap(other, from, to)))
      found.push("overlaps")
    return found
  })
}

const overlap = ({ level, from, to }: SchoolDates, first: string, last: string): boolean =>
  from !== null &&
  to !== null &&
  !besideOthers.includes(level) &&
  Math.min(counted(to), counted(last)) - Math.max(counted(from), counted(first)) >= SAME_MONTHS
