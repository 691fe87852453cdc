import { expect, test } from "vitest"
import type { Job } from "../content.ts"
import { reviewedField, reviewedStep } from "./reviewed-fields.ts"

const jobs = [{ id: "bakery" }, { id: "kitchen" }] as unknown as readonly Job[]

test("a comment on a text leads to its field", () => {
  expect(reviewedField({ jobs }, "self-pr")).toBe("selfPr")
  expect(reviewedStep("selfPr")).toBe("texts")
})

test("a comment on a job follows the job when it is moved", () => {
  expect(reviewedField({ jobs }, "duties-kitchen")).toBe("jobs.1.duties")
  expect(reviewedField({ jobs: jobs.toReversed() }, "results-kitchen")).toBe("jobs.0.results")
  expect(reviewedStep("jobs.0.results")).toBe("jobs")
})

test("a comment on a deleted job leads nowhere", () => {
  expect(reviewedField({ jobs: [] }, "duties-kitchen")).toBeUndefined()
})
