import { expect, test } from "vitest"
import { ageProblems, weekdayProblems } from "./dates-in-texts.ts"

test.each([
  "by Friday 29 January 2027 at the counter",
  "31 January 2027 is a Sunday",
  "on Friday 29 January",
  "2027年1月31日は日曜日です",
  "12月6日（日）",
])("a date with its weekday passes: %s", (text) => {
  expect(weekdayProblems("a.md", text)).toEqual([])
})

test.each([
  "Friday 31 January 2027",
  "29 January 2027 is a Sunday",
  "2027年1月30日は日曜日です",
  "1月5日（金）",
])("reports another weekday: %s", (text) => {
  expect(weekdayProblems("a.md", text)).toEqual([
    `a.md: "${text.replace(/曜日です$/, "曜日")}" has another weekday`,
  ])
})

test("a page that was last looked at more than two years before the newest one is reported", () => {
  const files = new Map([
    ["a.json", '"checked_on": "2026-11-15"'],
    ["b.ts", 'checkedOn: "2024-11-14"'],
    ["c.json", '"checked_on": "2024-11-15"'],
  ])
  expect(ageProblems(files)).toEqual(["b.ts: last checked on 2024-11-14, more than 2 years ago"])
})
