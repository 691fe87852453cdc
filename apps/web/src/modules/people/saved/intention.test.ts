import { beforeEach, expect, test, vi } from "vitest"
import { hasIntention, intend, takeIntentions } from "./intention.ts"

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.useFakeTimers({ now: 0 })
  return () => vi.useRealTimers()
})

const article = { thing: "article:entry-sheet", title: "The ES" } as const
const course = { thing: "course:interview", title: "Interviews" } as const

test("returns pending saves once, in order, without duplicates", () => {
  expect(hasIntention()).toBe(false)
  intend(article)
  intend(course)
  intend(article)
  expect(hasIntention()).toBe(true)
  expect(takeIntentions()).toMatchObject([course, article])
  expect(hasIntention()).toBe(false)
  expect(takeIntentions()).toEqual([])
})

test("drops pending saves after half an hour and keeps only the latest", () => {
  intend(article)
  vi.setSystemTime(31 * 60_000)
  intend(course)
  expect(takeIntentions()).toMatchObject([course])
  for (let number = 0; number < 30; number++) intend({ thing: `article:${number}`, title: `${number}` })
  expect(takeIntentions().map(({ title }) => title)).toEqual([
    "20",
    "21",
    "22",
    "23",
    "24",
    "25",
    "26",
    "27",
    "28",
    "29",
  ])
})

test("ignores malformed stored values", () => {
  for (const text of ["{", "null", '{"thing":1}', '[null,1,{"thing":"article:a"}]']) {
    kept.set("save", text)
    expect(takeIntentions()).toEqual([])
  }
})

test("does nothing in a browser without storage", () => {
  vi.stubGlobal("sessionStorage", undefined)
  intend(article)
  expect(hasIntention()).toBe(false)
  expect(takeIntentions()).toEqual([])
})
