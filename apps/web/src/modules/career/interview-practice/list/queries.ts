// The list's client cache. Apart from queries.ts, so that a question's page does not load it.
import { listQuery } from "#web/kits/lists/list-query.ts"
import { type ListContext, loadList } from "#web/kits/lists/load-list.ts"
import { api } from "#web/lib/api/api.ts"
import { type InterviewSearch, interviewList } from "../address.ts"

export const interviewQuestionsQuery = ({ cursor, ...filters }: InterviewSearch) =>
  listQuery({
    key: ["interview-questions", "list", filters],
    cursor,
    fetch: (page, signal) =>
      api("GET /v1/interview-questions", { query: { ...filters, ...page }, handles: [422], signal }),
  })

export async function loadInterviewQuestions(
  context: ListContext,
  search: InterviewSearch,
): Promise<{ readonly search: InterviewSearch }> {
  await loadList(context, interviewList, search, (cache) =>
    cache.ensureInfiniteQueryData(interviewQuestionsQuery(search)),
  )
  return { search }
}
