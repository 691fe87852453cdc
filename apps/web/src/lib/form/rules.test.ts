import { describe, expect, test } from "vitest"
import { bodyOf, type GroupRule, problemsIn } from "./rules.ts"

const story: GroupRule = {
  is: "group",
  fields: {
    title: { is: "text", least: 1, most: 10, blank: true },
    email: { is: "text", pattern: "^[a-z]+@[a-z]+$", email: true, optional: true },
    note: { is: "text", most: 5, empty: true, optional: true },
    level: { is: "text", choices: ["n2", "n3"] },
    year: { is: "number", least: 2000, most: 2030, optional: true },
    steps: {
      is: "list",
      least: 1,
      most: 2,
      of: { is: "group", fields: { name: { is: "text", least: 1 } } },
    },
    credential: { is: "any" },
  },
}
const good = { title: "Kobe", level: "n3", steps: [{ name: "ask" }] }
const wrong = (change: object, asked: readonly string[] = []) =>
  Object.fromEntries(problemsIn(story, { ...good, ...change }, (path) => asked.includes(path)))

describe("client-side validation", () => {
  test("accepts what the contract accepts", () => {
    expect(wrong({})).toEqual({})
    expect(wrong({ email: "", note: "", year: undefined })).toEqual({})
  })
  test("reports missing values, including white space", () => {
    expect(wrong({ title: "", level: undefined })).toEqual({
      title: { kind: "missing" },
      level: { kind: "missing" },
    })
    expect(wrong({ title: " 　" })).toEqual({ title: { kind: "missing" } })
  })
  test("reports values that the form requires though the contract does not", () => {
    expect(wrong({ email: "" }, ["email"])).toEqual({ email: { kind: "missing" } })
  })
  test("reports values that are too long, too large or malformed", () => {
    expect(wrong({ title: "Sannomiya, Kobe", email: "linh", year: 1999, level: "n9" })).toEqual({
      title: { kind: "too-long", most: 10 },
      email: { kind: "not-an-email" },
      year: { kind: "too-small", least: 2000 },
      level: { kind: "not-offered", choices: ["n2", "n3"] },
    })
  })
  test("checks every row of a list and their number", () => {
    expect(wrong({ steps: [{ name: "ask" }, { name: "" }] })).toEqual({ "steps.1.name": { kind: "missing" } })
    expect(wrong({ steps: [] })).toEqual({ steps: { kind: "too-few", least: 1 } })
    expect(wrong({ steps: Array.from({ length: 3 }, () => ({ name: "x" })) })).toEqual({
      steps: { kind: "too-many", most: 2 },
    })
  })
})

test("omits empty optional values, but sends a text that may be empty", () => {
  expect(bodyOf(story, { ...good, email: "", note: "", year: undefined })).toEqual({ ...good, note: "" })
})
