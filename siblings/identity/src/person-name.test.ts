import { expect, it } from "vitest"
import { cutName, lengthOf, tidyName } from "./person-name.ts"

it("a name loses invisible characters and direction overrides", () => {
  expect(tidyName(" \u202EAma\u200Bra\u0007\r\nOkafor\u3164 ")).toBe("Amara Okafor")
  expect(tidyName("\u200B\u2066")).toBe("")
})

it("a name keeps emoji, kanji variants, and the joiners of its script", () => {
  for (const name of ["Zoë 👩🏽‍🚀", "葛\u{E0100}城　さくら", "ශ්\u200Dරී"]) expect(tidyName(name)).toBe(name)
})

it("a name is counted and truncated by graphemes", () => {
  expect(lengthOf("A👨‍👩‍👧é")).toBe(3)
  expect(cutName("A👨‍👩‍👧é", 2)).toBe("A👨‍👩‍👧")
})
