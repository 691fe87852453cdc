import { describe, expect, it } from "vitest"
import { type Choice, foldText, matchingChoices, namedChoice } from "./choices.ts"

const choice = (value: string, ...words: string[]): Choice => ({ value, label: words[0] ?? "", words })
const countries = [
  choice("GB", "United Kingdom", "イギリス", "UK", "英国"),
  choice("CI", "Côte d'Ivoire", "コートジボワール", "Ivory Coast"),
  choice("NE", "Niger", "ニジェール"),
  choice("DE", "Germany", "ドイツ"),
  choice("KR", "South Korea", "韓国", "かんこく"),
  choice("HK", "Hong Kong", "香港", "ほんこん"),
]
const found = (typed: string) => matchingChoices(countries, typed).map(({ value }) => value)

describe("typing part of a name", () => {
  it("finds it in either language, either kana, any width, with or without accents and punctuation", () => {
    for (const typed of ["cote d", "CÔTE", "ｃｏｔｅ", "cotedivoire", "ivory", "コート", "こーと"])
      expect([typed, found(typed)]).toEqual([typed, ["CI"]])
    for (const typed of ["韓国", "かん", "カンコ", "ｶﾝｺｸ", "korea", "south k"])
      expect([typed, found(typed)]).toEqual([typed, ["KR"]])
  })

  it("ranks prefixes first, then whole words, then other matches", () => {
    expect(found("k")).toEqual(["GB", "KR", "HK"])
    expect(found("ge")).toEqual(["DE", "NE"])
    expect(matchingChoices(countries, "ge")[0]?.value).toBe("DE")
  })

  it("distinguishes が from か, and returns everything for empty input", () => {
    expect(foldText("ガ")).not.toBe(foldText("カ"))
    expect(found("  ")).toHaveLength(countries.length)
    expect(found("atlantis")).toEqual([])
  })

  it("keeps the order of a grouped list", () => {
    const grouped = countries.map((one) => ({ ...one, group: "World" }))
    expect(matchingChoices(grouped, "ge").map(({ value }) => value)).toEqual(["NE", "DE"])
  })
})

describe("a name typed in full", () => {
  it("selects the choice", () => {
    expect(namedChoice(countries, "uk")?.value).toBe("GB")
    expect(namedChoice(countries, "ほんこん ")?.value).toBe("HK")
    expect(namedChoice(countries, "hong")).toBeUndefined()
    expect(namedChoice(countries, "")).toBeUndefined()
  })
})
