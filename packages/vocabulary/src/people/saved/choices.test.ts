import { expect, it } from "vitest"
import { thingNouns } from "../../things.ts"
import { listOf } from "./choices.ts"

it("every noun that can be saved is in a list", () => {
  expect(thingNouns.filter((noun) => listOf(noun) === undefined)).toEqual([])
})
