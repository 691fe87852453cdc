import { notFound } from "@tanstack/react-router"
import {
  fetchAnswers,
  fetchInTopic,
  fetchQuestion,
  isUnknownQuestion,
  type Question,
  type QuestionSummary,
} from "../queries.ts"
import type { ReadingSearch } from "./address.ts"
import { heldAnswer, heldQuestion } from "./held.ts"

export interface LoadedQuestion {
  readonly question: Question
  /** Others of its first topic. */
  readonly related: readonly QuestionSummary[]
  readonly search: ReadingSearch
}

const RELATED = 4

export async function loadQuestion(
  id: string,
  search: ReadingSearch,
  signal: AbortSignal,
): Promise<LoadedQuestion> {
  try {
    const question = heldQuestion(await fetchQuestion(id, search.in, signal))
    const [topic] = question.topics
    const [{ items: others }, later] = await Promise.all([
      topic ? fetchInTopic(topic.key, RELATED + 1, signal) : { items: [] },
      search.cursor === undefined ? undefined : fetchAnswers(id, search.in, search.cursor, signal),
    ])
    return {
      question: later
        ? { ...question, answers: { items: later.items.map(heldAnswer), nextCursor: later.nextCursor } }
        : question,
      related: others.filter((other) => other.id !== question.id).slice(0, RELATED),
      search,
    }
  } catch (error) {
    if (isUnknownQuestion(error)) throw notFound()
    throw error
  }
}
