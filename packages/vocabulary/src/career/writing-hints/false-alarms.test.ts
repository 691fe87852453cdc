import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { hintRules } from "./choices.ts"
import { countCharacters } from "./count-characters.ts"
import { findHints } from "./find-hints.ts"
import { falseAlarms, missed } from "./testing/judgements.ts"
import { paragraphs } from "./testing/paragraphs.ts"

const found = Object.entries(paragraphs).flatMap(([paragraph, text]) =>
  findHints(text, { limit: null, mode: "all" }).map((hint) => ({ paragraph, ...hint })),
)
const isFound = ([paragraph, rule, passage]: (typeof falseAlarms)[number]) =>
  found.some((hint) => hint.paragraph === paragraph && hint.rule === rule && hint.found === passage)

it("the paragraphs are as long as answers on a form", () => {
  expect(Object.keys(paragraphs)).toHaveLength(30)
  for (const text of Object.values(paragraphs)) {
    expect(countCharacters(text, "all")).toBeGreaterThanOrEqual(200)
    expect(countCharacters(text, "all")).toBeLessThanOrEqual(400)
  }
})

it("the judgements are about passages of the paragraphs", () => {
  for (const judgement of falseAlarms) expect(isFound(judgement)).toBe(true)
  for (const judgement of missed) {
    expect(paragraphs[judgement[0]]).toContain(judgement[2])
    expect(isFound(judgement)).toBe(false)
  }
})

it("the figures in the decision are those of the paragraphs", () => {
  const decision = new URL("../../../../../docs/decisions/0130-writing-hints.md", import.meta.url)
  const rows = [
    ...readFileSync(decision, "utf8").matchAll(/^\| `([\w-]+)` \|.*\| (\d+) \| (\d+) \| (\d+) \|$/gm),
  ]
  const written = Object.fromEntries(rows.map(([, rule, ...figures]) => [rule, figures.map(Number)]))
  const count = (list: readonly { readonly rule: string }[], rule: string) =>
    list.filter((each) => each.rule === rule).length
  const asHints = (list: typeof falseAlarms) => list.map(([, rule]) => ({ rule }))
  const counted = Object.fromEntries(
    hintRules
      .filter((rule) => !rule.startsWith("english-"))
      .map((rule) => [
        rule,
        [count(found, rule), count(asHints(falseAlarms), rule), count(asHints(missed), rule)],
      ]),
  )
  expect(written).toEqual(counted)
})
