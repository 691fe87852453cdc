// Lists that have grown by "more". The cache keeps each language apart, so a list on the screen starts again with its first page in
// the other language: it is fetched to the same length before the page changes, and the reader's place is still there.
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

/** The lists on the screen that are longer than a page. */
export const grownLists = (client: QueryClient): GrownList[] =>
  client
    .getQueryCache()
    .findAll({ type: "active" })
    .flatMap(({ queryKey, options, state }) => {
      const pages = pagesOf(state.data)
      return pages > 1 ? [{ queryKey, options, pages }] : []
    })

/** Fetches as many pages of each in the language of now. A list that cannot be fetched starts with what the page asks for. */
export async function regrow(client: QueryClient, lists: readonly GrownList[]): Promise<void> {
  await Promise.all(
    lists.map(({ queryKey, options, pages }) => {
      // The hash names the language of before.
      const { queryHash: _, ...own } = options as { queryHash?: string }
      // What was fetched before in this language may be shorter, however fresh it is.
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
