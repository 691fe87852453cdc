// The list's client cache. Apart from queries.ts, so that a tip's page does not load it.
import { listQuery } from "#web/kits/lists/list-query.ts"
import { type ListContext, loadList } from "#web/kits/lists/load-list.ts"
import { api } from "#web/lib/api/api.ts"
import { type TipSearch, tipList } from "../address.ts"

export const tipsQuery = ({ cursor, ...filters }: TipSearch) =>
  listQuery({
    key: ["tips", "list", filters],
    cursor,
    fetch: (page, signal) => api("GET /v1/tips", { query: { ...filters, ...page }, handles: [422], signal }),
  })

/** `senpai` is the author's name if the list is one author's. */
export async function loadTips(
  context: ListContext,
  search: TipSearch,
): Promise<{ readonly search: TipSearch; readonly senpai: string | undefined }> {
  const { pages } = await loadList(context, tipList, search, (cache) =>
    cache.ensureInfiniteQueryData(tipsQuery(search)),
  )
  return { search, senpai: search.senpai && pages[0]?.items[0]?.author.name }
}
