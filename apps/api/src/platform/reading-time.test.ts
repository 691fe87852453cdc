import { expect, it } from "vitest"
import { readingMinutes } from "./reading-time.ts"

it("reading takes a minute at least, then as long as a second-language reader needs", () => {
  expect(readingMinutes("", "en")).toBe(1)
  expect(readingMinutes("word ".repeat(900), "en")).toBe(5)
  expect(readingMinutes("", "ja")).toBe(1)
  expect(readingMinutes("字".repeat(2_000), "ja")).toBe(5)
})

it("blank lines and spaces take no time", () => {
  expect(readingMinutes(`word${" \n".repeat(5_000)}`, "en")).toBe(1)
  expect(readingMinutes(`字${"　\n".repeat(5_000)}`, "ja")).toBe(1)
})
