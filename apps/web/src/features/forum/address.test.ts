import { describe, expect, test } from "vitest"
import { askHref, readAskSearch, withFilter } from "./address.ts"

describe("the address of a list of questions", () => {
  test("says which list, and what of it; nothing else gets in", () => {
    expect(readAskSearch({ list: "unanswered", topic: "visa", language: "vi", q: " ES ", utm: "x" })).toEqual(
      { list: "unanswered", topic: "visa", language: "vi", q: "ES" },
    )
    expect(readAskSearch({ list: "theirs", topic: "love", language: "Việt", q: " ", cursor: "<" })).toEqual(
      {},
    )
  })

  test("is the same for the newest, named or not", () => {
    expect(readAskSearch({ list: "newest" })).toEqual({})
  })

  test("is short where somebody asks", () => {
    expect(askHref(readAskSearch({ ask: "1" }))).toBe("/community/ask-senpai?ask=1")
  })

  test("begins at the top when another choice is made", () => {
    expect(withFilter({ topic: "visa", cursor: "abc" }, "topic", "offers")).toEqual({ topic: "offers" })
    expect(withFilter({ topic: "visa", list: "helpful" }, "topic", undefined)).toEqual({ list: "helpful" })
  })
})
