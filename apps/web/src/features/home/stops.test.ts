import { expect, test } from "vitest"
import { roadArticleIds, roadOf } from "./stops.ts"

const written = (id: string, category: string, ...tags: string[]) => ({
  id,
  category: { key: category },
  tags: tags.map((key) => ({ key })),
})

test("the road has four stops with three questions each once all of it is written", () => {
  const road = roadOf(roadArticleIds.map((id) => written(id, "documents", "immigration")))
  expect(road.map(({ name, questions }) => [name, questions.length])).toEqual([
    ["starting", 3],
    ["writing", 3],
    ["interviews", 3],
    ["offers", 3],
  ])
})

test("a question without an article is not asked, and a stop without questions is not there", () => {
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
