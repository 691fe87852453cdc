// Months as `YYYY-MM` and their weeks, calculated without a clock or time zone: free of dependencies, so that
// the browser may import it.
import { addDays, daysBetween } from "../../time/days.ts"

/** `YYYY-MM` */
export const monthOf = (day: string): string => day.slice(0, 7)

const counted = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** The month this many months later, or earlier if negative. */
export function shiftMonth(month: string, by: number): string {
  const at = counted(month) + by
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`
}

export const monthsBetween = (from: string, to: string): number => counted(to) - counted(from)

export const endOfMonth = (month: string): string => addDays(`${shiftMonth(month, 1)}-01`, -1)

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** All weeks that overlap a month, each from Sunday to Saturday. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = addDays(`${month}-01`, -weekdayOf(`${month}-01`))
  const count = Math.ceil((daysBetween(first, endOfMonth(month)) + 1) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day)),
  )
}

/** Whole months since a day; a day that the month lacks counts as its last day. */
export function monthsSince(day: string, today: string): number {
  const months = monthsBetween(monthOf(day), monthOf(today))
  const last = endOfMonth(monthOf(today))
  const reached = `${monthOf(today)}-${day.slice(8)}`
  return today >= (reached > last ? last : reached) ? months : months - 1
}
