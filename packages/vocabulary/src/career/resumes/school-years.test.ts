import { describe, expect, it } from "vitest"
import { schoolSystems } from "./school-systems.ts"
import { problemsOf, type SchoolDates, usualEnd, usualSchoolYears } from "./school-years.ts"

const highSchool = (birthday: string, country: string) => {
  const years = usualSchoolYears(birthday, country)?.high_school
  return years && [years.from, years.to]
}

describe("the usual years of a high school", () => {
  it.each([
    ["Japan", "JP", "2003-04-02", ["2019-04", "2022-03"]],
    ["Japan, born on 1 April", "JP", "2003-04-01", ["2018-04", "2021-03"]],
    ["Japan, born in March", "JP", "2004-03-31", ["2019-04", "2022-03"]],
    ["China", "CN", "2003-08-31", ["2018-09", "2021-06"]],
    ["China, born in September", "CN", "2003-09-02", ["2019-09", "2022-06"]],
    ["Korea, by calendar year", "KR", "2003-12-31", ["2018-03", "2021-02"]],
    ["Viet Nam", "VN", "2003-11-20", ["2018-09", "2021-05"]],
    ["Nepal", "NP", "2003-01-15", ["2016-04", "2020-03"]],
    ["Myanmar, eleven years of school", "MM", "2003-01-15", ["2017-06", "2019-03"]],
    ["Sri Lanka, by calendar year", "LK", "2003-06-01", ["2018-01", "2021-12"]],
  ])("%s", (_, country, birthday, years) => expect(highSchool(birthday, country)).toEqual(years))

  it("follow junior high school without a gap of more than half a year", () => {
    for (const country of Object.keys(schoolSystems)) {
      const years = usualSchoolYears("2003-05-05", country)
      expect(years && years.junior_high_school.to < years.high_school.from, country).toBe(true)
    }
  })

  it("are unknown for a country that is not listed", () =>
    expect(usualSchoolYears("2003-05-05", "ZZ")).toBeUndefined())
})

describe("the usual end of a course", () => {
  it.each([
    ["a university in Japan from April", "university", "2023-04", "JP", "2027-03"],
    ["a university in Japan from October", "university", "2023-10", "JP", "2027-09"],
    ["a master's course in Japan", "master", "2025-04", "JP", "2027-03"],
    ["a university in China", "university", "2021-09", "CN", "2025-06"],
    ["a university in Korea", "university", "2021-03", "KR", "2025-02"],
    ["a university in an unlisted country", "university", "2021-02", "ZZ", "2025-01"],
    ["a vocational school in Japan", "vocational", "2024-04", null, "2026-03"],
  ] as const)("%s", (_, level, from, country, end) => expect(usualEnd(level, from, country)).toBe(end))

  it("is unknown for a language school", () =>
    expect(usualEnd("language_school", "2022-04", "JP")).toBeUndefined())
})

describe("school years that cannot be right", () => {
  const facts = { birthday: "2003-05-05", thisMonth: "2026-11" }
  const university: SchoolDates = { level: "university", from: "2022-04", to: "2026-03", ending: "graduated" }
  const found = (school: Partial<SchoolDates>) => problemsOf([{ ...university, ...school }], facts)[0]

  it.each([
    ["are not reported in an ordinary life", {}, []],
    ["end before they start", { to: "2022-03" }, ["ends_before_start"]],
    ["are too short", { to: "2022-12" }, ["too_short"]],
    ["are short, because the student left", { to: "2022-12", ending: "left" }, []],
    ["are too long", { from: "2019-04", to: "2028-05", ending: "expected" }, ["too_long"]],
    ["begin too early in life", { from: "2016-04", to: "2020-03" }, ["too_young"]],
    ["lie in the future", { to: "2027-03" }, ["graduated_in_future"]],
    ["are expected in the past", { ending: "expected" }, ["expected_in_past"]],
    ["are expected this year", { from: "2023-04", to: "2027-03", ending: "expected" }, []],
    ["are unfinished", { from: null, to: null }, []],
  ] as const)("%s", (_, school, problems) => expect(found(school)).toEqual(problems))

  it("overlap those of another school", () => {
    const master: SchoolDates = { level: "master", from: "2025-04", to: "2027-03", ending: "expected" }
    expect(problemsOf([university, master], facts)).toEqual([[], ["overlaps"]])
    expect(problemsOf([university, { ...master, from: "2026-03", to: "2028-03" }], facts)[1]).toEqual([])
    expect(
      problemsOf(
        [university, { ...master, level: "exchange", from: "2024-09", to: "2025-02", ending: "graduated" }],
        facts,
      )[1],
    ).toEqual([])
  })
})
