import fc from "fast-check"
import { expect, it } from "vitest"
import { BLOCK, blocksOf, slotsOf } from "./policy.ts"

/** As PostgreSQL writes what it has read. */
const written = (hex: string) =>
  [...hex.slice(1)].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0")).join("")

it("slots are found again in their blocks", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(5 * BLOCK)), (slots) => {
      const found = blocksOf(slots).flatMap(({ block, bits }) => slotsOf({ block, bits: written(bits) }))
      expect(found.toSorted((a, b) => a - b)).toEqual(slots.toSorted((a, b) => a - b))
    }),
  )
})

it("the first slot is the first bit of the first block", () => {
  const [first, second] = blocksOf([0, BLOCK + 9])
  expect(first).toMatchObject({ block: 0, bits: expect.stringMatching(/^x80+$/) })
  expect(second).toMatchObject({ block: 1, bits: expect.stringMatching(/^x0040+$/) })
})
