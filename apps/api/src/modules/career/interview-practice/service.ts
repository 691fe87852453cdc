// Interview questions: the editors' files, filtered in memory.
import { hash } from "node:crypto"
import {
  type InterviewIndustry,
  type InterviewKind,
  interviewKindNames,
} from "@shirube/vocabulary/career/interview-practice/choices"
import { publicPath } from "@shirube/vocabulary/common/public-pages/nouns"
import { type Language, languages } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { PublicPages } from "#api/kernel/features/public-pages"
import { ApiError } from "#api/kernel/http/errors"
import { keyset, type PageRequest, text } from "#api/kernel/lists/keyset"
import type { SearchDocument } from "#api/kernel/search/documents"
import type { SearchSource } from "#api/kernel/search/sources"
import { titlesOf } from "#api/kernel/search/titles"
import { questionsByKind, REVISED_ON } from "../../../../reference/interview-questions/questions.ts"
import type { WrittenQuestion } from "../../../../reference/interview-questions/shape.ts"
import { voices } from "../../../../reference/interview-questions/voices.ts"

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

const places = keyset({ id: text() })

export function listQuestions({ kind, industry, cursor, limit }: Filter & PageRequest) {
  const found = matching({ kind, industry })
  const last = places.decode(cursor)
  const rest = last ? found.slice(placeAfter(found, last.id)) : found
  return {
    ...places.page(rest, limit, ({ id }) => ({ id })),
    count: found.length,
    kindCounts: counts(matching({ industry }).map((question) => question.kind)),
    industryCounts: counts(matching({ kind }).flatMap((question) => question.industries)),
  }
}

function placeAfter(found: readonly Question[], last: string): number {
  const place = found.findIndex(({ id }) => id === last)
  if (place < 0) throw new ApiError("cursor.invalid")
  return place + 1
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
export const INTERVIEW_QUESTIONS = "interview-questions"

const sorted = questions.toSorted((one, other) => (one.id < other.id ? -1 : 1))
const after = (id: string, limit: number) => sorted.filter((question) => question.id > id).slice(0, limit)

export const questionPages: PublicPages = {
  tags: [INTERVIEW_QUESTIONS],
  list: async (_tx, place) =>
    after(place.after ?? "", place.limit).map(({ id }) => ({
      key: id,
      path: publicPath("interview-question", id),
      languages,
      changedOn: REVISED_ON,
    })),
  newest: null,
}

export const questionSource: SearchSource = {
  noun: "interview-question",
  tag: INTERVIEW_QUESTIONS,
  edition: hash("sha256", JSON.stringify(questions), "base64url").slice(0, 16),
  path: (id) => publicPath("interview-question", id),
  documentsAfter: async (_tx, id, limit) => after(id, limit).map(documentOf),
}

const documentOf = ({ id, kind, question, intent, weak, model }: Question): SearchDocument => ({
  noun: "interview-question",
  id,
  audience: "everyone",
  freshAt: new Date(`${REVISED_ON}T00:00:00Z`),
  level: null,
  categoryKey: null,
  facets: {},
  terms: [],
  texts: Object.fromEntries(
    languages.map((language) => [
      language,
      {
        title: question[language],
        label: interviewKindNames[kind][language],
        headings: [],
        body: [intent, ...weak, model].map((text) => text[language]).join("\n"),
      },
    ]),
  ),
})
