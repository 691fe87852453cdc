import { describe, expect, it } from "vitest"
import { readSavedSearch, savedHref, withSearch } from "./address.ts"
import { changeItems, moved } from "./queries.ts"

const collection = "0b0a4cde-58f1-4b60-8d0f-0a4c1b1f0c11"

describe("the URL of a saved list", () => {
  it("carries the search, order and collection, and nothing else", () => {
    expect(readSavedSearch({ q: "  visa ", order: "own", collection, cursor: "x" })).toEqual({
      q: "visa",
      order: "own",
      collection,
    })
    expect(readSavedSearch({ q: " ", order: "best", collection: "../x" })).toEqual({})
    expect(readSavedSearch({ q: "x".repeat(300) }).q).toHaveLength(100)
  })

  it("changes one parameter and keeps the others", () => {
    const view = { list: "course", q: "visa", order: "own" } as const
    expect(savedHref(withSearch(view, { q: undefined, collection }))).toBe(
      `/account/saved/course?collection=${collection}&order=own`,
    )
    expect(savedHref({ list: "question" })).toBe("/account/saved/ask-senpai")
  })
})

describe("a list changed by its owner", () => {
  const item = (id: string) => ({
    noun: "article" as const,
    id,
    isGone: false,
    path: `/article/${id}`,
    language: "en",
    isFallback: false,
    title: id,
    titleRuby: [],
    category: null,
    person: null,
    savedAt: "2026-11-15T00:00:00Z",
    note: null,
    collectionIds: [],
  })
  const data = {
    pages: [
      { items: [item("a"), item("b")], nextCursor: "next" },
      { items: [item("c")], nextCursor: null },
    ],
    pageParams: ["", "next"],
  }
  const ids = (changed: typeof data) => changed.pages.map(({ items }) => items.map(({ id }) => id))

  it("keeps its page lengths when items are moved or removed", () => {
    expect(ids(changeItems(data, (items) => moved(items, 2, 0)) as typeof data)).toEqual([["c", "a"], ["b"]])
    const without = changeItems(data, (items) => items.filter(({ id }) => id !== "a"))
    expect(ids(without as typeof data)).toEqual([["b", "c"], []])
  })

  it("puts a moved item at the other's position", () => {
    expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"])
    expect(moved(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"])
    expect(moved(["a"], 5, 0)).toEqual(["a"])
  })
})
