// What is wrong with a date typed as three numbers, and which of them to mark.
import { lastDayOf } from "@shirube/vocabulary/time/days"

export interface TypedDate {
  readonly year: string
  readonly month: string
  readonly day: string
}
export type DatePart = keyof TypedDate

export interface DateProblem {
  readonly kind: "incomplete" | "year" | "month" | "day"
  readonly parts: readonly DatePart[]
}

/** Undefined for a date that exists, and while nothing is typed. */
export function dateProblem(typed: TypedDate, isDayOptional = false): DateProblem | undefined {
  const asked: readonly DatePart[] = isDayOptional ? ["year", "month"] : ["year", "month", "day"]
  const empty = asked.filter((part) => typed[part] === "")
  if (empty.length === asked.length && typed.day === "") return undefined
  if (empty.length > 0) return { kind: "incomplete", parts: empty }
  if (!/^\d{4}$/.test(typed.year) || Number(typed.year) < 1000) return { kind: "year", parts: ["year"] }
  const month = numberIn(typed.month)
  if (month < 1 || month > 12) return { kind: "month", parts: ["month"] }
  const day = numberIn(typed.day)
  const hasDay = typed.day !== "" || !isDayOptional
  if (hasDay && (day < 1 || day > lastDayOf(Number(typed.year), month)))
    return { kind: "day", parts: ["day"] }
  return undefined
}

const numberIn = (digits: string) => (/^\d+$/.test(digits) ? Number(digits) : 0)
