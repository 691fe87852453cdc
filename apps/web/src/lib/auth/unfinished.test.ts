import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { forgetUnfinished, keepUnfinished, readUnfinished, type Unfinished } from "./unfinished.ts"

const KEY = "auth.unfinished"
const kept = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }),
)
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

const unfinished: Unfinished = {
  service: "Shirube ID",
  result: { kind: "link", token: "a token of the API", emailHint: "s•••@university.example" },
  at: 1_000_000,
}

test("keeps an unfinished sign-in across a reload for ten minutes", () => {
  keepUnfinished(unfinished)
  expect(readUnfinished(unfinished.at + 599_000)).toEqual(unfinished)
  expect(readUnfinished(unfinished.at + 600_000)).toBe("expired")
})

test("returns undefined if nothing is stored or it is unreadable", () => {
  expect(readUnfinished(unfinished.at)).toBeUndefined()
  keepUnfinished(unfinished)
  forgetUnfinished()
  expect(readUnfinished(unfinished.at)).toBeUndefined()
  kept.set(KEY, "{")
  expect(readUnfinished(unfinished.at)).toBeUndefined()
})
