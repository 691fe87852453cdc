import { expect, it } from "vitest"
import { listOf } from "./saved-choices.ts"
import { thingNouns } from "./things.ts"

it("whatever can be saved is found in a list", () => {
  expect(thingNouns.filter((noun) => listOf(noun) === undefined)).toEqual([])
})
