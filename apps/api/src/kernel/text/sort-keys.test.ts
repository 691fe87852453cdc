import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { keyBetween, keyOfMoment, numberedKey } from "./sort-keys.ts"

describe("sort keys of a manual order", () => {
  it("can always be inserted between two, before the first and after the last", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1_000 }), { minLength: 1, maxLength: 60 }), (moves) => {
        const keys: string[] = []
        for (const move of moves) {
          const at = move % (keys.length + 1)
          keys.splice(at, 0, keyBetween(keys[at - 1] ?? null, keys[at] ?? null))
        }
        expect(keys.toSorted()).toEqual(keys)
        expect(new Set(keys).size).toBe(keys.length)
        expect(keys.filter((key) => key.endsWith("0"))).toEqual([])
      }),
    )
  })

  it("put the newest first, and before all numbered keys", () => {
    const [early, late] = [new Date("2026-11-15T00:00:00Z"), new Date("2026-11-15T00:00:01Z")]
    expect(keyOfMoment(late, "article:a") < keyOfMoment(early, "article:a")).toBe(true)
    expect(keyOfMoment(late, "article:a")).not.toBe(keyOfMoment(late, "article:b"))
    expect(keyOfMoment(new Date(0), "article:a") < numberedKey(1)).toBe(true)
    expect(numberedKey(9) < numberedKey(10)).toBe(true)
  })

  it("throw between two that are in the wrong order", () => {
    expect(() => keyBetween("8", "8")).toThrow(RangeError)
  })
})
