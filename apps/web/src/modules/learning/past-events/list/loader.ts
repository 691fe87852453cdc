import { topicTexts } from "@shirube/vocabulary/topics"
import { type ListContext, loadList } from "#web/kits/lists/load-list.ts"
import { type PastEventSearch, pastEventList } from "../address.ts"
import { pastEventsQuery } from "./queries.ts"

export async function loadPastEvents(
  context: ListContext,
  search: PastEventSearch,
): Promise<{ readonly search: PastEventSearch; readonly topic: string | undefined }> {
  await loadList(context, pastEventList, search, (cache) =>
    cache.ensureInfiniteQueryData(pastEventsQuery(search)),
  )
  return { search, topic: search.topic && topicTexts[search.topic].name[context.locale.language] }
}
