// The question lists' client cache.
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { listQuery } from "#web/kits/lists/list-query.ts"
import { type ListContext, loadList } from "#web/kits/lists/load-list.ts"
import { api } from "#web/lib/api/api.ts"
import { type AskSearch, isOwnList, type OwnList, type PublicList, questionList } from "../address.ts"
import type { ShownTopic } from "../queries.ts"
import { fetchTopics } from "../queries.ts"

/** The public lists. */
export const questionsQuery = ({ list, topic, language, q, cursor }: AskSearch) => {
  const sort: PublicList = list === undefined || isOwnList(list) ? "newest" : list
  const filters = {
    sort,
    ...(topic ? { topic } : {}),
    ...(language ? { language } : {}),
    ...(q ? { q } : {}),
  }
  return listQuery({
    key: ["questions", "list", filters],
    cursor,
    fetch: (page, signal) =>
      api("GET /v1/questions", { query: { ...filters, ...page }, handles: [422], signal }),
    tags: ["questions"],
  })
}

const ownRoutes = {
  mine: "GET /v1/questions/mine",
  followed: "GET /v1/questions/followed",
  "for-me": "GET /v1/questions/for-me",
} as const satisfies Record<OwnList, string>

/** The member's own lists. */
export const ownQuestionsQuery = (list: OwnList) =>
  infiniteQueryOptions({
    queryKey: ["questions", "own", list],
    queryFn: ({ pageParam, signal }) =>
      api(ownRoutes[list], { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { tags: ["questions", "follow"] },
  })

/** With the number of questions in each. */
export const topicsQuery = () =>
  queryOptions({
    queryKey: ["topics"],
    queryFn: ({ signal }) => fetchTopics(signal),
    meta: { tags: ["questions"] },
  })

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
