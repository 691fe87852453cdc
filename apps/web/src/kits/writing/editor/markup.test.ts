import { expect, test } from "vitest"
import { headingPlaces, markupOf } from "./markup.ts"

const kindOf = (line: string) => markupOf(line, 0).kind

test("knows the lines that are not paragraphs", () => {
  expect(
    [
      "## いつ",
      "### 詳しく",
      ":::template メール",
      ":::",
      "> words",
      "- item",
      "2. item",
      "| a | b |",
      "@shared fees",
      "@shared",
      ":::other",
      "text",
    ].map(kindOf),
  ).toEqual([
    "heading",
    "subheading",
    "box",
    "boxEnd",
    "quote",
    "item",
    "item",
    "table",
    "shared",
    undefined,
    undefined,
    undefined,
  ])
})

test("finds furigana, also in a table, with the place of the reading", () => {
  const line = "{就活|しゅうかつ}と{払\\|はら}う"
  expect(markupOf(line, 100).ruby).toEqual([
    { from: 100, to: 110, base: "就活", reading: "しゅうかつ", readingFrom: 104 },
    { from: 111, to: 118, base: "払", reading: "はら", readingFrom: 115 },
  ])
  expect(line.slice(15, 17)).toBe("はら")
})

test("marks bold words, links and terms, and their signs", () => {
  const line = "**be** [site](https://a.example) [[entry\\|エントリー]] *so*"
  expect(markupOf(line, 0).spans.map(({ from, to, kind }) => [kind, line.slice(from, to)])).toEqual([
    ["bold", "**be**"],
    ["sign", "**"],
    ["sign", "**"],
    ["link", "[site]"],
    ["address", "(https://a.example)"],
    ["term", "[[entry\\|エントリー]]"],
    ["emphasis", "*so*"],
  ])
})

test("finds the headings of a text", () => {
  expect(headingPlaces("one\n\n## two\n\nthree\n### four\n#five")).toEqual([5, 19])
})
