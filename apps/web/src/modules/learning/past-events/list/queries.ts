// The list's client cache. Apart from queries.ts, so that a past event's page does not load it.

import { topicTexts } from "@shirube/vocabulary/topics"
import { listQuery } from "#web/kits/lists/list-query.ts"
import { type ListContext, loadList } from "#web/kits/lists/load-list.ts"
import { api } from "#web/lib/api/api.ts"
import { type PastEventSearch, pastEventList } from "../address.ts"

export const pastEventsQuery = ({ cursor, ...filters }: PastEventSearch) =>
  listQuery({
    key: ["past-events", "list", filters],
    cursor,
    fetch: (page, signal) =>
      api("GET /v1/past-events", { query: { ...filters, ...page }, handles: [422], signal }),
    tags: ["past-events"],
  })

export async function loadPastEvents(
  context: ListContext,
  search: PastEventSearch,
): Promise<{ readonly search: PastEventSearch; readonly topic: string | undefined }> {
  await loadList(context, pastEventList, search, (cache) =>
    cache.ensureInfiniteQueryData(pastEventsQuery(search)),
  )
  return { search, topic: search.topic && topicTexts[search.topic].name[context.locale.language] }
}
