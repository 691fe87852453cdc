import { expect, it } from "vitest"
import { readingMinutes } from "./present.ts"

it("reading time is at least a minute, at the speed of a second-language reader", () => {
  expect(readingMinutes("", "en")).toBe(1)
  expect(readingMinutes("word ".repeat(900), "en")).toBe(5)
  expect(readingMinutes("", "ja")).toBe(1)
  expect(readingMinutes("字".repeat(2_000), "ja")).toBe(5)
})

it("blank lines and spaces do not count", () => {
  expect(readingMinutes(`word${" \n".repeat(5_000)}`, "en")).toBe(1)
  expect(readingMinutes(`字${"　\n".repeat(5_000)}`, "ja")).toBe(1)
})
