import { expect, it } from "vitest"
import { subjectNouns } from "../../subjects.ts"
import { listOf } from "./choices.ts"

it("every noun that can be saved is in a list", () => {
  expect(subjectNouns.filter((noun) => listOf(noun) === undefined)).toEqual([])
})
