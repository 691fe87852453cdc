// Checks the demo's Ask Senpai: realistic enough to read, and possible in the product.

import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { withoutRuby } from "@shirube/contract/text/furigana"
import { topics } from "@shirube/vocabulary/topics"
import { expect, it } from "vitest"
import { renderMarkdown } from "#api/kernel/text/markdown"
import { demoAccounts } from "./accounts.ts"
import { community } from "./community.ts"
import { type ForumQuestion, movedTo, readForum } from "./forum-content.ts"
import { neighbours } from "./neighbours.ts"
import { demoProfiles } from "./profiles.ts"

const LEAST = { questions: 60, answers: 120 }
const TODAY = new Date("2026-11-16T00:00:00+09:00")

const questions = await readForum()
const people = new Map(
  [...demoAccounts, ...[...neighbours, ...community].map(({ account }) => account)].map((account) => [
    account.email.replace("@shirube.example", ""),
    { role: "student", isScreened: false, ...account },
  ]),
)
const answers = questions.flatMap((question) => question.answers.map((answer) => ({ question, answer })))
const comments = questions.flatMap((question) => [
  ...question.comments.map((comment) => ({ question, comment, about: question })),
  ...question.answers.flatMap((about) => about.comments.map((comment) => ({ question, comment, about }))),
])
const keysOf = (found: readonly { question: ForumQuestion }[]) => found.map(({ question }) => question.key)

it("there is enough content under every topic", async () => {
  const files = await readdir(join(import.meta.dirname, "forum"))
  expect(files.sort()).toEqual(topics.map((topic) => `${topic}.json`).sort())
  expect(questions.length).toBeGreaterThanOrEqual(LEAST.questions)
  expect(answers.length).toBeGreaterThanOrEqual(LEAST.answers)
})

it("keys and titles are unique, and no question repeats a topic", () => {
  const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) < at)
  expect(repeated(questions.map(({ key }) => key))).toEqual([])
  expect(repeated(questions.map(({ title }) => title.en))).toEqual([])
  expect(repeated(questions.map(({ title }) => title.ja))).toEqual([])
  expect(questions.flatMap(({ topics }) => repeated(topics))).toEqual([])
})

it("all authors exist in the demo: students ask, senpai and editors answer", () => {
  const named = [
    ...questions.flatMap(({ asker, helpful }) => [asker, ...helpful]),
    ...answers.flatMap(({ answer: { by, helpful } }) => [by, ...helpful]),
    ...comments.map(({ comment: { by } }) => by).filter((by) => by !== "asker"),
  ]
  expect([...new Set(named.filter((name) => !people.has(name)))]).toEqual([])
  expect(
    keysOf(
      questions
        .map((question) => ({ question }))
        .filter(({ question }) => people.get(question.asker)?.role !== "student"),
    ),
  ).toEqual([])
  const mayAnswer = (name: string) => {
    const person = people.get(name)
    return person?.role === "editor" || (person?.role === "senpai" && person.isScreened)
  }
  expect(answers.filter(({ answer }) => !mayAnswer(answer.by)).map(({ answer }) => answer.by)).toEqual([])
})

it("an asker comments as `asker`, so that their name is never revealed", () => {
  expect(keysOf(comments.filter(({ question, comment }) => comment.by === question.asker))).toEqual([])
})

it("no one votes for their own post or twice, and companies do not vote", () => {
  const unfit = (writer: string, voters: readonly string[]) =>
    voters.includes(writer) ||
    new Set(voters).size < voters.length ||
    voters.some((name) => people.get(name)?.role === "company")
  expect(questions.filter(({ asker, helpful }) => unfit(asker, helpful)).map(({ key }) => key)).toEqual([])
  expect(keysOf(answers.filter(({ answer: { by, helpful } }) => unfit(by, helpful)))).toEqual([])
})

it("at most one answer is accepted", () => {
  const accepted = ({ answers }: ForumQuestion) => answers.filter(({ is_accepted }) => is_accepted).length
  expect(questions.filter((question) => accepted(question) > 1).map(({ key }) => key)).toEqual([])
})

it("no post is older than its subject or later than today", () => {
  expect(keysOf(answers.filter(({ question, answer }) => answer.at <= question.at))).toEqual([])
  expect(keysOf(comments.filter(({ about, comment }) => comment.at <= about.at))).toEqual([])
  const moments = [
    ...questions,
    ...answers.map(({ answer }) => answer),
    ...comments.map(({ comment }) => comment),
  ]
  expect(moments.filter(({ at }) => at >= TODAY)).toEqual([])
})

const texts = [
  ...questions.flatMap(({ text }) => Object.values(text)),
  ...answers.flatMap(({ answer: { text } }) => Object.values(text)),
  ...comments.map(({ comment: { text } }) => text),
]

it("every link renders, and there is no markup that members do not have", () => {
  for (const text of texts) {
    const { html } = renderMarkdown(text, { kind: "member", pictureAt: () => undefined })
    expect(html.match(/<a /g)?.length ?? 0, text).toBe(text.match(/\]\(/g)?.length ?? 0)
    // Furigana is markup that members do have.
    expect(withoutRuby(text)).not.toMatch(/<\/?[a-z][^>]*>|^\||\{[^{}]*\|/im)
  }
})

it("every linked article exists", async () => {
  const articles = await readdir(join(import.meta.dirname, "articles"))
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\(\/article\/([^)]*)\)/g)].map(([, id = ""]) => id),
  )
  expect(named.filter((id) => !articles.includes(id))).toEqual([])
})

const inKatakana = (reading: string) =>
  reading.replace(/[ぁ-ゖ]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60))

it("names in kanji have the reading of the profile", () => {
  const profiles = [
    ...[...neighbours, ...community].map(({ account, profile }) => ({ name: account.name, profile })),
    ...demoAccounts.flatMap(({ email, name }) => {
      const profile = demoProfiles[email]?.profile
      return profile ? [{ name, profile }] : []
    }),
  ]
  const readings = new Map<string, string | undefined>()
  for (const { name, profile } of profiles) {
    const [family = "", given = ""] = name.split(" ")
    if (!/^\p{Script=Han}+ \p{Script=Han}+$/u.test(name)) continue
    readings.set(family, profile.familyKana ?? undefined).set(given, profile.givenKana ?? undefined)
  }
  expect(readings.size).toBeGreaterThan(5)
  const named = texts.flatMap((text) => [
    ...text.matchAll(/(?<!\p{Script=Han})(?:\{([^{}|]+)\|([^{}|]+)\}|(\p{Script=Han}+))さん/gu),
  ])
  const wrong = named.filter(([, base, reading, bare]) => {
    const kana = readings.get(base ?? bare ?? "")
    return kana !== undefined && kana !== inKatakana(reading ?? "")
  })
  expect(wrong.map(([whole]) => whole)).toEqual([])
})

it.each(["2026-11-01T09:00:00Z", "2026-11-22T09:00:00Z", "2028-03-01T00:00:00Z"])(
  "a demo that starts at %s has answers of the last week, and none of the future",
  (start) => {
    const now = new Date(start)
    const moved = movedTo(now, questions)
    const ages = moved
      .flatMap((question) => question.answers)
      .map(({ at }) => (now.valueOf() - at.valueOf()) / 86_400_000)
    expect(ages.filter((days) => days < 7).length).toBeGreaterThanOrEqual(8)
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
    const order = (all: readonly ForumQuestion[]) => all.map(({ key }) => key)
    expect(order(moved)).toEqual(order(questions))
  },
)
