import { topics } from "@shirube/vocabulary/topics"
import { expect, test } from "vitest"
import { categoryLook, topicSlip } from "./category-look.ts"

const categories = ["basics", "self", "documents", "selection", "people", "visa", "work", "fields"]
const written = ({ tone, pattern }: ReturnType<typeof categoryLook>) => `${tone} ${pattern}`

test("each category has a colour and a pattern of its own", () => {
  const looks = categories.map(categoryLook)
  expect(new Set(looks.map(({ tone }) => tone)).size).toBe(categories.length)
  expect(new Set(looks.map(({ pattern }) => pattern)).size).toBe(categories.length)
})

test("every topic has the look of a category, and a slip", () => {
  const known = new Set(categories.map(categoryLook).map(written))
  for (const topic of topics) {
    expect(known, topic).toContain(written(categoryLook(topic)))
    expect(topicSlip(topic), topic).toHaveLength(2)
  }
})

test("the article category and the topic about the same thing look the same", () => {
  for (const [topic, category] of [
    ["entry-sheets", "documents"],
    ["interviews", "selection"],
    ["visa", "visa"],
    ["ob-visits", "people"],
  ] as const)
    expect(categoryLook(topic), topic).toEqual(categoryLook(category))
})

test("a category added later has a fixed look", () => {
  expect(categoryLook("added-later")).toEqual(categoryLook("added-later"))
  expect(categoryLook("constructor").tone).toMatch(/^[a-z]+$/)
})
