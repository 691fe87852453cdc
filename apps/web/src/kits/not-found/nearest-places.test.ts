import { expect, test } from "vitest"
import { nearestPlaces, wordsInPath } from "./nearest-places.ts"

const entries = (
  [
    "/",
    "/article",
    "/career",
    "/career/event",
    "/career/article",
    "/shukatsu-calendar",
    "/learning/courses",
    "/mentors",
  ] as const
).map((to) => ({ to, text: "articles" as const }))
const nearest = (path: string) => nearestPlaces(path, entries).map(({ to }) => to)

test.each([
  ["/articel/entry-sheet", "/article"],
  ["/carer/event/detail/gone", "/career/event"],
  ["/calendar", "/shukatsu-calendar"],
  ["/courses/interviews", "/learning/courses"],
  ["/Mentor", "/mentors"],
])("%s is nearest to %s", (path, place) => {
  expect(nearest(path)[0]).toBe(place)
})

test("names no page twice, at most three, and none without a likeness", () => {
  expect(nearestPlaces("/career/events", [...entries, ...entries]).map(({ to }) => to)).toEqual([
    "/career/event",
    "/career",
    "/career/article",
  ])
  expect(nearest("/wp-login.php")).toEqual([])
})

test.each([
  ["/article/entry-shet", "entry shet"],
  ["/article/%E9%9D%A2%E6%8E%A5", "面接"],
  ["/article/%E9%9", undefined],
  ["/course/550e8400-e29b-41d4-a716-446655440000", undefined],
  ["/404", undefined],
  ["/", undefined],
])("the words in %s are %s", (path, words) => {
  expect(wordsInPath(path)).toBe(words)
})
