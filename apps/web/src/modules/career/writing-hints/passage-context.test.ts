import type { Hint } from "@shirube/vocabulary/career/writing-hints/choices"
import { findHints } from "@shirube/vocabulary/career/writing-hints/find-hints"
import { expect, test } from "vitest"
import { contextOf, placeIn } from "./passage-context.ts"

const hintOf = (text: string, found: string): Hint => ({
  rule: "spoken-word",
  start: text.indexOf(found),
  end: text.indexOf(found) + found.length,
  found,
})

test("shows a few characters beside the passage", () => {
  const text = "私は三年間、駅前の小さな居酒屋でバイトをしながら、大学で物流を学びました。"
  expect(contextOf(text, hintOf(text, "バイト"))).toEqual({
    before: "…間、駅前の小さな居酒屋で",
    found: "バイト",
    after: "をしながら、大学で物流を…",
  })
})

test("stays on the line of the passage", () => {
  const text = "一行目です。\nバイト\n三行目です。"
  expect(contextOf(text, hintOf(text, "バイト"))).toEqual({ before: "", found: "バイト", after: "" })
})

test("shows the two ends of a long sentence, and splits no character", () => {
  const text = `${"𠮷".repeat(60)}。`
  const [hint] = findHints(`${"𠮷".repeat(61)}は。`, { limit: null, mode: "all" })
  expect(hint?.rule).toBe("long-sentence")
  const { found } = contextOf(text, hintOf(text, "𠮷".repeat(60)))
  expect(found).toMatch(/^𠮷{11}…𠮷{6}$/u)
})

test("finds the passage again after an edit before it", () => {
  const text = "私はバイトをしました。"
  expect(placeIn(`大学で、${text}`, hintOf(text, "バイト"))).toEqual([6, 9])
  expect(placeIn("私はアルバ", hintOf(text, "バイト"))).toBeUndefined()
})
