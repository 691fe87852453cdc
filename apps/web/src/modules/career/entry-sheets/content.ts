// An entry sheet: the answers to a company's questions.
import {
  type EsQuestion,
  esQuestions,
  LARGEST_ANSWER_LIMIT,
  LONGEST_ANSWER,
  LONGEST_DOCUMENT_TITLE,
  MOST_EPISODES_OF_ANSWER,
} from "@shirube/vocabulary/career/career-documents/choices"
import { randomUuid } from "#web/lib/api/random-key.ts"
import type { ContentOf } from "../career-documents/queries.ts"

export type EntrySheetContent = ContentOf<"entry-sheet">
export type Answer = EntrySheetContent["answers"][number]

/** What most companies ask. */
const usualQuestions: readonly EsQuestion[] = ["self-pr", "student-life", "motivation"]
const USUAL_LIMIT = 400

export const blankAnswer = (question: EsQuestion, episodes: readonly string[] = []): Answer => ({
  id: randomUuid(),
  question,
  asked: null,
  limit: USUAL_LIMIT,
  counts: "all",
  text: "",
  episodes: [...episodes],
})

interface Beginning {
  readonly title: string
  readonly application?: string | undefined
  readonly episode?: string | undefined
}

/** For a company, its usual questions; otherwise one answer, from a story if there is one. */
export const blankEntrySheet = ({ title, application, episode }: Beginning): EntrySheetContent => ({
  kind: "entry-sheet",
  title: title.slice(0, LONGEST_DOCUMENT_TITLE).toWellFormed(),
  application: application ?? null,
  answers: (application === undefined ? (["student-life"] as const) : usualQuestions).map((question) =>
    blankAnswer(question, episode === undefined ? [] : [episode]),
  ),
  dismissedHints: [],
})

/** The first usual question that is not there yet, then the company's own ones. */
export const nextQuestion = (answers: readonly Answer[]): EsQuestion =>
  esQuestions.find((each) => answers.every(({ question }) => question !== each)) ?? "own"

export const withEpisode = (answer: Answer, episode: string): Answer =>
  answer.episodes.includes(episode) || answer.episodes.length >= MOST_EPISODES_OF_ANSWER
    ? answer
    : { ...answer, episodes: [...answer.episodes, episode] }

/** Puts text at the cursor, in a line of its own. What does not fit is cut off at the end. */
export function insertAt(text: string, start: number, end: number, inserted: string) {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const gap = before === "" || /\s$/.test(before) ? "" : "\n"
  const next = after === "" || /^\s/.test(after) ? "" : "\n"
  const whole = `${before}${gap}${inserted}${next}${after}`
  return {
    text: whole.slice(0, LONGEST_ANSWER).toWellFormed(),
    caret: Math.min(LONGEST_ANSWER, start + gap.length + inserted.length),
  }
}

/** Empty or not a number: no limit. */
export function limitIn(typed: string): number | null {
  const limit = Math.trunc(Number(typed))
  return typed.trim() === "" || !Number.isFinite(limit)
    ? null
    : Math.min(LARGEST_ANSWER_LIMIT, Math.max(1, limit))
}
