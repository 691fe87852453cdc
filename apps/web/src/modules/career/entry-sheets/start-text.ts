// The start text of an answer: a story in the order that readers expect, with gaps in brackets.
import type { EsQuestion } from "@shirube/vocabulary/career/career-documents/choices"
import { strengthNames } from "@shirube/vocabulary/career/stories/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { ContentOf } from "../career-documents/queries.ts"

type Episode = ContentOf<"episode">

interface Phrases {
  readonly opening: (question: EsQuestion, known: { strength: string; title: string }) => string
  readonly gaps: Readonly<
    Record<"situation" | "action" | "result" | "learned" | "strength" | "title", string>
  >
  readonly closing: (question: EsQuestion) => string
  readonly sentence: (strength: string) => string
}

const phrases: Readonly<Record<Language, Phrases>> = {
  ja: {
    opening: (question, { strength, title }) =>
      ({
        "self-pr": `私の強みは${strength}です。`,
        "student-life": `学生時代に最も力を入れたことは、${title}です。`,
        motivation: "貴社を志望する理由は、〔理由を一言で〕からです。",
        studies: `大学では、${title}に取り組んでいます。`,
        "strengths-weaknesses": `私の長所は${strength}です。`,
        own: "〔質問への答えを一言で〕。",
      })[question],
    gaps: {
      situation: "〔どんな状況で、何が課題だったか〕",
      action: "〔自分がしたこと〕",
      result: "〔結果。数字があれば入れる〕",
      learned: "〔学んだこと〕",
      strength: "〔強みを一言で〕",
      title: "〔一言で〕",
    },
    closing: (question) =>
      question === "strengths-weaknesses"
        ? "一方、短所は〔短所〕です。そのため、〔どう補っているか〕ようにしています。"
        : "この経験を生かし、貴社の〔仕事や部門〕で〔どう貢献するか〕たいと考えております。",
    sentence: (strength) => strength,
  },
  en: {
    opening: (question, { strength, title }) =>
      ({
        "self-pr": `My strength is ${strength}.`,
        "student-life": `As a student, I put most into this: ${title}.`,
        motivation: "I would like to work at your company because [your reason in a few words].",
        studies: `At university I work on ${title}.`,
        "strengths-weaknesses": `My strength is ${strength}.`,
        own: "[Your answer in one sentence].",
      })[question],
    gaps: {
      situation: "[Where you were, and what was difficult]",
      action: "[What you did yourself]",
      result: "[What came of it, with a number if you can]",
      learned: "[What you learned]",
      strength: "[one strength]",
      title: "[in a few words]",
    },
    closing: (question) =>
      question === "strengths-weaknesses"
        ? "My weakness is [a weakness]. That is why I [what you do about it]."
        : "With this experience I would like to [what you would do] in your [work or department].",
    sentence: (strength) => strength.toLowerCase(),
  },
}

export function startText(episode: Episode, question: EsQuestion, language: Language): string {
  const { opening, gaps, closing, sentence } = phrases[language]
  const [strength] = episode.strengths
  const part = (name: "situation" | "action" | "result" | "learned") => episode[name].trim() || gaps[name]
  return [
    opening(question, {
      strength: strength ? sentence(strengthNames[strength][language]) : gaps.strength,
      title: episode.title.trim() || gaps.title,
    }),
    part("situation"),
    part("action"),
    part("result"),
    part("learned"),
    closing(question),
  ].join("\n")
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Japanese for a story or an entry sheet in Japanese, otherwise the reader's language. */
export const languageOfStart = (episode: Episode, sheet: string, reader: Language): Language =>
  KANA.test(`${sheet}${episode.situation}${episode.action}${episode.result}${episode.learned}`)
    ? "ja"
    : reader
