import { describe, expect, it } from "vitest"
import { ageOn, dayText, eraYear, monthText, yearOfMonth } from "./eras.ts"

describe("the year of a day in its era", () => {
  it.each([
    ["2026-11-18", "令和8"],
    ["2020-01-01", "令和2"],
    ["2019-12-31", "令和元"],
    ["2019-05-01", "令和元"],
    ["2019-04-30", "平成31"],
    ["1989-12-31", "平成元"],
    ["1989-01-08", "平成元"],
    ["1989-01-07", "昭和64"],
    ["1926-12-25", "昭和元"],
    ["1926-12-24", "大正15"],
    ["1912-07-30", "大正元"],
    ["1912-07-29", "明治45"],
    ["1868-01-25", "明治元"],
    ["1867-12-31", "1867"],
  ])("%s is %s", (day, year) => expect(eraYear(day)).toBe(year))
})

describe("the year of a month", () => {
  it.each([
    ["2019-05", "令和元"],
    ["2019-04", "平成31"],
    ["1989-01", "平成元"],
    ["1988-12", "昭和63"],
    ["1926-12", "昭和元"],
    ["2024-02", "令和6"],
  ])("%s is %s", (month, year) => expect(yearOfMonth(month, "japanese")).toBe(year))

  it("is the Gregorian year in the Western style", () => {
    expect(yearOfMonth("2019-05", "western")).toBe("2019")
  })
})

describe("dates on a form", () => {
  it("have no leading zeros", () => {
    expect(monthText("2026-04", "western")).toBe("2026年4月")
    expect(monthText("2026-04", "japanese")).toBe("令和8年4月")
    expect(dayText("2003-04-09", "western")).toBe("2003年4月9日")
    expect(dayText("2003-04-09", "japanese")).toBe("平成15年4月9日")
  })
})

describe("age", () => {
  it.each([
    ["2003-04-09", "2026-04-08", 22],
    ["2003-04-09", "2026-04-09", 23],
    ["2004-02-29", "2025-02-28", 20],
    ["2004-02-29", "2025-03-01", 21],
  ])("of a person born on %s is on %s %i", (birthday, day, age) => expect(ageOn(birthday, day)).toBe(age))
})
