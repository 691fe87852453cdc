import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CardName, DisplayName, fullWidthKana, KanaName, plainLatin } from "./person-names.ts"

const card = (typed: string) => CardName.safeParse(typed).data
const kana = (typed: string) => KanaName.safeParse(typed).data
const display = (typed: string) => DisplayName.safeParse(typed).data

// spec: membership.names
describe("a name on the residence card", () => {
  it.each([
    ["one letter", "O", "O"],
    ["a name in capitals", "NGUYEN THI", "NGUYEN THI"],
    ["a name as its owner writes it", "de la Cruz", "de la Cruz"],
    ["accents", "Lê Đức José Müller Åse", "Le Duc Jose Muller Ase"],
    ["letters that do not decompose", "Straße Łukasz Søren Þór", "Strasse Lukasz Soren THor"],
    ["a typographer's apostrophe and hyphen", "O’Connor‐D´Souza", "O'Connor-D'Souza"],
    ["full-width letters", "ＡＭＡＲＡ　ＯＫＡＦＯＲ", "AMARA OKAFOR"],
    ["doubled spaces", "  Amara   Okafor ", "Amara Okafor"],
    ["a hundred letters", "a".repeat(100), "a".repeat(100)],
    ["a hundred letters with combining accents", "e\u0301".repeat(100), "e".repeat(100)],
  ])("accepts %s", (_, typed, kept) => expect(card(typed)).toBe(kept))

  it.each([
    ["nothing", ""],
    ["white space", " \u3000 "],
    ["kanji", "陳"],
    ["kana", "チン"],
    ["Cyrillic", "Анна"],
    ["an emoji", "🙂"],
    ["digits", "Amara 2"],
    ["punctuation only", "'-'"],
    ["a comma", "Okafor, Amara"],
    ["a hundred and one letters", "a".repeat(101)],
  ])("rejects %s", (_, typed) => expect(CardName.safeParse(typed).success).toBe(false))

  it("stays unchanged once normalised", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        (typed) => plainLatin(plainLatin(typed)) === plainLatin(typed),
      ),
    )
  })
})

describe("the reading of a name", () => {
  it.each([
    ["full-width katakana", "オカフォー", "オカフォー"],
    ["half-width katakana", "ｵｶﾌｫｰ ｱﾏﾗ", "オカフォー アマラ"],
    ["hiragana", "おかふぉー", "オカフォー"],
    ["several words", "デ・ラ・クルス", "デ・ラ・クルス"],
    ["a wide space", "グエン　ヴァン", "グエン ヴァン"],
  ])("accepts %s", (_, typed, kept) => expect(kana(typed)).toBe(kept))

  it.each(["", "Amara", "陳", "ー・", "🙂", "ア".repeat(101)])("rejects %j", (typed) =>
    expect(KanaName.safeParse(typed).success).toBe(false),
  )

  it("stays unchanged once full-width", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        (typed) => fullWidthKana(fullWidthKana(typed)) === fullWidthKana(typed),
      ),
    )
  })
})

// spec: membership.names
describe("the name that others see", () => {
  it.each(["A", "陳 宇航", "Lê Minh Anh", "Amara 🌸", "あ".repeat(40), "👩‍👩‍👧‍👦".repeat(39).concat("A")])(
    "accepts %j",
    (typed) => expect(display(typed)).toBe(typed),
  )

  it("loses invisible characters and direction overrides", () =>
    expect(display("\u202EAmara\u2066\u0007\u200B")).toBe("Amara"))

  it.each(["", " ", "🙂", "🙂🎉", "123", "あ".repeat(41), "\u202E\u2066"])("rejects %j", (typed) =>
    expect(DisplayName.safeParse(typed).success).toBe(false),
  )

  it.each([
    "Shirube",
    "SHIRUBE team",
    "S h i r u b e",
    "Ｓｈｉｒｕｂｅ",
    "Sh1rube",
    "Shіrubе",
    "Shírübé",
    "しるべ",
    "シルベ公式",
    "ｼﾙﾍﾞ",
    "編集部",
    "しるべ編集部",
    "運営スタッフ",
    "Editorial Team",
  ])("cannot imitate the team: %j", (typed) => expect(DisplayName.safeParse(typed).success).toBe(false))
})
