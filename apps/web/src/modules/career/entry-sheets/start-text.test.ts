import { esQuestions } from "@shirube/vocabulary/career/career-documents/choices"
import { expect, test } from "vitest"
import type { ContentOf } from "../career-documents/queries.ts"
import { languageOfStart, startText } from "./start-text.ts"

const episode: ContentOf<"episode"> = {
  kind: "episode",
  title: "寮の洗濯機サイト",
  prompt: null,
  setting: null,
  from: null,
  to: null,
  situation: "洗濯機の空きがわかりませんでした。",
  action: "サイトを作りました。",
  result: "40人が使いました。",
  learned: "",
  strengths: ["initiative", "creativity"],
}

test("a start text tells situation, action, result and meaning in this order, with gaps in brackets", () => {
  expect(startText(episode, "self-pr", "ja").split("\n")).toEqual([
    "私の強みは主体性です。",
    "洗濯機の空きがわかりませんでした。",
    "サイトを作りました。",
    "40人が使いました。",
    "〔学んだこと〕",
    expect.stringContaining("貴社の〔"),
  ])
})

test("it opens with an answer to the question that is asked", () => {
  expect(startText(episode, "student-life", "ja")).toMatch(
    /^学生時代に最も力を入れたことは、寮の洗濯機サイトです。/,
  )
  expect(startText(episode, "self-pr", "en")).toMatch(/^My strength is initiative\./)
  expect(startText({ ...episode, strengths: [] }, "self-pr", "en")).toMatch(
    /^My strength is \[one strength\]\./,
  )
})

test("every question has a start text in both languages", () => {
  for (const language of ["en", "ja"] as const)
    for (const question of esQuestions)
      expect(startText(episode, question, language)).not.toMatch(/undefined/)
})

test("a story in Japanese begins in Japanese, another one in the reader's language", () => {
  const english = { ...episode, situation: "No one knew.", action: "I built it.", result: "40 used it." }
  expect(languageOfStart(episode, "", "en")).toBe("ja")
  expect(languageOfStart(english, "My answer.", "en")).toBe("en")
  expect(languageOfStart(english, "", "ja")).toBe("ja")
  expect(languageOfStart(english, "私の強みは", "en")).toBe("ja")
})
