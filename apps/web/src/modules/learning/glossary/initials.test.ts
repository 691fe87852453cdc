import { expect, test } from "vitest"
import { initialOf } from "./initials.ts"

const term = (text: string, reading: string) => ({ termRuby: [{ text, reading: null }], reading })

test("an English reader looks under the first letter, a Japanese reader under the row of the reading", () => {
  expect(initialOf(term("gakuchika", "ガクチカ"), "en")).toBe("G")
  expect(initialOf(term("36 agreement", "さぶろくきょうてい"), "en")).toBe("0–9")
  expect(initialOf(term("ガクチカ", "ガクチカ"), "ja")).toBe("か")
  expect(initialOf(term("面接", "めんせつ"), "ja")).toBe("ま")
  expect(initialOf(term("SPI", "SPI"), "ja")).toBe("A–Z")
})
