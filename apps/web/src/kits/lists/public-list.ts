// A public list whose state is its URL: filters, and the cursor of a later page. The list describes itself once,
// beside its address; its loader, head, cached pages and links are made from that.
import type { Address } from "#web/lib/page/address.ts"
import type { PageHead } from "#web/lib/page/head.ts"
import { type PageMatch, page } from "#web/lib/page/page.ts"

export interface ListSearch {
  readonly cursor?: string
}

export interface ListDescription<Search extends ListSearch> {
  readonly href: (search: Omit<Search, "cursor"> & ListSearch) => Address
  /** Parameters with few values; only pages with these are cached. Searches and cursors are unlimited. */
  readonly cacheableParams: readonly ParamOf<Search>[]
  /** Parameters that make a page of its own for search engines, in the order of the URL; defaults to the cacheable ones. */
  readonly canonicalParams?: readonly ParamOf<Search>[]
  /** Besides the cursor: a page with one of these is hidden from search engines. */
  readonly hiddenParams?: readonly ParamOf<Search>[]
}

type ParamOf<Search> = Exclude<keyof Search, "cursor"> & string

/** The first page: cursors are only valid for the list that they were made for. */
export const withoutCursor = <Search extends ListSearch>({
  cursor: _,
  ...search
}: Search): Omit<Search, "cursor"> => search

type ListHead = Pick<PageHead, "title" | "description" | "canonicalPath" | "hidden">

/** The head of the list that `search` shows; before it is loaded, of the whole list. */
export function listHead<Search extends ListSearch>(
  {
    cacheableParams,
    canonicalParams = cacheableParams,
    hiddenParams = [],
  }: Omit<ListDescription<Search>, "href">,
  match: PageMatch,
  search: Search | undefined,
  head: ListHead,
) {
  const has = (param: keyof Search) => search?.[param] !== undefined
  return page(match, {
    ...head,
    canonicalSearch: Object.fromEntries(
      canonicalParams.filter(has).map((param) => [param, String(search?.[param])]),
    ),
    hidden: head.hidden || has("cursor") || hiddenParams.some(has),
  })
}
