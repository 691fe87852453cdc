import { describe, expect, test } from "vitest"
import { eased, type Stage, scrollToElement } from "./smooth-scroll.ts"

function aStage(over: Partial<Stage> = {}) {
  const seen: { at: number; top: number }[] = []
  let now = 0
  let top = 200
  const stage: Stage = {
    scrollY: () => top,
    scrollTo: (next) => {
      top = next
      seen.push({ at: now, top })
    },
    maxScrollY: () => 10_000,
    prefersReducedMotion: () => false,
    now: () => now,
    nextFrame: (work) =>
      queueMicrotask(() => {
        now += 50
        work()
      }),
    ...over,
  }
  return { stage, seen }
}

/** A minimal element to scroll to. */
function anElement(viewportTop: number) {
  const attributes = new Map<string, string>()
  const element = {
    tabIndex: -1,
    hasFocus: false,
    getBoundingClientRect: () => ({ top: viewportTop }),
    hasAttribute: (name: string) => attributes.has(name),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
    addEventListener: () => {},
    focus: () => {
      element.hasFocus = true
    },
    attributes,
  }
  return element as typeof element & HTMLElement
}

describe("smooth scrolling", () => {
  // spec: 9.smooth-scroll
  test("takes 700 ms and ends 100 px above the element", async () => {
    const { stage, seen } = aStage()
    await scrollToElement(anElement(1000), stage)
    expect(seen.at(-1)).toEqual({ at: 700, top: 1100 })
    expect(seen.length).toBe(14)
  })
  test("stops at the ends of the page", async () => {
    const up = aStage()
    await scrollToElement(anElement(-190), up.stage)
    expect(up.seen.at(-1)?.top).toBe(0)
    const down = aStage({ maxScrollY: () => 600 })
    await scrollToElement(anElement(5000), down.stage)
    expect(down.seen.at(-1)?.top).toBe(600)
  })
  test("jumps if the reader prefers reduced motion", async () => {
    const { stage, seen } = aStage({ prefersReducedMotion: () => true })
    await scrollToElement(anElement(1000), stage)
    expect(seen).toEqual([{ at: 0, top: 1100 }])
  })
  test("moves focus too", async () => {
    const element = anElement(10)
    await scrollToElement(element, aStage().stage)
    expect(element.hasFocus).toBe(true)
    expect(element.attributes.get("tabindex")).toBe("-1")
  })
  test("eases in and out", () => {
    expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1])
    expect(eased(0.1)).toBeLessThan(0.1)
    expect(eased(0.9)).toBeGreaterThan(0.9)
  })
})
