// Where a page is stored, and the way from a raw request to the stored page: synchronous and cheap, because it runs before
// everything else.
import { memoizeByText } from "@shirube/vocabulary/http/memoize"
import { readNotice } from "../browser/notice-cookie.ts"
import { publicPaths, type ServedPage, searchIsListedBy, searchReadBy } from "../page/page-data.ts"
import { ownSeasonSearch } from "../time/season-cookie.ts"
import { furiganaIn } from "./furigana.ts"
import { createIdleWork } from "./idle-work.ts"
import {
  createPageCache,
  type Delivery,
  type PageCache,
  type PageCacheOptions,
  type StoredAnswer,
} from "./page-cache.ts"
import {
  isSpelledAs,
  keyOf,
  memoizeForVisitors,
  type PageRequestInput,
  type Visit,
  visitOf,
  withoutPersonalData,
} from "./page-request.ts"
import { one } from "./site-answers.ts"

export interface StoragePlace {
  readonly key: string
  readonly isMember: boolean
  readonly cache: PageCache
}

/** As in node:http, where several cookie headers are already joined. */
type NodeHeaders = Readonly<Record<string, string | string[] | undefined>>

export interface PageStorage {
  /** A public page is rendered once for all members; the browser adds what is personal. */
  sharedWhereItCan(visit: Visit): Visit
  /** Undefined if the page is not stored. */
  placeOf(visit: Visit): StoragePlace | undefined
  /** The complete response if this request can be served from memory. */
  answer(method: string, url: string, headers: NodeHeaders): StoredAnswer | undefined
  readonly drop: PageCache["drop"]
}

interface Options extends Pick<PageCacheOptions, "headers"> {
  readonly pages: readonly ServedPage[]
  readonly isPageOfSite: (path: string) => boolean
}

/** What a page is to the storage, by its path and search. */
interface Address {
  /** The same for everyone. */
  readonly isShared: boolean
  /** What the page reads of the search. */
  readonly search: string
  readonly cache: PageCache
}

const PAGES = { maxPages: 500, maxBytes: 64 * 1024 * 1024 }
/** Pages at addresses that anyone can make up, such as searches: apart, so that they evict no other page. */
const MADE_UP = { maxPages: 60, maxBytes: 6 * 1024 * 1024 }

export function createPageStorage({ pages, isPageOfSite, headers }: Options): PageStorage {
  const idleWork = createIdleWork()
  const own = createPageCache({ ...PAGES, headers, idleWork })
  const madeUp = createPageCache({ ...MADE_UP, headers, idleWork })
  const isPublic = publicPaths(pages)
  const searchRead = searchReadBy(pages)
  const hasFewSearches = searchIsListedBy(pages)

  const addressOf = memoizeByText((address): Address => {
    const at = address.indexOf("?")
    const path = at === -1 ? address : address.slice(0, at)
    const isPage = isPageOfSite(path)
    const search = at === -1 ? "" : searchRead({ path, search: address.slice(at) })
    return {
      // The not-found page is the same for everyone too.
      isShared: isPublic(path) || !isPage,
      search,
      cache: isPage && hasFewSearches({ path, search }) ? own : madeUp,
    }
  })

  const sharedWhereItCan = (visit: Visit): Visit => {
    const { isShared, search } = addressOf(visit.page.path + visit.page.search)
    if (!isShared) return visit
    const read = visit.page.search === search ? visit : { ...visit, page: { ...visit.page, search } }
    return withoutPersonalData(read, Date.now())
  }

  const placeOf = (visit: Visit): StoragePlace | undefined => {
    const key = keyOf(visit)
    const { path, search, isMember } = visit.page
    return key === undefined ? undefined : { key, isMember, cache: addressOf(path + search).cache }
  }

  const placeAsked = memoizeForVisitors((asked: PageRequestInput): StoragePlace | null => {
    if (readNotice(asked.cookie)) return null
    const visit = sharedWhereItCan(visitOf(asked))
    if (ownSeasonSearch({ ...visit.page, cookie: asked.cookie }) !== undefined) return null
    return (isSpelledAs(asked.address, visit.page) && placeOf(visit)) || null
  })

  return {
    sharedWhereItCan,
    placeOf,
    answer(method, url, headers) {
      idleWork.busy()
      const place = placeAsked({
        address: url,
        cookie: one(headers.cookie),
        acceptLanguage: one(headers["accept-language"]),
      })
      if (!place) return undefined
      const delivery = {
        method,
        ifNoneMatch: one(headers["if-none-match"]),
        acceptEncoding: one(headers["accept-encoding"]),
        furigana: furiganaIn(one(headers.cookie)),
      }
      return place.cache.answer(place.key, delivery) ?? formerPage(place, delivery)
    },
    drop(tags, isAddition) {
      for (const cache of [own, madeUp]) cache.drop(tags, isAddition)
    },
  }
}

/** Members may have just changed the page, so they wait for the new version instead of a stale one. */
export const formerPage = ({ cache, key, isMember }: StoragePlace, delivery: Delivery) =>
  isMember ? undefined : cache.former(key, delivery)
