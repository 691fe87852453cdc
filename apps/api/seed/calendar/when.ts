// Dates per class. A season is computed from the school year in which a class finishes: the year before it is
// the base.
import { schoolYearOf, seasonOf } from "@shirube/vocabulary/season/calendar/classes"
import { endOfMonth, shiftMonth, weekdayOf } from "@shirube/vocabulary/season/calendar/months"
import { addDays } from "@shirube/vocabulary/time/days"
import { type Holiday, type HolidayName, nationalHolidays } from "@shirube/vocabulary/time/office-days"
import { type SeededEntry, seededClasses } from "./shape.ts"

type Dates = SeededEntry["dates"]
/** 1 to 12 in the base year, from 13 in the next year, and so on. */
type MonthNumber = number

const monthOf = (base: number, number: MonthNumber) => shiftMonth(`${base}-01`, number - 1)
const baseOf = (key: string) => schoolYearOf(key) - 1

interface Only {
  readonly season?: "march" | "september"
}

/** Approximate, for every class: whole months, as our editors plan. */
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

/** A day that the government sets per school year; if it is not announced yet, the previous year's. */
export const governmentDay = (number: MonthNumber): Dates =>
  seededClasses.map((key) => ({
    class: key,
    startsOn: `${monthOf(baseOf(key), number)}-01`,
    ...(schoolYearOf(key) > LAST_ANNOUNCED ? { isExpected: true as const } : {}),
  }))

/** A period, in months of the season; `isExpected` from the class `expectedFrom` on. */
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

/** The first Sunday of a month, used for July and December. */
export const firstSunday = (month: string) => addDays(`${month}-01`, (7 - weekdayOf(`${month}-01`)) % 7)

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
  between: { en: "Holiday between two holidays", ja: "国民の休日" },
} as const satisfies Record<HolidayName, { en: string; ja: string }>

/** The equinoxes are shown once the official gazette has announced them, on 1 February of the previous year. */
const LAST_YEAR_WITH_EQUINOXES = 2027
const isAnnounced = ({ day, name }: Holiday) =>
  (name !== "spring" && name !== "autumn") || Number(day.slice(0, 4)) <= LAST_YEAR_WITH_EQUINOXES

export const holidaysOf = (year: number): Dates =>
  nationalHolidays(year)
    .filter(isAnnounced)
    .map(({ day, name }) => ({ class: null, startsOn: day, label: holidayNames[name] }))
