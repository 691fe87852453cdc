import { expect, test } from "vitest"
import { roadArticleIds, roadOf } from "./stops.ts"

const written = (id: string, category: string, ...tags: string[]) => ({
  id,
  category: { key: category },
  tags: tags.map((key) => ({ key })),
})

test("builds four stops with three questions each if all articles exist", () => {
  const road = roadOf(roadArticleIds.map((id) => written(id, "documents", "immigration")))
  expect(road.map(({ name, questions }) => [name, questions.length])).toEqual([
    ["starting", 3],
    ["writing", 3],
    ["interviews", 3],
    ["offers", 3],
  ])
})

test("leaves out questions without an article and stops without questions", () => {
  expect(roadOf([])).toEqual([])
  expect(roadOf([written("something-else", "basics")])).toEqual([])
  expect(roadOf([written("entry-sheet", "documents"), written("interviews", "other")])).toEqual([
    {
      name: "writing",
      numeral: "二",
      questions: [{ name: "sheet", articleId: "entry-sheet" }],
      list: "/article?category=documents",
    },
    {
      name: "interviews",
      numeral: "三",
      questions: [{ name: "questions", articleId: "interviews" }],
      list: undefined,
    },
  ])
})
