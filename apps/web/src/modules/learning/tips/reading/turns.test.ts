import { expect, test } from "vitest"
import { turnOf } from "./use-turning.ts"

test("turns forward on a quick swipe to the left and back on one to the right", () => {
  expect(turnOf({ x: -120, y: 10, ms: 200 })).toBe("on")
  expect(turnOf({ x: 120, y: -40, ms: 200 })).toBe("back")
})

test("ignores scrolling, tapping and selecting", () => {
  expect(turnOf({ x: -30, y: 0, ms: 80 })).toBeUndefined()
  expect(turnOf({ x: -120, y: 90, ms: 200 })).toBeUndefined()
  expect(turnOf({ x: -300, y: 0, ms: 1_500 })).toBeUndefined()
})
