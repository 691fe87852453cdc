import { expect, test } from "vitest"
import { sentenceProblems, wordProblems } from "./words.ts"

const problems = (text: string, file = "apps/api/src/a.ts") => wordProblems(file, text)

test.each([
  ["// Whoever asks again is told no more.", 2],
  ["/** Nobody else sees it. */", 1],
  ["const letGoOfFiles = 1", 1],
  ["const asNobody = 1", 1],
  ["interface Whole {}", 1],
  ["// It is not due any more.", 1],
  ["const holdRow = 1", 1],
  ["limiter.giveBack()", 1],
])("reports %s", (text, count) => {
  expect(problems(text)).toHaveLength(count)
})

test("names file, line, word and what to write", () => {
  expect(problems("const a = 1\n// Made anew.")).toEqual(['apps/api/src/a.ts:2: "anew"; write: again'])
})

test.each([
  'const text = "Nobody else sees it."',
  "const text = `Whoever stands in line`",
  "// The stored value `nobody`.",
  "expect(text).toMatch(/nobody was told/)",
  "const wholeNumber = 1",
  "// Not any more than ten.",
  "const held = isHolding",
])("allows %s", (text) => {
  expect(problems(text)).toEqual([])
})

test("reads titles of tests, and no other string of them", () => {
  const text = 'it("tells nobody", () => { expect(1).toBe("nobody") })\ntest.each([])("goes on with %s", run)'
  expect(problems(text, "apps/api/src/a.test.ts")).toHaveLength(2)
})

test("the documentation uses the same words, outside of code and quotations", () => {
  const markdown = "Whoever reads it.\n\n```\n// whoever\n```\nThe value `nobody`, and “in vain”."
  expect(sentenceProblems("docs/a.md", markdown)).toEqual([expect.stringContaining('docs/a.md:1: "Whoever"')])
})
