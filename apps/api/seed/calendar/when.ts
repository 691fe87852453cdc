// When things are, for each class. A season is reckoned from the school year in which a class finishes: the year before it is the base.
import { schoolYearOf, seasonOf } from "@shirube/contract/calendar/classes"
import { endOfMonth, turnedMonth, weekdayOf } from "@shirube/contract/calendar/months"
import { addDays } from "@shirube/contract/days"
import { type SeededEntry, seededClasses } from "./shape.ts"

type Dates = SeededEntry["dates"]
/** Of the base year from 1 to 12, of the year after it from 13, and so on. */
type MonthNumber = number

const monthOf = (base: number, number: MonthNumber) => turnedMonth(`${base}-01`, number - 1)
const baseOf = (key: string) => schoolYearOf(key) - 1

interface Only {
  readonly season?: "march" | "september"
}

/** About then, for every class: whole months, our editors' plan. */
export const months = (from: MonthNumber, until: MonthNumber, { season }: Only = {}): Dates =>
  seededClasses
    .filter((key) => season === undefined || seasonOf(key) === season)
    .map((key) => ({
      class: key,
      startsOn: `${monthOf(baseOf(key), from)}-01`,
      endsOn: endOfMonth(monthOf(baseOf(key), until)),
      precision: "month",
    }))

/** The last school year whose dates the government has announced (on 26 December 2025). */
const LAST_ANNOUNCED = 2027

/** A day that the government sets for a school year; where it has not yet, the one of the year before. */
export const governmentDay = (number: MonthNumber): Dates =>
  seededClasses.map((key) => ({
    class: key,
    startsOn: `${monthOf(baseOf(key), number)}-01`,
    ...(schoolYearOf(key) > LAST_ANNOUNCED ? { isExpected: true as const } : {}),
  }))

/** From one day to another, in months of the season; expected from a class on. */
export const period = (
  [fromMonth, fromDay]: readonly [MonthNumber, string],
  untilMonth: MonthNumber,
  { season, expectedFrom }: Only & { readonly expectedFrom?: string } = {},
): Dates =>
  seededClasses
    .filter((key) => season === undefined || seasonOf(key) === season)
    .map((key) => ({
      class: key,
      startsOn: `${monthOf(baseOf(key), fromMonth)}-${fromDay}`,
      endsOn: endOfMonth(monthOf(baseOf(key), untilMonth)),
      ...(expectedFrom !== undefined && key >= expectedFrom ? { isExpected: true as const } : {}),
    }))

/** One day of the season. */
export const dayIn = (number: MonthNumber, day: string, { season }: Only = {}): Dates =>
  seededClasses
    .filter((key) => season === undefined || seasonOf(key) === season)
    .map((key) => ({ class: key, startsOn: `${monthOf(baseOf(key), number)}-${day}` }))

/** The first Sunday of July and December. */
export const firstSunday = (month: string) => addDays(`${month}-01`, (7 - weekdayOf(`${month}-01`)) % 7)

const nthMonday = (month: string, nth: number) =>
  addDays(`${month}-01`, ((8 - weekdayOf(`${month}-01`)) % 7) + (nth - 1) * 7)

const holidayNames = {
  newYear: { en: "New Year’s Day", ja: "元日" },
  adults: { en: "Coming of Age Day", ja: "成人の日" },
  foundation: { en: "National Foundation Day", ja: "建国記念の日" },
  emperor: { en: "The Emperor’s Birthday", ja: "天皇誕生日" },
  spring: { en: "Vernal Equinox Day", ja: "春分の日" },
  showa: { en: "Showa Day", ja: "昭和の日" },
  constitution: { en: "Constitution Memorial Day", ja: "憲法記念日" },
  greenery: { en: "Greenery Day", ja: "みどりの日" },
  children: { en: "Children’s Day", ja: "こどもの日" },
  sea: { en: "Marine Day", ja: "海の日" },
  mountain: { en: "Mountain Day", ja: "山の日" },
  aged: { en: "Respect for the Aged Day", ja: "敬老の日" },
  autumn: { en: "Autumnal Equinox Day", ja: "秋分の日" },
  sports: { en: "Sports Day", ja: "スポーツの日" },
  culture: { en: "Culture Day", ja: "文化の日" },
  labour: { en: "Labour Thanksgiving Day", ja: "勤労感謝の日" },
  substitute: { en: "Substitute holiday", ja: "休日" },
} as const
type HolidayName = keyof typeof holidayNames

/** Those of the two equinoxes are announced on 1 February of the year before, in the official gazette. */
const equinoxes: Readonly<Record<number, readonly [string, string]>> = { 2027: ["2027-03-21", "2027-09-23"] }

/** By the Act on National Holidays. A holiday on a Sunday moves to the next day that is none (article 3). */
export function holidaysOf(year: number): Dates {
  const [spring, autumn] = equinoxes[year] ?? []
  const named: [string, HolidayName][] = [
    [`${year}-01-01`, "newYear"],
    [nthMonday(`${year}-01`, 2), "adults"],
    [`${year}-02-11`, "foundation"],
    [`${year}-02-23`, "emperor"],
    ...(spring ? [[spring, "spring"] satisfies [string, HolidayName]] : []),
    [`${year}-04-29`, "showa"],
    [`${year}-05-03`, "constitution"],
    [`${year}-05-04`, "greenery"],
    [`${year}-05-05`, "children"],
    [nthMonday(`${year}-07`, 3), "sea"],
    [`${year}-08-11`, "mountain"],
    [nthMonday(`${year}-09`, 3), "aged"],
    ...(autumn ? [[autumn, "autumn"] satisfies [string, HolidayName]] : []),
    [nthMonday(`${year}-10`, 2), "sports"],
    [`${year}-11-03`, "culture"],
    [`${year}-11-23`, "labour"],
  ]
  const days = new Set(named.map(([day]) => day))
  const moved = named
    .filter(([day]) => weekdayOf(day) === 0)
    .map(([day]): [string, HolidayName] => [nextFree(day, days), "substitute"])
  return [...named, ...moved].map(([startsOn, name]) => ({
    class: null,
    startsOn,
    label: holidayNames[name],
  }))
}

function nextFree(day: string, taken: ReadonlySet<string>): string {
  const next = addDays(day, 1)
  return taken.has(next) ? nextFree(next, taken) : next
}
