import { expect, test } from "vitest"
import { linkedText } from "./mailbox-page.tsx"

const links = (text: string) => linkedText(text).flatMap(({ href }) => href ?? [])

test("keeps all of the text", () => {
  const text = "Open https://a.example/x?y=1 now.\nOr http://b.example/."
  expect(
    linkedText(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text)
})
test("ends a URL before the punctuation of its sentence", () => {
  expect(links("See https://a.example/reset/abc-_1. Bye")).toEqual(["https://a.example/reset/abc-_1"])
  expect(links("こちら（https://a.example/x）を開く。https://b.example/y。")).toEqual([
    "https://a.example/x",
    "https://b.example/y",
  ])
})
test("keeps text without a URL in one piece", () => {
  expect(linkedText("Hello")).toEqual([{ at: 0, text: "Hello" }])
  expect(linkedText("")).toEqual([])
})
