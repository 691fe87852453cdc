import { beforeEach, describe, expect, test } from "vitest"
import {
  forgetSearch,
  forgetSearches,
  recentSearches,
  rememberSearch,
  searchesBy,
} from "./recent-searches.ts"

const store = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  },
})
const seenBy = (by: string) => searchesBy(by, recentSearches.get())

beforeEach(forgetSearches)

describe("recent searches", () => {
  test("are the last six, newest first, each once in any case", () => {
    for (const words of ["a", "b", "c", "d", "e", "f", "g", "B"]) rememberSearch("", words)
    expect(seenBy("")).toEqual(["B", "g", "f", "e", "d", "c"])
  })

  test("can be removed one by one or together", () => {
    rememberSearch("", "visa")
    rememberSearch("", "ES")
    forgetSearch("", "visa")
    expect(seenBy("")).toEqual(["ES"])
    forgetSearches()
    expect(store.size).toBe(0)
  })

  test("are seen only by the account that searched", () => {
    rememberSearch("mai", "black company")
    expect([seenBy(""), seenBy("ken"), seenBy("mai")]).toEqual([[], [], ["black company"]])
    rememberSearch("", "visa")
    expect([seenBy(""), seenBy("mai")]).toEqual([["visa"], []])
  })

  test("an unreadable value counts as none", () => {
    for (const value of ["[1]", "null", '{"by":1}', "{"]) {
      store.set("recent-searches", value)
      expect(seenBy("")).toEqual([])
    }
  })
})
