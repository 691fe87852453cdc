import { describe, expect, it } from "vitest"
import { createWindows } from "./limits.ts"

const limit = { points: 2, seconds: 60 }

describe("counting calls per caller", () => {
  it("allows a number of calls, returns how long to wait, and resets after that", () => {
    let now = 0
    const windows = createWindows(10, () => now)
    const take = (caller: string) => windows.take(caller, limit)
    expect([take("a"), take("a"), take("b")]).toEqual([0, 0, 0])
    now = 20_000
    expect([take("a"), take("b")]).toEqual([40_000, 0])
    now = 60_000
    expect(take("a")).toBe(0)
  })

  it("remembers a limited number of callers and drops the oldest first", () => {
    const windows = createWindows(1_000)
    for (let i = 0; i < 50_000; i++) windows.take(`address ${i}`, limit)
    expect(windows.size()).toBe(1_000)
    for (let i = 0; i < 2; i++) windows.take("address 49999", limit)
    expect(windows.take("address 49999", limit)).toBeGreaterThan(0)
    expect(windows.take("address 0", limit)).toBe(0)
  })
})
