import { infiniteQueryOptions, type QueryKey } from "@tanstack/react-query"

interface ListPage {
  readonly nextCursor: string | null
}

interface ListQuery<Page extends ListPage> {
  /** The list and its filters. */
  readonly key: QueryKey
  readonly cursor: string | undefined
  readonly fetch: (page: { readonly cursor?: string }, signal: AbortSignal) => Promise<Page>
  /** Events that refresh it. */
  readonly tags?: readonly string[]
}

/** The list for one URL, starting at its cursor; further pages are fetched on request. */
export const listQuery = <Page extends ListPage>({ key, cursor, fetch, tags }: ListQuery<Page>) =>
  infiniteQueryOptions({
    queryKey: [...key, cursor ?? null],
    queryFn: ({ pageParam, signal }) => fetch(pageParam ? { cursor: pageParam } : {}, signal),
    initialPageParam: cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    ...(tags ? { meta: { tags } } : {}),
  })
