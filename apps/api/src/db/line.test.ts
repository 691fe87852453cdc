import { setTimeout as delay } from "node:timers/promises"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createLine, LineStoodStill } from "./line.ts"

describe("a line", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }))
  afterEach(() => void vi.useRealTimers())

  /** How it ended for each who came, in order of their ends. */
  function comers(line: ReturnType<typeof createLine>, names: readonly string[]): string[] {
    const ends: string[] = []
    for (const name of names)
      line.enter().then(
        () => ends.push(name),
        (reason) => ends.push(`${name} ${reason instanceof LineStoodStill ? "sent away" : "?"}`),
      )
    return ends
  }

  it("lets in as many as there are places, and the others in the order in which they came", async () => {
    const line = createLine(2, 1_000)
    const ends = comers(line, ["a", "b", "c", "d"])
    await vi.advanceTimersByTimeAsync(10)
    expect(ends).toEqual(["a", "b"])
    line.leave(true)
    line.leave(true)
    await vi.advanceTimersByTimeAsync(10)
    expect(ends).toEqual(["a", "b", "c", "d"])
  })

  it("is waited in for as long as it moves", async () => {
    const line = createLine(1, 1_000)
    const names = Array.from({ length: 12 }, (_, i) => `${i}`)
    const ends = comers(line, names)
    for (let i = 1; i < names.length; i++) {
      await vi.advanceTimersByTimeAsync(900)
      line.leave(true)
    }
    await vi.advanceTimersByTimeAsync(0)
    expect(ends).toEqual(names)
  })

  it("sends away who has waited while nothing moved, and not who has just come", async () => {
    const line = createLine(1, 1_000)
    const early = comers(line, ["a", "b", "c"])
    await vi.advanceTimersByTimeAsync(800)
    const late = comers(line, ["d"])
    await vi.advanceTimersByTimeAsync(300)
    expect([early, late]).toEqual([["a", "b sent away", "c sent away"], []])
    line.leave(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(late).toEqual(["d"])
  })

  it("does not take for a move that somebody failed", async () => {
    const line = createLine(1, 1_000)
    const ends = comers(line, ["a", "b", "c"])
    await vi.advanceTimersByTimeAsync(900)
    line.leave(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(ends).toEqual(["a", "b", "c sent away"])
  })

  it("has its places back when everybody has left", async () => {
    vi.useRealTimers()
    const line = createLine(1, 20)
    await line.enter()
    line.leave(true)
    await delay(30)
    await line.enter()
    await expect(line.enter()).rejects.toThrow(LineStoodStill)
  })
})
