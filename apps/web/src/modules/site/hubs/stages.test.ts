import type { Topic } from "@shirube/vocabulary/topics"
import { expect, it } from "vitest"
import { pathOf } from "./stages.ts"

const written = (id: string) => ({ id, language: "en", titleRuby: [{ text: id, reading: null }] })
const anArticle = (id: string) => ({ ...written(id), readingMinutes: 4 })
const aCourse = (id: string, ...topics: Topic[]) => ({
  ...written(id),
  topics: topics.map((key) => ({ key })),
  lessonCount: 4,
})
const aTip = (id: string, ...topics: Topic[]) => ({
  ...written(id),
  topics: topics.map((key) => ({ key })),
  author: { name: "Linh" },
})

const pathWith = (found: Partial<Parameters<typeof pathOf>[0]>) =>
  pathOf({ articles: [], courses: [], tips: [], ...found }).map(({ name, items }) => [
    name,
    items.map(({ noun, id }) => `${noun} ${id}`),
  ])

// spec: learning.hubs
it("lists the editors' articles in order, then up to two courses and two tips of the stage's topics", () => {
  const path = pathWith({
    articles: [anArticle("rirekisho"), anArticle("entry-sheet"), anArticle("unasked")],
    courses: [aCourse("es", "entry-sheets"), aCourse("visa", "visa"), aCourse("offers", "offers")],
    tips: ["one", "two", "three"].map((id) => aTip(id, "entry-sheets")),
  })
  expect(path).toEqual([
    ["documents", ["article entry-sheet", "article rirekisho", "course es", "tip one", "tip two"]],
    ["after", ["course visa", "course offers"]],
  ])
})

it("returns an empty path if there is nothing on it", () => {
  expect(pathWith({})).toEqual([])
})
