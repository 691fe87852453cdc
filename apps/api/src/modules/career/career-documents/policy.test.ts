import {
  MOST_NAMED_VERSIONS,
  MOST_VERSION_BYTES,
  MOST_VERSIONS,
} from "@shirube/vocabulary/career/career-documents/choices"
import { describe, expect, it } from "vitest"
import { keepsPrevious, mayName, versionsToDrop } from "./policy.ts"

const MINUTE = 60_000
const start = new Date("2026-11-15T00:00:00Z").getTime()
const at = (minutes: number) => new Date(start + minutes * MINUTE)

describe("the previous text", () => {
  const change = { keptAt: at(0), now: at(1), charactersBefore: 200, charactersAfter: 210, isAsked: false }

  it.each([
    ["is not kept a minute after the last version", {}, false],
    ["is kept ten minutes after it", { now: at(10) }, true],
    ["is kept when that is asked for", { isAsked: true }, true],
    ["is kept when more than half of it is deleted", { charactersAfter: 99 }, true],
    ["is not kept when half of it is deleted", { charactersAfter: 100 }, false],
    ["is not kept when a short text is deleted", { charactersBefore: 99, charactersAfter: 0 }, false],
    ["is not kept when it is empty", { charactersBefore: 0, now: at(60), isAsked: true }, false],
  ])("%s", (_, more, expected) => {
    expect(keepsPrevious({ ...change, ...more })).toBe(expected)
  })
})

describe("versions above the limit", () => {
  /** Kept one after the other, as they are while someone writes. */
  function history(minutes: readonly number[], isNamed = (_: number) => false, bytes = 3_000) {
    let kept: { version: number; isNamed: boolean; savedAt: Date; bytes: number }[] = []
    for (const [index, minute] of minutes.entries()) {
      kept.push({ version: index + 1, isNamed: isNamed(index + 1), savedAt: at(minute), bytes })
      const dropped = versionsToDrop(kept, at(minute + 1))
      kept = kept.filter(({ version }) => !dropped.includes(version))
    }
    return kept
  }
  const everyTenMinutes = Array.from({ length: 500 }, (_, index) => index * 10)

  it("are none up to the limit", () => {
    expect(history(everyTenMinutes.slice(0, MOST_VERSIONS))).toHaveLength(MOST_VERSIONS)
  })

  it("are thinned out, most where the text is old", () => {
    const kept = history(everyTenMinutes)
    expect(kept).toHaveLength(MOST_VERSIONS)
    expect(kept.at(-1)?.version).toBe(500)
    const gaps = kept.slice(1).map(({ version }, index) => version - (kept[index]?.version ?? 0))
    const mean = (some: readonly number[]) => some.reduce((sum, gap) => sum + gap, 0) / some.length
    expect(mean(gaps.slice(-30))).toBeLessThan(mean(gaps.slice(0, 30)))
    expect(Math.max(...gaps)).toBeLessThan(60)
    expect(kept[0]?.version).toBe(1)
  })

  it("are never named ones while there are others", () => {
    const kept = history(everyTenMinutes, (version) => version % 10 === 0)
    expect(kept.filter(({ isNamed }) => isNamed)).toHaveLength(50)
    expect(kept).toHaveLength(MOST_VERSIONS)
  })

  it("are fewer if the texts are very long, and named ones stay", () => {
    const quarter = MOST_VERSION_BYTES / 4
    const kept = history(everyTenMinutes, (version) => version === 7, quarter)
    expect(kept).toHaveLength(4)
    expect(kept.map(({ version }) => version)).toEqual(expect.arrayContaining([1, 7, 500]))
    expect(history(everyTenMinutes, () => true, quarter)).toHaveLength(500)
  })

  it("are found even if all texts were written in one moment", () => {
    expect(history(Array.from({ length: 120 }, () => 0))).toHaveLength(MOST_VERSIONS)
  })
})

describe("a name", () => {
  const named = (count: number, bytes: number) =>
    Array.from({ length: count }, (_, version) => ({ version, isNamed: true, savedAt: at(version), bytes }))

  it.each([
    ["is possible below the limits", MOST_NAMED_VERSIONS - 1, 1_000, true],
    ["is refused when there are enough", MOST_NAMED_VERSIONS, 1_000, false],
    ["is refused when they are too long together", 4, MOST_VERSION_BYTES / 4, false],
  ])("%s", (_, count, bytes, expected) => {
    expect(mayName(named(count, bytes), { version: 99, bytes })).toBe(expected)
    // Another name for one of them.
    expect(mayName(named(count, bytes), { version: 0, bytes })).toBe(true)
  })
})
