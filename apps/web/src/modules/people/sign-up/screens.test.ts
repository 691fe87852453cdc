import { screensOf, signUpPaths } from "@shirube/vocabulary/identity/accounts/sign-up-steps"
import { expect, test } from "vitest"
import { nextPathOf } from "./screens.ts"

const steps = signUpPaths.student.map(({ path, isRequired }) => ({ path, isRequired, isDone: false }))
const with2Done = steps.map((step) => ({ ...step, isDone: step.path === "/sign-up/select-university/2" }))

test("region, university and course are one screen, done when all three are", () => {
  expect(screensOf(steps).filter(({ isRequired }) => isRequired)).toHaveLength(5)
  const place = (of: typeof steps) =>
    screensOf(of).find(({ path }) => path === "/sign-up/select-university/1")
  expect(place(with2Done)?.isDone).toBe(false)
  expect(place(steps.map((step) => ({ ...step, isDone: true })))?.isDone).toBe(true)
})

test("the next screen follows the whole screen, and a single step is followed by the next step", () => {
  expect(nextPathOf(steps, "/sign-up/select-university/1")).toBe("/sign-up/university-info")
  expect(nextPathOf(steps, "/sign-up/select-university/2")).toBe("/sign-up/select-university/3")
  expect(nextPathOf(steps, "/sign-up/basic-info/3")).toBe("/sign-up/select-university/1")
  expect(nextPathOf(steps, "/sign-up/connect-jportmatch")).toBeUndefined()
})
