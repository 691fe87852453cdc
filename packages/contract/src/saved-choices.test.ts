import { expect, it } from "vitest"
import { listOf } from "./saved-choices.ts"
import { thingNouns } from "./things.ts"

it("every noun that can be saved is in a list", () => {
  expect(thingNouns.filter((noun) => listOf(noun) === undefined)).toEqual([])
})
