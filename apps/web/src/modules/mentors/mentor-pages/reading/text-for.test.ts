import { expect, test } from "vitest"
import { onlyInOther, textFor } from "./text-for.ts"

test("shows the reader's language if it is written, else the other one with its language", () => {
  const both = { en: "Hello", ja: "こんにちは" }
  expect(textFor(both, "ja")).toEqual({ language: "ja", text: "こんにちは" })
  expect(textFor({ ...both, en: null }, "en")).toEqual({ language: "ja", text: "こんにちは" })
  expect(textFor({ en: null, ja: null }, "en")).toBeUndefined()
})

test("tells once whether all or some of a page is in the other language only", () => {
  const [both, ja, none] = [
    { en: "Hello", ja: "やあ" },
    { en: null, ja: "やあ" },
    { en: null, ja: null },
  ]
  expect(onlyInOther([both, none], "en")).toBeUndefined()
  expect(onlyInOther([none], "en")).toBeUndefined()
  expect(onlyInOther([ja, none, ja], "en")).toEqual({ language: "ja", isAll: true })
  expect(onlyInOther([ja, both], "en")).toEqual({ language: "ja", isAll: false })
  expect(onlyInOther([ja, both], "ja")).toBeUndefined()
})
