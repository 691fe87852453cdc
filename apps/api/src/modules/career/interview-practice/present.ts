import {
  type InterviewIndustry,
  type InterviewKind,
  interviewIndustries,
  interviewKindNames,
  interviewKinds,
  pathOfInterviewHelp,
} from "@shirube/vocabulary/career/interview-practice/choices"
import type { Language } from "@shirube/vocabulary/language"
import { parseRuby } from "#api/kernel/text/ruby"
import type { Both, WrittenQuestion } from "../../../../reference/interview-questions/shape.ts"
import type { Voice } from "../../../../reference/interview-questions/voices.ts"

interface Question extends WrittenQuestion {
  readonly kind: InterviewKind
  readonly industries: readonly InterviewIndustry[]
}
type NameOf = (industry: InterviewIndustry) => string
type Titles = ReadonlyMap<string, { readonly language: string; readonly title: string }>

const inBoth = ({ en, ja }: Both) => ({ en, ja_ruby: parseRuby(ja) })

export const presentSummary = (
  { id, kind, industries, seconds, question }: Question,
  nameOf: NameOf,
  language: Language,
) => ({
  id,
  kind: { key: kind, name: interviewKindNames[kind][language] },
  industries: industries.map((key) => ({ key, name: nameOf(key) })),
  seconds,
  question: inBoth(question),
})

export const presentKinds = (counts: ReadonlyMap<InterviewKind, number>, language: Language) =>
  interviewKinds.map((key) => ({
    key,
    name: interviewKindNames[key][language],
    count: counts.get(key) ?? 0,
  }))

export const presentIndustries = (counts: ReadonlyMap<InterviewIndustry, number>, nameOf: NameOf) =>
  interviewIndustries.map((key) => ({ key, name: nameOf(key), count: counts.get(key) ?? 0 }))

interface PresentedQuestion {
  readonly question: Question
  /** Gives the model answer. */
  readonly voice: Voice
  readonly next: Question
  readonly titles: Titles
}

export function presentQuestion(
  { question, voice, next, titles }: PresentedQuestion,
  nameOf: NameOf,
  language: Language,
) {
  const { intent, weak, skeleton, model, helps } = question
  return {
    ...presentSummary(question, nameOf, language),
    intent_ruby: parseRuby(intent[language]),
    weak_ruby: weak.map((text) => parseRuby(text[language])),
    skeleton: skeleton.map(inBoth),
    model: {
      author: {
        name_ruby: parseRuby(voice.name[language]),
        seal: voice.seal,
        who_ruby: parseRuby(voice.who[language]),
      },
      ...inBoth(model),
    },
    helps: helps.flatMap(([noun, id]) => {
      const found = titles.get(`${noun}:${id}`)
      if (!found) return []
      const { language, title } = found
      return [{ noun, path: pathOfInterviewHelp(noun, id), language, title_ruby: parseRuby(title) }]
    }),
    next: { id: next.id, question: inBoth(next.question) },
  }
}
