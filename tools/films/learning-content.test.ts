// The demo's learning content is complete in both languages, by existing demo accounts, and cites its
// sources.
import { languages } from "@shirube/vocabulary/language"
import { topics } from "@shirube/vocabulary/topics"
import { expect, it } from "vitest"
import { courses } from "../../apps/api/seed/learning/courses.ts"
import { pastEvents } from "../../apps/api/seed/learning/past-events.ts"
import type { Source } from "../../apps/api/seed/learning/shape.ts"
import { tips } from "../../apps/api/seed/learning/tips.ts"
import { senpai } from "../../apps/api/seed/senpai.ts"
import { proseProblems } from "../lib/wording.ts"

const lessons = courses.flatMap((course) =>
  course.chapters.flatMap((chapter) => chapter.lessons).map((lesson) => ({ course: course.key, ...lesson })),
)
const people = new Set(senpai.map(({ account }) => account.email.replace(/@.*$/, "")))
const words = (text: string) => text.split(/\s+/).filter(Boolean).length
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const isKey = expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** Every pair of texts in a value, with its path. */
function pairsIn(value: unknown, way = ""): { way: string; en: string; ja: string }[] {
  if (typeof value !== "object" || value === null) return []
  const own = "en" in value && "ja" in value ? [{ way, en: String(value.en), ja: String(value.ja) }] : []
  return [...own, ...Object.entries(value).flatMap(([name, inside]) => pairsIn(inside, `${way}/${name}`))]
}
const everything = { courses, tips, pastEvents }
const pairs = pairsIn(everything)

it("there are six courses of four lessons, in one or two chapters each", () => {
  expect(courses.map(({ key }) => key)).toEqual([
    "self-introduction",
    "entry-sheet",
    "web-tests",
    "group-discussion",
    "interview",
    "visa-after-offer",
  ])
  for (const { key, chapters, outcomes } of courses) {
    expect([key, chapters.flatMap((chapter) => chapter.lessons).length]).toEqual([key, 4])
    expect(chapters.length).toBeLessThanOrEqual(2)
    expect(outcomes.length).toBeGreaterThanOrEqual(3)
    expect(outcomes.length).toBeLessThanOrEqual(4)
  }
})

it("both languages are spoken, one in each lesson", () => {
  for (const language of languages)
    expect(lessons.filter(({ spoken }) => spoken === language).length).toBeGreaterThanOrEqual(4)
})

it("every text exists in both languages, and the Japanese one is Japanese", () => {
  expect(pairs.length).toBeGreaterThan(1000)
  // A name or a number may be the same in both.
  const same = ["SPI"]
  for (const { way, en, ja } of pairs) {
    expect([way, en.trim(), ja.trim()]).not.toContain("")
    expect([way, japanese.test(ja) || same.includes(ja)]).toEqual([way, true])
  }
})

it("texts use the site's vocabulary", () => {
  expect(
    pairs.flatMap(({ way, en, ja }) => [...proseProblems(way, "en", en), ...proseProblems(way, "ja", ja)]),
  ).toEqual([])
})

it("keys are short words, and unique", () => {
  for (const keys of [
    lessons.map(({ course, key }) => `${course}/${key}`),
    tips.map(({ key }) => key),
    pastEvents.map(({ key }) => key),
  ])
    expect(new Set(keys).size).toBe(keys.length)
  for (const key of [...courses, ...lessons, ...tips, ...pastEvents].map(({ key }) => key))
    expect(key).toEqual(isKey)
})

it("authors and speakers are senpai of the demo, and topics are in the list", () => {
  const named = [
    ...courses.map(({ author }) => author),
    ...tips.map(({ by }) => by),
    ...pastEvents.flatMap(({ speakers }) => speakers),
  ]
  expect(named.filter((key) => !people.has(key))).toEqual([])
  const known: readonly string[] = topics
  const used = [...courses, ...tips].map(({ topic }) => topic)
  expect(
    [...used, ...pastEvents.flatMap((event) => event.topics)].filter((topic) => !known.includes(topic)),
  ).toEqual([])
})

it("a quiz has two or three questions, with choices that fit their kind and an explanation", () => {
  for (const { key, quiz } of lessons) {
    expect([key, quiz.length >= 2 && quiz.length <= 3]).toEqual([key, true])
    for (const { kind, choices, question } of quiz) {
      const right = choices.filter(({ isRight }) => isRight).length
      expect([question.en, kind === "single" ? right === 1 : right >= 2]).toEqual([question.en, true])
      expect([question.en, right < choices.length]).toEqual([question.en, true])
    }
  }
  const kinds = lessons.flatMap(({ quiz }) => quiz.map(({ kind }) => kind))
  expect(new Set(kinds)).toEqual(new Set(["single", "multiple"]))
})

it("there are thirty short tips by fifteen senpai", () => {
  expect(tips).toHaveLength(30)
  expect(new Set(tips.map(({ by }) => by)).size).toBe(15)
  for (const { key, text } of tips) {
    expect([key, words(text.en) >= 60 && words(text.en) <= 160]).toEqual([key, true])
    expect([key, text.ja.length >= 150 && text.ja.length <= 400]).toEqual([key, true])
  }
})

it("there are six past events over two years or more, each with a summary, questions and slides", () => {
  expect(pastEvents).toHaveLength(6)
  expect(pastEvents.map(({ daysBefore }) => daysBefore)).toEqual(
    pastEvents.map(({ daysBefore }) => daysBefore).toSorted((one, other) => one - other),
  )
  expect(Math.max(...pastEvents.map(({ daysBefore }) => daysBefore))).toBeGreaterThan(365)
  for (const { key, summary, questions, slides } of pastEvents) {
    expect([key, words(summary.en) >= 250 && words(summary.en) <= 400]).toEqual([key, true])
    expect([key, summary.ja.length >= 600]).toEqual([key, true])
    expect([key, questions.length >= 4 && questions.length <= 6]).toEqual([key, true])
    expect([key, slides.length >= 3 && slides.length <= 5]).toEqual([key, true])
  }
  expect(pastEvents.filter(({ recording }) => recording).length).toBeGreaterThanOrEqual(1)
})

const legal = /immigration|status of residence|residence card|Ministry|\bfees?\b|Civil Code/i

it("a text that states a rule cites the page and the date, and says where to ask about a status of residence", () => {
  const statesRule = [...lessons, ...tips, ...pastEvents].filter((text) => {
    const { sources: _, ...rest } = text
    return pairsIn(rest).some(({ en }) => legal.test(en))
  })
  expect(statesRule.length).toBeGreaterThanOrEqual(7)
  expect(statesRule.filter(({ sources = [] }) => sources.length === 0).map(({ key }) => key)).toEqual([])
  const visa = [
    ...lessons.filter(({ course }) => course === "visa-after-offer"),
    ...pastEvents.filter((event) => event.topics.includes("visa")),
  ]
  for (const { key, sources } of visa)
    expect([key, sources.some(({ title }) => title.en.includes("0570-013904"))]).toEqual([key, true])
})

it("a source is a page, not a home page, recently checked, and marked if it is in Japanese", () => {
  const sources: readonly Source[] = [...lessons, ...tips, ...pastEvents].flatMap(
    ({ sources = [] }) => sources,
  )
  for (const { url, checkedOn, title } of sources) {
    expect(url).toMatch(/^https:\/\/[^/]+\/.+[^/]$/)
    expect(checkedOn).toMatch(/^2026-11-\d\d$/)
    expect(title.en).toMatch(/\(in Japanese\)$/)
  }
})
