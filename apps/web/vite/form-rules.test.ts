// Pages validate before sending, by rules made from the contract's schemas: they may accept more than the
// API, never less.

import { routes } from "@shirube/contract/registry.gen"
import { type FieldProblem, fieldText } from "@shirube/vocabulary/http/field-problems"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { z } from "zod"
import { snakeKey, snakeKeys } from "../src/lib/api/key-case.ts"
import { type GroupRule, problemsIn, type Rule } from "../src/lib/form/rules.ts"
import { groupOf, rulesOfAll } from "./form-rules.ts"

const asksNothing = () => false

test("a rule matches its schema, in the web's key case", () => {
  const schema = z.object({
    full_name: z.string().trim().min(1).max(80),
    email: z.email().max(254),
    level: z.enum(["n2", "n3"]).optional(),
    graduates_in: z.int().min(2000).max(2100),
    links: z.array(z.object({ address: z.url().max(500) })).max(3),
    bio: z.string().max(400).optional(),
  })
  const { fields } = groupOf(schema)
  expect(fields).toMatchObject({
    fullName: { is: "text", least: 1, most: 80, blank: true },
    email: { is: "text", most: 254, email: true },
    level: { is: "text", choices: ["n2", "n3"], optional: true },
    graduatesIn: { is: "number", least: 2000, most: 2100 },
    links: { is: "list", most: 3, of: { is: "group", fields: { address: { is: "text", most: 500 } } } },
    bio: { is: "text", most: 400, empty: true, optional: true },
  })
})

test("accepts capitals in a text that the API converts to lower case", () => {
  const schema = z.object({
    id: z
      .string()
      .toLowerCase()
      .regex(/^[a-z]+$/),
  })
  expect(problemsIn(groupOf(schema), { id: "ABC" }, asksNothing).size).toBe(0)
})

/** Nested lists are short: a whole course has thousands of values. */
const LONGEST = [12, 4, 2]

/** Values near the limits of a rule, and far from them. */
function valuesNear(rule: Rule, depth = 0): fc.Arbitrary<unknown> {
  switch (rule.is) {
    case "text":
      return fc.oneof(
        fc.constantFrom("", " ", "a", "linh@waseda.jp", "linh@home", "0", ...(rule.choices ?? [])),
        fc.string({ maxLength: 40, unit: "grapheme" }),
        fc.constantFrom(rule.least ?? 0, (rule.most ?? 99) + 1, rule.most ?? 99).map((n) => "a".repeat(n)),
        fc.constant("𠮷".repeat(rule.most ?? 99)),
        fc.constant(undefined),
      )
    case "number":
      return fc.oneof(fc.integer(), fc.constantFrom(rule.least, rule.most, undefined))
    case "list":
      return fc.array(valuesNear(rule.of, depth + 1), {
        maxLength: Math.min(LONGEST[depth] ?? 1, (rule.most ?? 10) + 1),
      })
    case "group":
      return fc.record(
        Object.fromEntries(
          Object.entries(rule.fields).map(([name, inner]) => [name, valuesNear(inner, depth)]),
        ),
      )
    case "any":
      return fc.constant(undefined)
  }
}

describe("the rules of", () => {
  const all = rulesOfAll(routes)
  for (const route of routes) {
    if (!("body" in route)) continue
    const { body }: { body: z.ZodObject } = route
    const name = `${route.method.toUpperCase()} ${route.path}`
    test(`${name} refuse nothing that the API accepts`, () => {
      const rule = all[name] as GroupRule
      fc.assert(
        fc.property(valuesNear(rule), (values) => {
          const found = [...problemsIn(rule, values, asksNothing).keys()]
          const issues = body.safeParse(snakeKeys(values)).error?.issues ?? []
          const refused = issues.map(({ path }) => path.join("."))
          // For a list that is too long the API reports only that.
          const isRefused = (path: string) => refused.some((each) => `${path}.`.startsWith(`${each}.`))
          expect(found.map(snakeKey).filter((path) => !isRefused(path))).toEqual([])
        }),
        { numRuns: 60 },
      )
    })
  }
})

test("every problem has a message in both languages", () => {
  const problems: FieldProblem[] = [
    { kind: "missing" },
    { kind: "too-few", least: 2 },
    { kind: "too-long", most: 60 },
    { kind: "not-offered", choices: ["n2", "n3"] },
  ]
  expect(problems.map((problem) => fieldText(problem, "en"))).toEqual([
    "Please fill this in.",
    "Please add at least 2.",
    "Please use at most 60 characters.",
    "Please choose one of: n2, n3.",
  ])
  for (const problem of problems) expect(fieldText(problem, "ja")).toMatch(/ください/)
})
