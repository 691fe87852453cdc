import { withoutRuby } from "@shirube/contract/text/furigana"
import { expect, it } from "vitest"
import { parseRuby } from "./ruby.ts"

it("furigana is parsed into segments, in order", () => {
  expect(parseRuby("{内定|ないてい}の後は{入社|にゅうしゃ}")).toEqual([
    { text: "内定", reading: "ないてい", level: 3 },
    { text: "の後は", reading: null },
    { text: "入社", reading: "にゅうしゃ", level: 5 },
  ])
  expect(parseRuby("ES")).toEqual([{ text: "ES", reading: null }])
  expect(parseRuby("")).toEqual([])
})

it("removing furigana keeps the text", () => {
  expect(withoutRuby("{内定|ないてい}の後は{入社|にゅうしゃ}")).toBe("内定の後は入社")
})

it("broken markup stays plain text", () => {
  for (const text of [
    "{内定",
    "内定|ないてい}",
    "{内定}",
    "{|ないてい}",
    "{a|b|c}",
    "{a\n|b}",
    "{}",
    "{{a|b",
  ])
    expect([
      text,
      parseRuby(text)
        .map((segment) => segment.text)
        .join(""),
    ]).toEqual([text, text])
  expect(withoutRuby("{{a|b}}")).toBe("{a}")
})

it("a word with an empty reading has none", () => {
  expect(parseRuby("{内定|}が出た")).toEqual([
    { text: "内定", reading: null },
    { text: "が出た", reading: null },
  ])
  expect(withoutRuby("{内定|}が出た")).toBe("内定が出た")
})
