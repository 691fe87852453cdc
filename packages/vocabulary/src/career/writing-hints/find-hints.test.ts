import { describe, expect, it } from "vitest"
import { hintRules } from "./choices.ts"
import { findHints, hintExample } from "./find-hints.ts"
import { hintCases } from "./testing/hint-cases.ts"
import { quietCases } from "./testing/quiet-cases.ts"

const options = { limit: null, mode: "all" } as const
const shownOf = (text: string) => findHints(text, options)

describe("a hint", () => {
  const cases = hintCases.map(([rule, text, found, suggestion]) => ({ rule, text, found, suggestion }))
  it.each(cases)("$rule: $text", ({ rule, text, found, suggestion }) => {
    const hints = shownOf(text).filter((hint) => hint.rule === rule && hint.found === found)
    expect(hints.length).toBeGreaterThan(0)
    if (suggestion !== undefined) expect(hints.map((hint) => hint.suggestion)).toContain(suggestion)
  })
})

describe("no hint", () => {
  it.each(quietCases)("%s: %s", (rule, text) => {
    expect(shownOf(text).filter((hint) => hint.rule === rule)).toEqual([])
  })
})

it.each(hintRules)("the example of %s shows the rule before, and not after", (rule) => {
  const { before, after } = hintExample(rule)
  const isAboutLength = rule === "short-of-limit" || rule === "wordy"
  const found = (text: string) =>
    findHints(text, isAboutLength ? { ...options, limit: 5 } : options).filter((hint) => hint.rule === rule)
  if (rule !== "short-of-limit") expect(found(before)).not.toEqual([])
  expect(found(after)).toEqual([])
})

it.each(hintRules)("%s has cases each way", (rule) => {
  const isAboutLength = rule === "short-of-limit" || rule === "wordy"
  if (!isAboutLength) expect(hintCases.some(([of]) => of === rule)).toBe(true)
  if (rule !== "wordy") expect(quietCases.some(([of]) => of === rule)).toBe(true)
})

describe("the limit of the form", () => {
  const text = "調査を行い、原因を発見することができました。"
  const rulesOf = (limit: number | null, written = text) =>
    findHints(written, { limit, mode: "all" }).map(({ rule }) => rule)

  it("asks for shorter wording only above the limit", () => {
    expect(rulesOf(null)).not.toContain("wordy")
    expect(rulesOf(text.length)).not.toContain("wordy")
    expect(rulesOf(text.length - 1)).toContain("wordy")
  })

  it("points out a text that ends below 80% of the limit", () => {
    expect(rulesOf(text.length * 2)).toContain("short-of-limit")
    expect(rulesOf(text.length)).not.toContain("short-of-limit")
  })

  it("leaves a text alone that is still being written", () => {
    expect(rulesOf(text.length * 2, text.slice(0, -1))).not.toContain("short-of-limit")
    expect(rulesOf(text.length * 4)).not.toContain("short-of-limit")
  })
})

it("finds nothing in an empty text", () => {
  for (const text of ["", " ", "\n\n", "　"]) expect(findHints(text, { limit: 400, mode: "all" })).toEqual([])
})

it("is quiet about other languages", () => {
  for (const text of [
    "Tôi đã học tiếng Nhật ba năm, ",
    "我在日本学习了三年。",
    "저는 일본에서 공부했습니다.",
  ])
    expect(shownOf(text.repeat(20))).toEqual([])
})
