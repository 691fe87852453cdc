import { type ListContext, loadList } from "#web/kits/lists/load-list.ts"
import { type AskSearch, isOwnList, questionList } from "../address.ts"
import type { ShownTopic } from "../queries.ts"
import { questionsQuery, topicsQuery } from "./queries.ts"

/** Members' own lists are not part of the page: the browser fetches them. */
export async function loadQuestions(
  context: ListContext,
  search: AskSearch,
): Promise<{ readonly search: AskSearch; readonly topic: ShownTopic | undefined }> {
  const [topics] = await loadList(context, questionList, search, (cache) =>
    Promise.all([
      cache.ensureQueryData(topicsQuery()),
      isOwnList(search.list) || search.ask
        ? undefined
        : cache.ensureInfiniteQueryData(questionsQuery(search)),
    ]),
  )
  return { search, topic: topics.items.find(({ key }) => key === search.topic) }
}
