import { expect, test } from "vitest"
import { readTipSearch, tipHref, tipsHref } from "./address.ts"

test("keeps known parameters and drops the rest", () => {
  const senpai = "1b4e28ba-2fa1-41d2-883f-0016d3cca427"
  expect(readTipSearch({ topic: "visa", senpai, cursor: "abc", page: "2" })).toEqual({
    topic: "visa",
    senpai,
    cursor: "abc",
  })
  expect(readTipSearch({ topic: "cooking", senpai: "linh", cursor: "a b" })).toEqual({})
})

test("keeps the topic in the URL of a tip found through it", () => {
  expect(tipsHref({ topic: "visa" })).toBe("/learning/senpai-tips?topic=visa")
  expect(tipHref("bring-two-pens", { topic: "visa" })).toBe("/learning/senpai-tips/bring-two-pens?topic=visa")
  expect(tipHref("bring-two-pens")).toBe("/learning/senpai-tips/bring-two-pens")
})
