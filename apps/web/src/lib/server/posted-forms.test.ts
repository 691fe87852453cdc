import { expect, test } from "vitest"
import type { GroupRule } from "../form/rules.ts"
import { pageFormsOf, placeAfter, valuesIn } from "./posted-forms.ts"

const posts = [{ route: "POST /v1/mentors/{id}/sessions", done: "/mentors/sessions/{id}" }] as const
const formsAt = pageFormsOf([
  { path: "/mentors/profile/$id" },
  { path: "/mentors/profile/$id/request", posts },
])

test("only declared pages accept forms, with the parameters of their path", () => {
  expect(formsAt("/mentors/profile/mai/request")).toEqual({ posts, params: { id: "mai" } })
  expect(formsAt("/mentors/profile/mai")).toBeUndefined()
  expect(formsAt("/mentors/profile/mai/more/request")).toBeUndefined()
  expect(formsAt("/mentors/profile//request")).toBeUndefined()
})

const text = { is: "text" } as const
const rule: GroupRule = {
  is: "group",
  fields: {
    purpose: text,
    questions: { is: "list", of: text },
    times: { is: "list", of: text },
    confirms: { is: "any", optional: true },
    count: { is: "number" },
  },
}

test("reads lists from repeated and numbered names, without blank entries and undeclared names", () => {
  const posted = new URLSearchParams(
    "route=x&purpose=es-review&questions.0=First&questions.1=%20&questions.2=Third&times=a&times=b&confirms=true&count=3&role=editor",
  )
  expect(valuesIn(rule, posted)).toEqual({
    purpose: "es-review",
    questions: ["First", "Third"],
    times: ["a", "b"],
    confirms: true,
    count: 3,
  })
})

test("what was not posted is absent, except for lists", () => {
  expect(valuesIn(rule, new URLSearchParams())).toEqual({ questions: [], times: [] })
})

test("the next page contains values of the response, encoded", () => {
  expect(placeAfter({ done: "/mentors/sessions/{id}" }, { id: "a/b" })).toBe("/mentors/sessions/a%2Fb")
})
