import { type ListContext, loadList } from "#web/kits/lists/load-list.ts"
import { type TipSearch, tipList } from "../address.ts"
import { tipsQuery } from "./queries.ts"

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
