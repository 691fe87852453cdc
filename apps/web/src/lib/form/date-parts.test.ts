import { expect, test } from "vitest"
import { dateProblem } from "./date-parts.ts"

const typed = (year: string, month: string, day: string) => ({ year, month, day })

test("a date that does not exist names the part that is wrong", () => {
  expect(dateProblem(typed("2004", "2", "31"))).toEqual({ kind: "day", parts: ["day"] })
  expect(dateProblem(typed("2027", "2", "29"))).toEqual({ kind: "day", parts: ["day"] })
  expect(dateProblem(typed("2004", "4", "0"))).toEqual({ kind: "day", parts: ["day"] })
  expect(dateProblem(typed("2004", "13", "1"))).toEqual({ kind: "month", parts: ["month"] })
  expect(dateProblem(typed("2004", "x", "1"))).toEqual({ kind: "month", parts: ["month"] })
  expect(dateProblem(typed("04", "4", "1"))).toEqual({ kind: "year", parts: ["year"] })
})

test("a part that is missing is marked", () => {
  expect(dateProblem(typed("2004", "", ""))).toEqual({ kind: "incomplete", parts: ["month", "day"] })
  expect(dateProblem(typed("2004", "4", ""), true)).toBeUndefined()
  expect(dateProblem(typed("2004", "", ""), true)).toEqual({ kind: "incomplete", parts: ["month"] })
  expect(dateProblem(typed("", "", "5"), true)).toEqual({ kind: "incomplete", parts: ["year", "month"] })
})

test("a date that exists and an empty field have no problem", () => {
  expect(dateProblem(typed("2028", "2", "29"))).toBeUndefined()
  expect(dateProblem(typed("2004", "04", "01"))).toBeUndefined()
  expect(dateProblem(typed("", "", ""))).toBeUndefined()
})
