import { expect, test } from "vitest"
import type { PrintProblem } from "../queries.ts"
import { problemPart, problemStep, problemsAt } from "./problems.ts"

const tooLong = (field: string): PrintProblem => ({ kind: "too_long", field, excess: 1, unit: "lines" })

test("a problem is shown in the step that has its field", () => {
  const steps = [
    "name_kana",
    "home.address",
    "history",
    "jobs.0.employer",
    "licences",
    "appeal",
    "wishes",
  ].map((field) => problemStep(tooLong(field)))
  expect(steps).toEqual(["person", "person", "schools", "jobs", "licences", "texts", "texts"])
})

test("a field finds its problem under the API's name", () => {
  const problems = [tooLong("self_pr"), tooLong("jobs.0.employer_en"), tooLong("wishes")]
  expect(problemsAt(problems, "selfPr")).toEqual([problems[0]])
  expect(problemsAt(problems, "jobs.0.employerEn")).toEqual([problems[1]])
  expect(problemsAt(problems, "motivation")).toEqual([])
})

test("a problem names the part of the form", () => {
  expect(
    ["name_native", "home.kana", "motivation", "summary_en"].map((field) => problemPart(tooLong(field))),
  ).toEqual(["name", "home", "appeal", "other"])
})
