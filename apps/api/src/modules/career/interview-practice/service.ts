// Interview questions: the editors' files, filtered in memory.
import {
  type InterviewIndustry,
  type InterviewKind,
  interviewKindNames,
} from "@shirube/vocabulary/career/interview-practice/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { pageOfItems, programContent } from "#api/kernel/features/program-content"
import { ApiError } from "#api/kernel/http/errors"
import type { PageRequest } from "#api/kernel/lists/keyset"
import { titlesOf } from "#api/kernel/search/titles"
import { questionsByKind, REVISED_ON } from "../../../../reference/interview-questions/questions.ts"
import type { WrittenQuestion } from "../../../../reference/interview-questions/shape.ts"
import { voices } from "../../../../reference/interview-questions/voices.ts"

export const INTERVIEW_QUESTIONS = "interview-questions"

interface Question extends WrittenQuestion {
  readonly kind: InterviewKind
  readonly industries: readonly InterviewIndustry[]
}

/** In the order of the list. */
const questions: readonly Question[] = questionsByKind.flatMap(({ kind, questions }) =>
  questions.map((question) => ({ industries: [], ...question, kind })),
)
const byId = new Map(questions.map((question) => [question.id, question]))

interface Filter {
  readonly kind?: InterviewKind | undefined
  readonly industry?: InterviewIndustry | undefined
}

const matching = ({ kind, industry }: Filter) =>
  questions.filter(
    (question) =>
      (kind === undefined || question.kind === kind) &&
      (industry === undefined || question.industries.includes(industry)),
  )

export function listQuestions({ kind, industry, ...page }: Filter & PageRequest) {
  const found = matching({ kind, industry })
  return {
    ...pageOfItems(found, page),
    count: found.length,
    kindCounts: counts(matching({ industry }).map((question) => question.kind)),
    industryCounts: counts(matching({ kind }).flatMap((question) => question.industries)),
  }
}

const counts = <Key>(keys: readonly Key[]): ReadonlyMap<Key, number> =>
  new Map([...Map.groupBy(keys, (key) => key)].map(([key, same]) => [key, same.length]))

/** `titles`: of linked content that is published. */
export async function getQuestion(tx: Tx, id: string, language: Language) {
  const question = byId.get(id)
  if (!question) throw new ApiError("interview_question.not_found")
  const sameKind = matching({ kind: question.kind })
  const next = sameKind[(sameKind.indexOf(question) + 1) % sameKind.length] ?? question
  const titles = await titlesOf(
    tx,
    question.helps.map(([noun, id]) => ({ noun, id })),
    language,
  )
  return { question, voice: voices[question.model.by], next, titles }
}

/** The questions change only with a deployment; linked content changes at any time. */
export const tagsOf = ({ helps }: Pick<Question, "helps">) => [
  INTERVIEW_QUESTIONS,
  ...helps.map(([noun, id]) => `${noun}:${id}`),
]

export const { pages: questionPages, source: questionSource } = programContent({
  noun: "interview-question",
  tag: INTERVIEW_QUESTIONS,
  items: questions,
  revisedOn: REVISED_ON,
  textOf: ({ kind, question, intent, weak, model }, language) => ({
    title: question[language],
    label: interviewKindNames[kind][language],
    headings: [],
    body: [intent, ...weak, model].map((text) => text[language]).join("\n"),
  }),
})
