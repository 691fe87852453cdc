// Years as Japanese forms write them: 2026年 or 令和8年. A month in which an era changed belongs to the new era,
// because the day is unknown.
import { lastDayOf } from "../../time/days.ts"
import type { YearStyle } from "./choices.ts"

/** First days, newest first. Japan has used the Gregorian calendar since 1873. */
const eras = [
  { name: "令和", from: "2019-05-01" },
  { name: "平成", from: "1989-01-08" },
  { name: "昭和", from: "1926-12-25" },
  { name: "大正", from: "1912-07-30" },
  { name: "明治", from: "1868-01-25" },
] as const

/** The year of a day in its era: `令和8`, `平成元`. The Gregorian year before 1868. */
export function eraYear(day: string): string {
  const era = eras.find(({ from }) => day >= from)
  const year = Number(day.slice(0, 4))
  if (!era) return String(year)
  const count = year - Number(era.from.slice(0, 4)) + 1
  return `${era.name}${count === 1 ? "元" : count}`
}

const lastDay = (month: string) =>
  `${month}-${lastDayOf(Number(month.slice(0, 4)), Number(month.slice(5, 7)))}`

/** `2026` or `令和8`, of a month such as `2026-04`. */
export const yearOfMonth = (month: string, style: YearStyle): string =>
  style === "japanese" ? eraYear(lastDay(month)) : String(Number(month.slice(0, 4)))

/** `2026年4月` or `令和8年4月`. */
export const monthText = (month: string, style: YearStyle): string =>
  `${yearOfMonth(month, style)}年${Number(month.slice(5, 7))}月`

/** `2026年4月1日` or `令和8年4月1日`. */
export const dayText = (day: string, style: YearStyle): string =>
  `${style === "japanese" ? eraYear(day) : Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`

/** Age in full years. A person born on 29 February becomes older on 1 March in other years. */
export const ageOn = (birthday: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)) - (day.slice(5) < birthday.slice(5) ? 1 : 0)
