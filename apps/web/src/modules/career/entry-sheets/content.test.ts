import { expect, test } from "vitest"
import { blankAnswer, blankEntrySheet, insertAt, limitIn, nextQuestion, withEpisode } from "./content.ts"

test("an entry sheet for a company has the usual questions, one without a company only one", () => {
  const questions = (application?: string) =>
    blankEntrySheet({ title: "", application }).answers.map(({ question }) => question)
  expect(questions("a")).toEqual(["self-pr", "student-life", "motivation"])
  expect(questions()).toEqual(["student-life"])
})

test("an answer that begins from a story knows it", () => {
  expect(blankEntrySheet({ title: "", episode: "e" }).answers[0]?.episodes).toEqual(["e"])
})

test("an added question is the next usual one, then the company's own", () => {
  const answers = [blankAnswer("self-pr"), blankAnswer("motivation")]
  expect(nextQuestion(answers)).toBe("student-life")
  const all = (["self-pr", "student-life", "motivation", "studies", "strengths-weaknesses"] as const).map(
    (question) => blankAnswer(question),
  )
  expect(nextQuestion([...all, blankAnswer("own")])).toBe("own")
})

test("a story is noted once, and ten at most", () => {
  const answer = withEpisode(blankAnswer("own", ["a"]), "a")
  expect(answer.episodes).toEqual(["a"])
  const full = blankAnswer(
    "own",
    Array.from({ length: 10 }, (_, at) => `e${at}`),
  )
  expect(withEpisode(full, "one more")).toBe(full)
})

test.each([
  ["", 0, 0, "X", "X", 1],
  ["ab", 2, 2, "X", "ab\nX", 4],
  ["ab\n", 3, 3, "X", "ab\nX", 4],
  ["ab", 0, 0, "X", "X\nab", 1],
  ["ab", 1, 1, "X", "a\nX\nb", 3],
  ["abc", 1, 2, "X", "a\nX\nc", 3],
])(
  "text inserted into %j at %i to %i is in a line of its own",
  (text, start, end, inserted, whole, caret) => {
    expect(insertAt(text, start, end, inserted)).toEqual({ text: whole, caret })
  },
)

test("an inserted text does not make the answer longer than it can be", () => {
  expect(insertAt("a", 1, 1, "b".repeat(6_000)).text).toHaveLength(5_000)
})

test("a long name of a company fits into the title", () => {
  expect(blankEntrySheet({ title: "社".repeat(100) }).title).toHaveLength(80)
})

test.each([
  ["", null],
  ["  ", null],
  ["450", 450],
  ["0", 1],
  ["-3", 1],
  ["99999", 4000],
  ["12.7", 12],
  ["x", null],
])("%j characters as a limit", (typed, limit) => {
  expect(limitIn(typed)).toBe(limit)
})
