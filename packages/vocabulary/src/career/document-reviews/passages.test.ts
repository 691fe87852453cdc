import { describe, expect, it } from "vitest"
import { cutAt, findPassage, sentencesOf } from "./passages.ts"

const original = "私の強みは聞く力です。店で質問を書き留めました。その力を貴社で生かします。"
const passageOf = (quote: string, text = original) => {
  const start = text.indexOf(quote)
  return { start, end: start + quote.length }
}
const found = (quote: string, current: string) => {
  const place = findPassage(original, passageOf(quote), current)
  return place && [place.start, current.slice(place.start, place.end)]
}

describe("a marked passage", () => {
  it.each([
    ["stands where it stood", "聞く力", original, [5, "聞く力"]],
    ["moves with text before it", "書き留めました", `自己PR\n${original}`, [21, "書き留めました"]],
    ["moves with a removed sentence", "貴社で", original.slice(11), [17, "貴社で"]],
    ["is gone after a change", "聞く力", original.replace("聞く力", "聴く力"), undefined],
    ["is gone with the text", "聞く力", "", undefined],
  ])("%s", (_, quote, current, expected) => {
    expect(found(quote, current)).toEqual(expected)
  })

  it("is distinguished from the same words elsewhere by the text around it", () => {
    const text = "力を生かす。力を伸ばす。"
    const current = "力を見せる。力を生かす。力を伸ばす。"
    expect(findPassage(text, { start: 6, end: 8 }, current)).toEqual({ start: 12, end: 14 })
    expect(findPassage(text, { start: 0, end: 2 }, current)).toEqual({ start: 6, end: 8 })
  })

  it("of one or two characters is not found by chance", () => {
    expect(findPassage("AはBです", { start: 1, end: 2 }, "これは違う文")).toBeUndefined()
  })
})

describe("a text with marks", () => {
  it("is cut at their edges, also where they overlap", () => {
    const pieces = cutAt("abcdef", [
      { start: 1, end: 4 },
      { start: 3, end: 5 },
    ])
    expect(pieces.map(({ text, marks }) => [text, marks])).toEqual([
      ["a", []],
      ["bc", [0]],
      ["d", [0, 1]],
      ["e", [1]],
      ["f", []],
    ])
  })

  it("is one piece without marks, and none if it is empty", () => {
    expect(cutAt("abc", [])).toEqual([{ start: 0, text: "abc", marks: [] }])
    expect(cutAt("", [])).toEqual([])
  })
})

it("finds the sentences of a text", () => {
  const text = "一つ目です。「二つ目。」\n Three! four"
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "一つ目です。",
    "「二つ目。」",
    "Three!",
    "four",
  ])
})
