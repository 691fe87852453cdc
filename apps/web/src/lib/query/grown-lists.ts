// Lists extended with "more". The cache is per language, so in the other language a list would restart with
// its first page: it is fetched to the same length before the language changes, which keeps the reader's
// position.
import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query"

interface GrownList {
  readonly queryKey: QueryKey
  readonly options: object
  readonly pages: number
}

const pagesOf = (data: unknown) =>
  typeof data === "object" && data !== null && "pages" in data && "pageParams" in data
    ? (data as InfiniteData<unknown>).pages.length
    : 0

/** The lists on screen with more than one page. */
export const grownLists = (client: QueryClient): GrownList[] =>
  client
    .getQueryCache()
    .findAll({ type: "active" })
    .flatMap(({ queryKey, options, state }) => {
      const pages = pagesOf(state.data)
      return pages > 1 ? [{ queryKey, options, pages }] : []
    })

/** Fetches as many pages of each in the current language. A list that cannot be fetched starts over. */
export async function regrow(client: QueryClient, lists: readonly GrownList[]): Promise<void> {
  await Promise.all(
    lists.map(({ queryKey, options, pages }) => {
      // The hash contains the previous language.
      const { queryHash: _, ...own } = options as { queryHash?: string }
      // A cached list in this language may be shorter, even if fresh.
      const isShorter = pagesOf(client.getQueryData(queryKey)) < pages
      const fetching = {
        ...own,
        queryKey,
        pages,
        ...(isShorter ? { staleTime: 0 } : {}),
      } as Parameters<typeof client.fetchInfiniteQuery>[0]
      return client.fetchInfiniteQuery(fetching).catch(() => undefined)
    }),
  )
}
