// Days on which public offices are closed, immigration among them: weekends, national holidays, and 29
// December to 3 January (Act on Holidays of Administrative Organs, article 1). Pure, and used by the browser
// too.
import { weekdayOf } from "../season/calendar/months.ts"
import { addDays, type Day } from "./days.ts"

export type HolidayName =
  | "newYear"
  | "adults"
  | "foundation"
  | "emperor"
  | "spring"
  | "showa"
  | "constitution"
  | "greenery"
  | "children"
  | "sea"
  | "mountain"
  | "aged"
  | "autumn"
  | "sports"
  | "culture"
  | "labour"
  | "substitute"
  | "between"

export interface Holiday {
  readonly day: Day
  readonly name: HolidayName
}

const nthMonday = (month: string, nth: number) =>
  addDays(`${month}-01`, ((8 - weekdayOf(`${month}-01`)) % 7) + (nth - 1) * 7)

/** The usual approximation, valid from 1980 to 2099; the gazette announces the day in February of the year before. */
const equinox = (year: number, offset: number) =>
  Math.floor(offset + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4)

/** By the Act on National Holidays: article 2, then what article 3 adds. */
export function nationalHolidays(year: number): Holiday[] {
  const named: Holiday[] = [
    { day: `${year}-01-01`, name: "newYear" },
    { day: nthMonday(`${year}-01`, 2), name: "adults" },
    { day: `${year}-02-11`, name: "foundation" },
    { day: `${year}-02-23`, name: "emperor" },
    { day: `${year}-03-${equinox(year, 20.8431)}`, name: "spring" },
    { day: `${year}-04-29`, name: "showa" },
    { day: `${year}-05-03`, name: "constitution" },
    { day: `${year}-05-04`, name: "greenery" },
    { day: `${year}-05-05`, name: "children" },
    { day: nthMonday(`${year}-07`, 3), name: "sea" },
    { day: `${year}-08-11`, name: "mountain" },
    { day: nthMonday(`${year}-09`, 3), name: "aged" },
    { day: `${year}-09-${equinox(year, 23.2488)}`, name: "autumn" },
    { day: nthMonday(`${year}-10`, 2), name: "sports" },
    { day: `${year}-11-03`, name: "culture" },
    { day: `${year}-11-23`, name: "labour" },
  ]
  const days = new Set(named.map(({ day }) => day))
  const substitutes = named
    .filter(({ day }) => weekdayOf(day) === 0)
    .map(({ day }): Holiday => ({ day: nextFree(day, days), name: "substitute" }))
  const between = named
    .map(({ day }) => addDays(day, 1))
    .filter((day) => !days.has(day) && days.has(addDays(day, 1)) && weekdayOf(day) !== 0)
    .map((day): Holiday => ({ day, name: "between" }))
  return [...named, ...substitutes, ...between]
}

function nextFree(day: Day, taken: ReadonlySet<Day>): Day {
  const next = addDays(day, 1)
  return taken.has(next) ? nextFree(next, taken) : next
}

export function isOfficeClosed(day: Day): boolean {
  const weekday = weekdayOf(day)
  const date = day.slice(5)
  return (
    weekday === 0 ||
    weekday === 6 ||
    date >= "12-29" ||
    date <= "01-03" ||
    nationalHolidays(Number(day.slice(0, 4))).some((holiday) => holiday.day === day)
  )
}

/** The day itself, or the last day before it on which offices are open. */
export const lastOpenDay = (day: Day): Day => (isOfficeClosed(day) ? lastOpenDay(addDays(day, -1)) : day)
