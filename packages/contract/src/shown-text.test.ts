import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Label, PersonName, tidyText } from "./shown-text.ts"

const named = (typed: string) => PersonName.safeParse(typed).data

describe("a name", () => {
  it.each([
    ["zero-width characters", "A\u200Bma\u2060ra\uFEFF", "Amara"],
    [
      "characters that turn the writing direction",
      "\u202EAmara\u202C \u2067Okafor\u2069\u200F",
      "Amara Okafor",
    ],
    ["control characters", "Ama\u0007ra\u0000\u001B[31m", "Amara[31m"],
    ["line breaks", "Amara\r\n\tOkafor\u2028", "Amara Okafor"],
    ["letters that show nothing", "Amara\u3164\u115F\uFFA0\u2800", "Amara"],
    ["a joiner between Latin letters", "Ama\u200Dra\u200C", "Amara"],
    ["half a character", "Amara\uD83D", "Amara"],
  ])("loses %s", (_, typed, kept) => expect(named(typed)).toBe(kept))

  it.each([
    ["a Japanese name with its wide space", "田中　さくら"],
    ["a kanji in a form of its own", "葛\u{E0100}城"],
    ["a family of emoji", "Amara 👩🏽‍🚀👨‍👩‍👧❤️"],
    ["a flag that is spelled out", "Amara 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"],
    ["the joiners of Persian and Sinhala", "می\u200Cرزا ශ්\u200Dරී"],
    ["accents, apostrophes and hyphens", "Ngũgĩ O’Connor-D'Souza"],
  ])("keeps %s", (_, typed) => expect(named(typed)).toBe(typed.normalize("NFC")))

  it("is written in one way, however it was typed", () => {
    expect(named("Zoe\u0308")).toBe("Zoë")
    expect(named("Zoe\u200B\u0308")).toBe("Zoë")
  })

  it.each(["", " \u200B ", "\u202E\u2066", "👩‍🚀", "123", `Z${"\u0301".repeat(40)}`])(
    "is not %j",
    (typed) => {
      expect(PersonName.safeParse(typed).success).toBe(false)
    },
  )

  it("is as long as a reader counts", () => {
    expect(named(`${"👩‍👩‍👧‍👦".repeat(79)}A`)).toBeDefined()
    expect(PersonName.safeParse("あ".repeat(81)).error?.issues[0]).toMatchObject({
      code: "too_big",
      maximum: 80,
    })
    expect(Label.safeParse("a".repeat(61)).success).toBe(false)
  })

  it("once tidy stays as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => tidyText(tidyText(typed)) === tidyText(typed)),
    )
  })
})
