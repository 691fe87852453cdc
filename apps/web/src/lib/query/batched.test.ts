import { describe, expect, it } from "vitest"
import { batched } from "../query/personal.ts"

const lengths = (calls: string[][]) =>
  batched<string, number>(3, async (keys) => {
    calls.push([...keys])
    if (keys.includes("bad")) throw new Error("refused")
    return new Map(keys.filter((key) => key !== "unknown").map((key) => [key, key.length]))
  })

describe("lookups made within a moment", () => {
  it("become one call without duplicates, each with its own result", async () => {
    const calls: string[][] = []
    const ask = lengths(calls)
    expect(await Promise.all(["one", "three", "one"].map(ask))).toEqual([3, 5, 3])
    expect(calls).toEqual([["one", "three"]])
    expect(await ask("three")).toBe(5)
    expect(calls).toHaveLength(2)
  })

  it("are split into calls of the maximum size", async () => {
    const calls: string[][] = []
    await Promise.all(["a", "b", "c", "d"].map(lengths(calls)))
    expect(calls).toEqual([["a", "b", "c"], ["d"]])
  })

  it("reject for their callers if the call fails or has no result for them", async () => {
    const ask = lengths([])
    const outcomes = await Promise.allSettled(["a", "bad", "b", "unknown", "c"].map(ask))
    expect(outcomes.map(({ status }) => status)).toEqual([
      "rejected",
      "rejected",
      "rejected",
      "rejected",
      "fulfilled",
    ])
  })
})
