import { notFound, redirect } from "@tanstack/react-router"
import { isUnknownId } from "#web/lib/api/is-api-error.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { stringifySearch } from "#web/lib/page/search-params.ts"
import { questionHref } from "../address.ts"
import { fetchAnswers, fetchInTopic, fetchQuestion, type Question, type QuestionSummary } from "../queries.ts"
import type { ReadingSearch } from "./address.ts"
import { answerWithPageHtml, questionWithPageHtml } from "./with-page-html.ts"

export interface LoadedQuestion {
  readonly question: Question
  /** Other questions of its first topic. */
  readonly related: readonly QuestionSummary[]
  readonly search: ReadingSearch
}

const RELATED = 4

export async function loadQuestion(
  { locale }: Pick<RouterContext, "locale">,
  id: string,
  search: ReadingSearch,
  signal: AbortSignal,
): Promise<LoadedQuestion> {
  try {
    const question = questionWithPageHtml(await fetchQuestion(id, search.in, signal))
    if (question.id !== id)
      throw redirect({
        href: withPrefix(`${questionHref(question.id)}${stringifySearch({ ...search })}`, locale.prefix),
        statusCode: 301,
      })
    const [topic] = question.topics
    const [{ items: others }, later] = await Promise.all([
      topic ? fetchInTopic(topic.key, RELATED + 1, signal) : { items: [] },
      search.cursor === undefined ? undefined : fetchAnswers(id, search.in, search.cursor, signal),
    ])
    return {
      question: later
        ? {
            ...question,
            answers: { items: later.items.map(answerWithPageHtml), nextCursor: later.nextCursor },
          }
        : question,
      related: others.filter((other) => other.id !== question.id).slice(0, RELATED),
      search,
    }
  } catch (error) {
    if (isUnknownId(error)) throw notFound()
    throw error
  }
}
