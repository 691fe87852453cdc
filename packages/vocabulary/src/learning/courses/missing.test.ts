import { describe, expect, it } from "vitest"
import { finishedLanguages, maySend, missingIn } from "./missing.ts"

const both = (text: string) => ({ en: text, ja: text })
const words = { title: "T", summary: "S", cues: [{ text: "Hello." }] }
const lesson = { film: "film", texts: { en: words, ja: words }, quiz: [], sources: [] }
const question = {
  kind: "single" as const,
  question: both("?"),
  explanation: both("!"),
  choices: [both("a"), both("b")],
  right: [0],
}
const texts = { title: "T", summary: "S", outcomes: ["O"] }
const course = {
  topics: ["visa"],
  level: "n3",
  texts: { en: texts, ja: texts },
  chapters: [{ title: both("C"), lessons: [lesson] }],
}
const withLesson = (change: object) => ({
  ...course,
  chapters: [{ title: both("C"), lessons: [{ ...lesson, ...change }] }],
})
const ready = [{ id: "film", state: "ready" as const }]
const problemsOf = (of: typeof course, films: Parameters<typeof missingIn>[1] = ready) =>
  missingIn(of, films).map(({ path, code, language }) => `${language ?? "all"} ${path} ${code}`)

describe("what a course lacks", () => {
  it("is nothing if the course is complete", () => {
    expect(problemsOf(course)).toEqual([])
    expect(finishedLanguages([])).toEqual(["en", "ja"])
  })

  it("is everything if the course is empty", () => {
    const empty = { title: "", summary: " ", outcomes: [""] }
    expect(
      problemsOf({ topics: [], level: null as never, texts: { en: empty, ja: empty }, chapters: [] }),
    ).toEqual([
      "all topics topics",
      "all level level",
      "all chapters chapters",
      "en texts.en.title title",
      "en texts.en.summary summary",
      "en texts.en.outcomes outcomes",
      "ja texts.ja.title title",
      "ja texts.ja.summary summary",
      "ja texts.ja.outcomes outcomes",
    ])
  })

  it("in one language does not block the other", () => {
    const missing = missingIn(
      withLesson({ texts: { en: words, ja: { title: "", summary: "S", cues: [{ text: "" }] } } }),
      ready,
    )
    expect(missing).toEqual([
      { path: "chapters.0.lessons.0.texts.ja.title", code: "title", language: "ja" },
      { path: "chapters.0.lessons.0.texts.ja.cues", code: "captions", language: "ja" },
    ])
    expect([finishedLanguages(missing), maySend(missing)]).toEqual([["en"], true])
  })

  it("in both languages blocks submission", () => {
    const missing = missingIn({ ...course, topics: [] }, ready)
    expect([finishedLanguages(missing), maySend(missing)]).toEqual([[], false])
    expect(problemsOf({ ...course, chapters: [{ title: both("C"), lessons: [] }] })).toEqual([
      "all chapters.0.lessons lessons",
    ])
  })

  it("is a video that is missing, processing or refused", () => {
    const at = "all chapters.0.lessons.0.film"
    expect(problemsOf(withLesson({ film: null }))).toEqual([`${at} film`])
    expect(problemsOf(course, [])).toEqual([`${at} film`])
    for (const state of ["receiving", "processing"] as const)
      expect(problemsOf(course, [{ id: "film", state }])).toEqual([`${at} film_on_its_way`])
    expect(problemsOf(course, [{ id: "film", state: "refused" }])).toEqual([`${at} film_refused`])
  })

  it("is what its questions lack", () => {
    const asking = (change: object) => problemsOf(withLesson({ quiz: [{ ...question, ...change }] }))
    const at = "chapters.0.lessons.0.quiz.0"
    expect(asking({})).toEqual([])
    expect(asking({ right: [] })).toEqual([`all ${at}.choices right`])
    expect(asking({ right: [0, 1] })).toEqual([`all ${at}.choices right`])
    expect(asking({ kind: "multiple", right: [0, 1] })).toEqual([])
    expect(asking({ right: [5] })).toEqual([`all ${at}.choices right`])
    expect(asking({ choices: [both("a")] })).toEqual([`all ${at}.choices choices`])
    expect(asking({ choices: [both("a"), { en: "b", ja: "" }] })).toEqual([`ja ${at}.choices.1.ja choice`])
    expect(asking({ question: { en: "", ja: "?" }, explanation: { en: "", ja: "!" } })).toEqual([
      `en ${at}.question.en question`,
      `en ${at}.explanation.en explanation`,
    ])
  })
})
