// Pages and their files: from the network while there is one, otherwise from this device.
import {
  ASSETS,
  isOfOtherBuild,
  isOfReader,
  MOST_ASSETS,
  MOST_PAGES,
  OFFLINE_PATH,
  PAGES,
  SAVED,
  shellOf,
  type WorkerMessage,
} from "../offline/names.ts"
import type { FetchEvent, WorkerScope } from "./scope.ts"
import { assetsIn, mayBeStored, storedAt, storedPage, withTime } from "./stored-page.ts"

/** A connection that is slower counts as none if today's page is on this device. */
const LATE_MS = 4_000
/** The worker has just stored the page itself. */
const JUST_NOW_MS = 60_000
const STORAGE_MS = 300
const LANGUAGE = "/last-language"
const languages = ["en", "ja"]

interface Deps extends Pick<WorkerScope, "caches" | "fetch"> {
  readonly origin: string
  readonly build: string
  readonly now: () => number
  readonly wait: (ms: number) => Promise<unknown>
}

interface AssetEvent {
  readonly request: Request
  readonly waitUntil: (work: Promise<unknown>) => void
}

type Read = Extract<WorkerMessage, { kind: "read" }>
type Keep = Pick<Extract<WorkerMessage, { kind: "keep" }>, "addresses" | "assets">

