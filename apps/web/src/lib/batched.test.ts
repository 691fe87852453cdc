import { describe, expect, it } from "vitest"
import { batched } from "./batched.ts"

const lengths = (calls: string[][]) =>
  batched<string, number>(3, async (keys) => {
    calls.push([...keys])
    if (keys.includes("bad")) throw new Error("refused")
    return new Map(keys.filter((key) => key !== "unknown").map((key) => [key, key.length]))
  })

describe("questions asked in the same moment", () => {
  it("are one call, each asked once, each with its own answer", async () => {
    const calls: string[][] = []
    const ask = lengths(calls)
    expect(await Promise.all(["one", "three", "one"].map(ask))).toEqual([3, 5, 3])
    expect(calls).toEqual([["one", "three"]])
    expect(await ask("three")).toBe(5)
    expect(calls).toHaveLength(2)
  })

  it("are more calls where there are more than one call may ask", async () => {
    const calls: string[][] = []
    await Promise.all(["a", "b", "c", "d"].map(lengths(calls)))
    expect(calls).toEqual([["a", "b", "c"], ["d"]])
  })

  it("that fail, fail for those who asked; so does one without an answer", async () => {
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
