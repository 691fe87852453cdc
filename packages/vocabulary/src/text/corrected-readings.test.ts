import { RUBY, type WordReading } from "@shirube/contract/text/furigana"
import { describe, expect, test } from "vitest"
import { asReading, correctReading } from "./corrected-readings.ts"

/**
 * Readings as the server returns them: every given one, and 明日, 面接 and 辛 wherever they occur outside code and
 * addresses.
 */
function readingsIn(source: string): WordReading[] {
  const given = [...source.matchAll(RUBY)].map(
    ({ 0: whole, 1: text = "", 2: reading = "", index: start }): WordReading => ({
      text,
      reading: reading || null,
      start,
      end: start + whole.length,
      by: "writer",
    }),
  )
  const usual: Readonly<Record<string, string>> = { 明日: "あした", 面接: "めんせつ", 辛: "つら" }
  const found = [...source.matchAll(/明日|面接|辛/g)].flatMap(({ 0: text, index: start }): WordReading[] => {
    const isTaken = given.some((word) => start > word.start && start < word.end)
    const isCode = (source.slice(0, start).match(/`/g)?.length ?? 0) % 2 === 1
    const isAddress = /\]\([^)]*$/.test(source.slice(0, start))
    if (isTaken || isCode || isAddress) return []
    return [{ text, reading: usual[text] ?? null, start, end: start + text.length, by: "dictionary" }]
  })
  return [...given, ...found].toSorted((a, b) => a.start - b.start)
}

interface Sentence {
  /** Index of the word. */
  readonly at?: number
  readonly isOnlyHere?: boolean
  readonly isMarkdown?: boolean
}
function corrected(
  source: string,
  reading: string | null,
  { at = 0, isOnlyHere = false, isMarkdown = true }: Sentence = {},
) {
  const readings = readingsIn(source)
  const word = readings[at]
  if (!word) throw new Error(`no such word: ${at}`)
  return correctReading(source, readings, { word, reading, isOnlyHere }, { isMarkdown })
}
const text = (...said: Parameters<typeof corrected>) => corrected(...said).text

describe("a corrected reading is written into the text", () => {
  test.each([
    ["明日です。", "{明日|あす}です。"],
    ["> 明日です。", "> {明日|あす}です。"],
    ["とても**明日**です", "とても**{明日|あす}**です"],
    ["[明日](https://a.example/明日)", "[{明日|あす}](https://a.example/明日)"],
    ["`明日` と 明日", "`明日` と {明日|あす}"],
    ["ｱｼﾀ 明日 ｶﾞ", "ｱｼﾀ {明日|あす} ｶﾞ"],
    ["👩‍🎓 明日", "👩‍🎓 {明日|あす}"],
    ["{明日|あした}", "{明日|あす}"],
    ["{明日|}", "{明日|あす}"],
    ["{明日", "{{明日|あす}"],
  ])("only at its place: %s", (source, expected) => {
    expect(text(source, "あす")).toBe(expected)
  })

  test("escaping a backslash before it", () => {
    expect(text("\\明日", "あす")).toBe("\\\\{明日|あす}")
    expect(text("\\\\明日", "あす")).toBe("\\\\{明日|あす}")
    expect(text("\\明日", "あす", { isMarkdown: false })).toBe("\\{明日|あす}")
  })

  test("or marks that the word has none", () => {
    expect(text("明日です", null)).toBe("{明日|}です")
    expect(text("{明日|あす}です", null)).toBe("{明日|}です")
  })

  test("once, because a given reading applies to the word in the whole text", () => {
    expect(text("明日と明日、面接", "あす", { at: 1 })).toBe("明日と{明日|あす}、面接")
  })

  test("replacing equal readings given before", () => {
    expect(text("{明日|あした}、{明日|みょうにち}、{明日|あした}", "あす")).toBe(
      "{明日|あす}、{明日|みょうにち}、{明日|あす}",
    )
  })

  test("or only here, keeping the readings of the other places, twice in a line too", () => {
    expect(text("明日と明日と明日", "あす", { at: 1, isOnlyHere: true })).toBe(
      "{明日|あした}と{明日|あす}と{明日|あした}",
    )
    expect(text("{明日|あす}と明日と面接", "みょうにち", { isOnlyHere: true })).toBe(
      "{明日|みょうにち}と{明日|あした}と面接",
    )
  })

  test("and the cursor keeps its place", () => {
    const source = "明日は面接、明日"
    const { text, movedPlace } = corrected(source, "あす", { at: 1 + 1, isOnlyHere: true })
    expect(text).toBe("{明日|あした}は面接、{明日|あす}")
    const where = (place: number) => text.slice(0, movedPlace(place))
    expect(where(0)).toBe("")
    expect(where(1)).toBe("{明日|あした}")
    expect(where(4)).toBe("{明日|あした}は面")
    expect(where(source.length)).toBe(text)
  })
})

describe("a reading that is typed", () => {
  test("may be in any kana", () => {
    for (const typed of ["しゅうかつ", "シュウカツ", "ｼｭｳｶﾂ", " しゅう　かつ "])
      expect(asReading(typed)).toBe("しゅうかつ")
    expect(asReading("ｶﾞｸﾁｶ")).toBe("がくちか")
    expect(asReading("コーヒー")).toBe("こーひー")
  })

  test("is rejected if it contains anything else", () => {
    for (const typed of ["", " ", "shukatsu", "就活", "しゅう}かつ", "あ|い", "a"])
      expect(asReading(typed)).toBeUndefined()
  })
})
