import { describe, expect, test } from "vitest"
import { askHref, readAskSearch, withFilter } from "./address.ts"

describe("the URL of a list of questions", () => {
  test("carries the list and its filters, and nothing else", () => {
    expect(readAskSearch({ list: "unanswered", topic: "visa", language: "vi", q: " ES ", utm: "x" })).toEqual(
      { list: "unanswered", topic: "visa", language: "vi", q: "ES" },
    )
    expect(readAskSearch({ list: "theirs", topic: "love", language: "Việt", q: " ", cursor: "<" })).toEqual(
      {},
    )
  })

  test("is the same for the newest list, named or not", () => {
    expect(readAskSearch({ list: "newest" })).toEqual({})
  })

  test("is short when the form is open", () => {
    expect(askHref(readAskSearch({ ask: "1" }))).toBe("/community/ask-senpai?ask=1")
  })

  test("drops the cursor when a filter changes", () => {
    expect(withFilter({ topic: "visa", cursor: "abc" }, "topic", "offers")).toEqual({ topic: "offers" })
    expect(withFilter({ topic: "visa", list: "helpful" }, "topic", undefined)).toEqual({ list: "helpful" })
  })
})
