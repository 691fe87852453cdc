import { expect, test } from "vitest"
import { textFor } from "./text-for.ts"

test("shows the reader's language if it is written, else the other one with its language", () => {
  const both = { en: "Hello", ja: "こんにちは" }
  expect(textFor(both, "ja")).toEqual({ language: "ja", text: "こんにちは" })
  expect(textFor({ ...both, en: null }, "en")).toEqual({ language: "ja", text: "こんにちは" })
  expect(textFor({ en: null, ja: null }, "en")).toBeUndefined()
})