export function createPages({ caches, fetch, origin, build, now, wait }: Deps) {
  const shell = shellOf(build)
  /** What was requested before a sign-out must not be stored after it. */
  let generation = 0

  const storeIn = async (name: string, address: string, response: Response, since: number): Promise<void> => {
    if (!mayBeStored(address, response)) return
    const page = await storedPage(response, now())
    if (!page || since !== generation) return
    const pages = await caches.open(name)
    // The order of the keys is the order of reading.
    await pages.delete(address)
    await pages.put(address, page)
    await trim(pages, MOST_PAGES)
    if (since !== generation) await caches.delete(name)
  }
  const store = (address: string, response: Response, since: number) =>
    storeIn(PAGES, address, response, since)

  const find = async (address: string): Promise<Response | undefined> =>
    (await (await caches.open(PAGES)).match(address)) ?? (await caches.open(SAVED)).match(address)

  /** The same page with other parameters: the calendar's plain address leads to the reader's own season. */
  const findVariant = async (pathname: string): Promise<string | undefined> => {
    const keys = await Promise.all([PAGES, SAVED].map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().findLast(({ url }) => new URL(url).pathname === pathname)?.url
  }

  const storeAssets = async (paths: readonly string[]): Promise<void> => {
    const assets = await caches.open(ASSETS)
    const isMissing = await Promise.all(paths.map(async (path) => !(await assets.match(origin + path))))
    // The browser has loaded them for the page, so that this costs the reader nothing.
    const load = async (path: string) => {
      const response = await fetch(origin + path, { cache: "force-cache" })
      if (response.ok) await assets.put(origin + path, response)
    }
    // One after the other, so that the page's own requests are not delayed.
    for (const path of paths.filter((_, index) => isMissing[index])) await load(path).catch(() => {})
    await trim(assets, MOST_ASSETS)
  }

  const offlinePage = async ({ pathname, search }: URL): Promise<Response> => {
    const stored = await caches.open(shell)
    const [, prefix] = /^\/(en|ja)(?=\/|$)/.exec(pathname) ?? []
    const language = prefix ?? (await (await stored.match(origin + LANGUAGE))?.text()) ?? "en"
    const own = `/${language}${OFFLINE_PATH}`
    if (pathname === own) return (await stored.match(origin + own)) ?? Response.error()
    return Response.redirect(`${origin}${own}?from=${encodeURIComponent(pathname + search)}`, 302)
  }

  const instead = async (url: URL): Promise<Response> => {
    const variant = url.search === "" ? await findVariant(url.pathname) : undefined
    return variant === undefined ? offlinePage(url) : Response.redirect(variant, 302)
  }

  return {
    /** Stores the offline page; without it this worker is not installed. */
    async install(): Promise<void> {
      const stored = await caches.open(shell)
      const pages = await Promise.all(
        languages.map(async (language) => {
          const address = `${origin}/${language}${OFFLINE_PATH}`
          const response = await fetch(address, { cache: "reload" })
          const page = response.ok ? await storedPage(response, now()) : undefined
          if (!page) throw new Error(`No offline page: ${response.status}`)
          await stored.put(address, page.clone())
          return page.text()
        }),
      )
      await storeAssets([...new Set(pages.flatMap(assetsIn))])
    },

    async activate(): Promise<void> {
      const names = await caches.keys()
      await Promise.all(
        names.filter((name) => isOfOtherBuild(name, build)).map((name) => caches.delete(name)),
      )
    },

    /** A document. The network first, so that an online reader gets the current page. */
    async page(event: FetchEvent): Promise<Response> {
      const { request } = event
      const url = new URL(request.url)
      const address = origin + url.pathname + url.search
      const since = generation
      const network = fetch(request).then((response) => {
        event.waitUntil(store(address, response.clone(), since).catch(() => {}))
        return response
      })
      const first = await Promise.race([
        network.catch(() => "offline" as const),
        wait(LATE_MS).then(() => "late" as const),
      ])
      if (first instanceof Response) return first
      const stored = await find(address)
      const isUsable = stored && (first === "offline" || isSameDay(storedAt(stored), now()))
      if (isUsable) {
        event.waitUntil(network.catch(() => {}))
        return withTime(stored)
      }
      return first === "late" ? network.catch(() => instead(url)) : instead(url)
    },

    /** From the device, unless its storage is busy: then the network is faster. */
    async asset({ request, waitUntil }: AssetEvent): Promise<Response> {
      const found = caches.open(ASSETS).then((assets) => assets.match(request.url))
      const stored = await Promise.race([found, wait(STORAGE_MS).then(() => undefined)])
      if (stored instanceof Response) return stored
      try {
        const response = await fetch(request)
        if (response.ok) {
          const copy = response.clone()
          waitUntil(
            caches
              .open(ASSETS)
              .then((assets) => assets.put(request.url, copy))
              .catch(() => {}),
          )
        }
        return response
      } catch (error) {
        const late = await found
        if (late) return late
        throw error
      }
    },

    /** A page that a reader has opened without the worker, or without loading a document. */
    async read({ address, language, isDocument, assets }: Omit<Read, "kind">): Promise<void> {
      const since = generation
      const stored = await caches.open(shell)
      await stored.put(origin + LANGUAGE, new Response(languages.find((each) => each === language) ?? "en"))
      const page = await find(address)
      if (!page || now() - storedAt(page) > JUST_NOW_MS)
        await store(address, await fetch(address, { cache: isDocument ? "force-cache" : "default" }), since)
      await storeAssets(assets)
    },

    async keep({ addresses, assets }: Keep): Promise<void> {
      const since = generation
      await storeAssets(assets)
      const saved = await caches.open(SAVED)
      const before = (await saved.keys()).map(({ url }) => url)
      await Promise.all(before.filter((url) => !addresses.includes(url)).map((url) => saved.delete(url)))
      // One after the other: the reader's own page comes first.
      for (const address of addresses) {
        const page = await find(address)
        if (page && isSameDay(storedAt(page), now())) continue
        const response = await fetch(address)
        // Its files first: a page that is stored is complete.
        if (response.ok) await storeAssets(assetsIn(await response.clone().text()))
        await storeIn(SAVED, address, response, since)
      }
    },

    async clear(): Promise<void> {
      generation += 1
      const names = await caches.keys()
      await Promise.all(names.filter(isOfReader).map((name) => caches.delete(name)))
    },
  }
}

async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}

const isSameDay = (one: number, other: number) =>
  new Date(one).toDateString() === new Date(other).toDateString()
