import { expect, test } from "vitest"
import { nextQuestion } from "./next.ts"

const ids = ["a", "b", "c", "d"]

/** Follows the order from `a` for this many questions. */
function walk(steps: number, random: () => number): string[] {
  const order = ["a"]
  let seen: readonly string[] = []
  for (let step = 0; step < steps; step++) {
    const next = nextQuestion(ids, order.at(-1) ?? "", seen, random)
    if (!next) break
    order.push(next.id)
    seen = next.seen
  }
  return order
}

test.each([0, 0.4, 0.999])("shows every question once before any repeats (%d)", (number) => {
  expect(walk(3, () => number).toSorted()).toEqual(ids)
})

test("begins a new round after the last, never with the question just practised", () => {
  const order = walk(40, Math.random)
  for (const [place, id] of order.entries()) expect(id).not.toBe(order[place + 1])
  expect(new Set(order.slice(4, 8)).size).toBeGreaterThan(2)
})

test("what was seen of other kinds stays seen", () => {
  expect(nextQuestion(["a", "b"], "a", ["b", "x"], () => 0)).toEqual({ id: "b", seen: ["x", "a"] })
})

test("a kind of one question has no next", () => {
  expect(nextQuestion(["a"], "a", [], () => 0)).toBeUndefined()
})
