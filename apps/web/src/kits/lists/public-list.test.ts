import { expect, test } from "vitest"
import { type ListDescription, listHead, withoutCursor } from "./public-list.ts"

interface Search {
  readonly topic?: string
  readonly year?: number
  readonly ask?: true
  readonly q?: string
  readonly cursor?: string
}

const list: Omit<ListDescription<Search>, "href"> = {
  cacheableParams: ["topic", "year", "ask"],
  canonicalParams: ["topic", "year"],
  hiddenParams: ["ask", "q"],
}

const match = {
  pathname: "/learning/past-event/",
  context: { locale: { language: "en" }, settings: { publicUrl: "https://shirube.test" } },
} as unknown as Parameters<typeof listHead>[1]

const headOf = (search: Search | undefined, hidden?: boolean) => {
  const { meta, links } = listHead(list, match, search, {
    title: "Past events",
    ...(hidden ? { hidden } : {}),
  })
  return {
    isHidden: meta.some((each) => "content" in each && each.content === "noindex"),
    canonical: links.find(({ rel }) => rel === "canonical")?.href,
  }
}

test("the first page of a list is without its cursor, and keeps its filters", () => {
  expect(withoutCursor({ topic: "interviews", cursor: "abc" })).toEqual({ topic: "interviews" })
})

test("the canonical URL keeps the canonical parameters, in their order", () => {
  const canonical = "https://shirube.test/en/learning/past-event?topic=interviews&year=2025"
  expect(headOf({ year: 2025, topic: "interviews" })).toEqual({ isHidden: false, canonical })
})

test("a list that is not loaded yet has the head of the whole list", () => {
  const canonical = "https://shirube.test/en/learning/past-event"
  expect(headOf(undefined)).toEqual({ isHidden: false, canonical })
})

test.each([[{ cursor: "abc" }], [{ q: "visa" }], [{ topic: "visa", ask: true as const }]])(
  "%j is hidden from search engines",
  (search) => {
    expect(headOf(search)).toEqual({ isHidden: true, canonical: undefined })
  },
)

test("a list may hide itself", () => {
  expect(headOf({ topic: "visa" }, true).isHidden).toBe(true)
})
