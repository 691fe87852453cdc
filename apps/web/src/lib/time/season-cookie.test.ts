import { expect, test } from "vitest"
import { ownSeasonSearch, readSeason } from "./season-cookie.ts"

const path = "/shukatsu-calendar"
const cookie = "lang=ja; season=2028-09"

test("reads a class from the cookie, or nothing", () => {
  expect(readSeason(cookie)).toBe("2028-09")
  expect(readSeason("season=2028-10")).toBeUndefined()
  expect(readSeason("season=%3Cscript%3E")).toBeUndefined()
  expect(readSeason("off-season=2028-09")).toBeUndefined()
  expect(readSeason(undefined)).toBeUndefined()
})

test("redirects only the calendar's URL without a class to the reader's own season", () => {
  expect(ownSeasonSearch({ path, search: "", cookie })).toBe("?class=2028-09")
  expect(ownSeasonSearch({ path, search: "?view=month", cookie })).toBe("?view=month&class=2028-09")
  expect(ownSeasonSearch({ path, search: "?class=2027-03", cookie })).toBeUndefined()
  expect(ownSeasonSearch({ path: `${path}/visa`, search: "", cookie })).toBeUndefined()
  expect(ownSeasonSearch({ path, search: "", cookie: "lang=ja" })).toBeUndefined()
})
