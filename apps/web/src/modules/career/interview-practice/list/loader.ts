import { type ListContext, loadList } from "#web/kits/lists/load-list.ts"
import { type InterviewSearch, interviewList } from "../address.ts"
import { interviewQuestionsQuery } from "./queries.ts"

export async function loadInterviewQuestions(
  context: ListContext,
  search: InterviewSearch,
): Promise<{ readonly search: InterviewSearch }> {
  await loadList(context, interviewList, search, (cache) =>
    cache.ensureInfiniteQueryData(interviewQuestionsQuery(search)),
  )
  return { search }
}
