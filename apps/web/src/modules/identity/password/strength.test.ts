import { expect, test } from "vitest"
import { hintOf } from "./new-password-field.tsx"

const hint = (password: string) => hintOf(password).hint

test("judges a password by its length, not its kinds of characters", () => {
  expect(hint("kotatsu")).toBe("short")
  expect(hint("kotatsu mikan yuki")).toBe("fine")
  expect(hint("こたつとみかんとゆき")).toBe("fine")
})
test("counts graphemes once and full-width letters as plain ones", () => {
  expect(hintOf("👍👍👍").length).toBe(3)
  expect(hint("ｐａｓｓｗｏｒｄ１２３")).toBe("common")
})
test("refuses a few repeated characters", () => {
  expect(hint("abababababab")).toBe("repeated")
  expect(hint("aaaaaaaaaaaa")).toBe("repeated")
})
test("refuses common passwords", () => {
  expect(hint("Password2026!")).toBe("common")
  expect(hint("1234567890")).toBe("common")
  expect(hint("qwertyuiop99")).toBe("common")
})
test("refuses the name of the site", () => {
  expect(hint("my shirube word")).toBe("product")
  expect(hint("しるべのことばたち")).toBe("short")
  expect(hint("しるべのことばたちと山")).toBe("product")
})
