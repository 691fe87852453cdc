import { expect, test } from "vitest"
import { texts } from "./texts.ts"

const said = (words: object): string =>
  Object.values(words)
    .map((text) => (typeof text === "function" ? text("…") : text))
    .join("\n")

test("Japanese screens use the words that the products use", () => {
  expect(said(texts.ja)).toContain("サインイン")
  expect(said(texts.ja)).not.toMatch(/ログイン|ログアウト|ブラウザ(?!ー)|アカウントを作る|確かめ/)
})

test("English screens say email", () => {
  expect(said(texts.en)).toContain("email")
  expect(said(texts.en)).not.toMatch(/e-mail|\bmails?\b/i)
})
