import { setTimeout as delay } from "node:timers/promises"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createFairQueue, QueueStalled } from "./fair-queue.ts"

describe("a queue for a limited number of places", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }))
  afterEach(() => void vi.useRealTimers())

  /** The outcome for each caller, in the order in which they were settled. */
  function outcomesOf(line: ReturnType<typeof createFairQueue>, names: readonly string[]): string[] {
    const ends: string[] = []
    for (const name of names)
      line.enter().then(
        () => ends.push(name),
        (reason) => ends.push(`${name} ${reason instanceof QueueStalled ? "rejected" : "?"}`),
      )
    return ends
  }

  it("admits as many callers as there are places, and the others in order of arrival", async () => {
    const line = createFairQueue(2, 1_000)
    const ends = outcomesOf(line, ["a", "b", "c", "d"])
    await vi.advanceTimersByTimeAsync(10)
    expect(ends).toEqual(["a", "b"])
    line.leave(true)
    line.leave(true)
    await vi.advanceTimersByTimeAsync(10)
    expect(ends).toEqual(["a", "b", "c", "d"])
  })

  it("keeps callers waiting for as long as it moves", async () => {
    const line = createFairQueue(1, 1_000)
    const names = Array.from({ length: 12 }, (_, i) => `${i}`)
    const ends = outcomesOf(line, names)
    for (let i = 1; i < names.length; i++) {
      await vi.advanceTimersByTimeAsync(900)
      line.leave(true)
    }
    await vi.advanceTimersByTimeAsync(0)
    expect(ends).toEqual(names)
  })

  it("rejects callers who waited while nothing moved, and not a caller who has just arrived", async () => {
    const line = createFairQueue(1, 1_000)
    const early = outcomesOf(line, ["a", "b", "c"])
    await vi.advanceTimersByTimeAsync(800)
    const late = outcomesOf(line, ["d"])
    await vi.advanceTimersByTimeAsync(300)
    expect([early, late]).toEqual([["a", "b rejected", "c rejected"], []])
    line.leave(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(late).toEqual(["d"])
  })

  it("does not count a failed caller as movement", async () => {
    const line = createFairQueue(1, 1_000)
    const ends = outcomesOf(line, ["a", "b", "c"])
    await vi.advanceTimersByTimeAsync(900)
    line.leave(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(ends).toEqual(["a", "b", "c rejected"])
  })

  it("frees its places once every caller has left", async () => {
    vi.useRealTimers()
    const line = createFairQueue(1, 20)
    await line.enter()
    line.leave(true)
    await delay(30)
    await line.enter()
    await expect(line.enter()).rejects.toThrow(QueueStalled)
  })
})
