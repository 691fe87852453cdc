import { describe, expect, it } from "vitest"
import { nameQuery, nameTokens } from "./exact-names.ts"
import { type Knowledge, readQuestion, synonymForms } from "./question.ts"

const groups = [
  ["visa", "{在留資格|ざいりゅうしかく}"],
  ["CV", "rirekisho", "{履歴書|りれきしょ}"],
]
const known: Knowledge = {
  synonyms: new Map(
    groups.flatMap((terms) => terms.flatMap((term) => synonymForms(term).map((form) => [form, terms]))),
  ),
  words: new Set(["変更"]),
  readings: new Set(),
}
const names = (words: string) => nameQuery(readQuestion(words, known)) ?? ""
const isFoundBy = (name: string, words: string) =>
  nameTokens([name]).some((token) => names(words).includes(`'${token}'`))

describe("an item is found by its whole name", () => {
  it("in any spelling, and by each of the names before and in brackets", () => {
    for (const words of ["rirekisho", "CV", "履歴書", "りれきしょ"])
      expect(isFoundBy("{履歴書|りれきしょ}", words), words).toBe(true)
    expect(isFoundBy("entry sheet (ES)", "es")).toBe(true)
    expect(isFoundBy("entry sheet (ES)", "entry sheets")).toBe(true)
  })

  it("also if its parts have synonyms", () => {
    expect(isFoundBy("{在留資格変更|ざいりゅうしかくへんこう}", "visa 変更")).toBe(true)
    expect(isFoundBy("CV format", "rirekisho format")).toBe(true)
  })

  it("not by a part of it, nor by more than it", () => {
    expect(isFoundBy("entry sheet", "entry")).toBe(false)
    expect(isFoundBy("visa", "visa refused")).toBe(false)
  })

  it("a long question is no name, and the number of names is limited", () => {
    expect(nameQuery(readQuestion("how long does a change of visa take in spring", known))).toBeUndefined()
    expect(nameQuery([])).toBeUndefined()
    const many = {
      typed: "x",
      alternatives: Array.from({ length: 50 }, (_, i) => [`x${i}`]),
      writings: [],
      isPlainWord: false,
    }
    expect(nameQuery([many, many, many])?.split(" | ")).toHaveLength(60)
  })
})
