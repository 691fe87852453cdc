import { expect, test } from "vitest"
import { texts } from "./texts.ts"

const allText = (words: object): string =>
  Object.values(words)
    .map((text) => (typeof text === "function" ? text("…") : text))
    .join("\n")

test("Japanese screens use the same terms as the products", () => {
  expect(allText(texts.ja)).toContain("サインイン")
  expect(allText(texts.ja)).not.toMatch(/ログイン|ログアウト|ブラウザ(?!ー)|アカウントを作る|確かめ/)
})

test("English screens say email", () => {
  expect(allText(texts.en)).toContain("email")
  expect(allText(texts.en)).not.toMatch(/e-mail|\bmails?\b/i)
})
