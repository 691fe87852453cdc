import fc from "fast-check"
import { expect, test } from "vitest"
import { counterpart } from "./reading-place.ts"

test("finds the same block in a section of the same length", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), (blocks, any) => {
      const block = any % blocks
      expect(counterpart(block, blocks, blocks)).toBe(block)
    }),
  )
})

test("finds a proportional block in a longer or shorter section, keeping first, last and order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 50 }), fc.integer({ min: 1, max: 50 }), (of, among) => {
      const found = Array.from({ length: of }, (_, block) => counterpart(block, of, among))
      expect([found[0], found.at(-1)]).toEqual([0, among - 1])
      expect([...found].sort((a, b) => a - b)).toEqual(found)
      expect(Math.max(...found)).toBeLessThan(among)
    }),
  )
})
