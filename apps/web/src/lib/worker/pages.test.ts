import { describe, expect, test } from "vitest"
import { ASSETS, MOST_PAGES, PAGES, personalOf, SAVED, shellOf } from "../offline/names.ts"
import { createPages } from "./pages.ts"

const ORIGIN = "https://shirube.test"
const NOON = new Date("2026-11-18T12:00:00+09:00").getTime()
const HOUR = 3_600_000

/** Stores by address, in the order of writing, as browsers do. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>()
  async open(name: string) {
    const entries = this.stores.get(name) ?? new Map<string, Response>()
    this.stores.set(name, entries)
    const addressOf = (key: string | { url: string }) => (typeof key === "string" ? key : key.url)
    return {
      match: async (key: string) => entries.get(addressOf(key))?.clone(),
      put: async (key: string, response: Response) => void entries.set(addressOf(key), response),
      delete: async (key: string | { url: string }) => entries.delete(addressOf(key)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    }
  }
  keys = async () => [...this.stores.keys()]
  delete = async (name: string) => this.stores.delete(name)
  addresses = (name: string) =>
    [...(this.stores.get(name)?.keys() ?? [])].map((url) => url.replace(ORIGIN, ""))
}

const html = (text: string) => `<!doctype html><html lang="en"><head><title>${text}</title></head></html>`
const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(html(text), {
    headers: { "Content-Type": "text/html", "Cache-Control": "public, max-age=0", ...headers },
  })

function aDevice() {
  const caches = new FakeCaches()
  const site = new Map<string, () => Promise<Response>>()
  const work: Promise<unknown>[] = []
  const clock = { now: NOON, late: () => new Promise<unknown>(() => {}) }
  const asked: string[] = []
  const deps = {
    caches: caches as unknown as CacheStorage,
    fetch: async (request: Request | string) => {
      const path = (typeof request === "string" ? request : request.url).replace(ORIGIN, "")
      asked.push(path)
      const answer = site.get(path)
      if (!answer) throw new TypeError("Failed to fetch")
      return answer()
    },
    origin: ORIGIN,
    now: () => clock.now,
    wait: () => clock.late(),
  }
  const worker = (build = "one") => createPages({ ...deps, build })
  const pages = worker()
  const open = async (path: string, from = pages) => {
    const request = new Request(ORIGIN + path)
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
    const response = await from.page({ request, waitUntil, respondWith: () => {} })
    await Promise.all(work)
    return response
  }
  const read = (path: string, assets: readonly string[] = []) =>
    pages.read({ address: ORIGIN + path, language: "ja", isDocument: false, assets })
  const asset = async (path: string) => {
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
    const response = await pages.asset({ request: new Request(ORIGIN + path), waitUntil })
    await Promise.all(work)
    return response
  }
  return { caches, site, clock, asked, pages, worker, open, read, asset }
}

describe("a page", () => {
  test("comes from the network, and from the device without one, with its time", async () => {
    const { site, open, clock } = aDevice()
    site.set("/en/article/a", async () => page("First"))
    expect(await (await open("/en/article/a")).text()).toBe(html("First"))
    site.set("/en/article/a", async () => page("Second"))
    expect(await (await open("/en/article/a")).text()).toBe(html("Second"))
    site.clear()
    clock.now += 30 * HOUR
    const stored = await (await open("/en/article/a")).text()
    expect(stored).toContain(`data-stored-at="${NOON}"`)
    expect(stored).toContain("Second")
  })

  test("keeps its Content-Security-Policy", async () => {
    const { site, open } = aDevice()
    site.set("/a", async () => page("A", { "Content-Security-Policy": "default-src 'self'" }))
    await open("/a")
    site.clear()
    expect((await open("/a")).headers.get("Content-Security-Policy")).toBe("default-src 'self'")
  })

  test("is one of the last thirty", async () => {
    const { site, open, caches } = aDevice()
    for (let number = 0; number <= MOST_PAGES; number += 1) {
      site.set(`/article/${number}`, async () => page(`Article ${number}`))
      await open(`/article/${number}`)
    }
    await open("/article/1")
    const stored = caches.addresses(PAGES)
    expect(stored).toHaveLength(MOST_PAGES)
    expect(stored).not.toContain("/article/0")
    expect(stored.at(-1)).toBe("/article/1")
  })

  test.each([
    ["with a secret or personal data", { "Cache-Control": "private, no-store" }],
    ["without a word about storing", { "Cache-Control": "" }],
    ["of another type", { "Content-Type": "application/pdf" }],
  ])("%s is not stored", async (_, headers: Record<string, string>) => {
    const { site, open, caches } = aDevice()
    site.set("/account", async () => page("Mine", headers))
    await open("/account")
    expect(caches.addresses(PAGES)).toEqual([])
  })

  test("that was cut off, failed or belongs to signing in is not stored", async () => {
    const { site, open, caches } = aDevice()
    const type = { "Content-Type": "text/html", "Cache-Control": "public" }
    site.set("/cut", async () => new Response("<html><body>", { headers: type }))
    site.set("/broken", async () => new Response(html("500"), { status: 500, headers: type }))
    site.set("/ja/sign-in", async () => page("Sign in"))
    for (const path of ["/cut", "/broken", "/ja/sign-in"]) await open(path)
    expect(caches.addresses(PAGES)).toEqual([])
  })

  test("that the network delays comes from the device only if it is from today", async () => {
    const { site, open, pages, clock } = aDevice()
    site.set("/a", async () => page("Stored"))
    await open("/a")
    const late = Promise.withResolvers<Response>()
    site.set("/a", () => late.promise)
    clock.late = async () => "late"
    clock.now += HOUR
    const event = { request: new Request(`${ORIGIN}/a`), waitUntil: () => {}, respondWith: () => {} }
    expect(await (await pages.page(event)).text()).toContain("Stored")
    clock.now += 24 * HOUR
    const later = pages.page(event)
    late.resolve(page("Current"))
    expect(await (await later).text()).toContain("Current")
  })
})

describe("the offline page", () => {
  const offline = (text: string) => async () => page(`${text}<link href="/assets/site-1.js">`)

  test("follows the language of the address, or of the last page", async () => {
    const { site, pages, open, read } = aDevice()
    site.set("/en/offline", offline("Offline"))
    site.set("/ja/offline", offline("オフライン"))
    await pages.install()
    const to = async (path: string) => (await open(path)).headers.get("Location")?.replace(ORIGIN, "")
    site.clear()
    expect(await to("/en/course/x?a=1")).toBe("/en/offline?from=%2Fen%2Fcourse%2Fx%3Fa%3D1")
    expect(await to("/course/x")).toBe("/en/offline?from=%2Fcourse%2Fx")
    await read("/article/a").catch(() => {})
    expect(await to("/course/x")).toBe("/ja/offline?from=%2Fcourse%2Fx")
    expect(await (await open("/ja/offline?from=%2Fcourse%2Fx")).text()).toContain("オフライン")
  })

  test("is part of every build; one that lacks it is not installed", async () => {
    const { site, pages } = aDevice()
    site.set("/en/offline", offline("Offline"))
    site.set("/ja/offline", async () => new Response("", { status: 503 }))
    await expect(pages.install()).rejects.toThrow("503")
  })

  test("of the build before is deleted, and pages that were read stay", async () => {
    const { site, caches, open, pages, worker } = aDevice()
    site.set("/en/offline", offline("One"))
    site.set("/ja/offline", offline("One"))
    site.set("/article/a", async () => page("A"))
    await pages.install()
    await open("/article/a")
    const next = worker("two")
    site.set("/en/offline", offline("Two"))
    await next.install()
    await next.activate()
    site.clear()
    expect(caches.stores.has(shellOf("one"))).toBe(false)
    expect(await (await open("/en/offline", next)).text()).toContain("Two")
    expect(await (await open("/article/a", next)).text()).toContain("A")
  })
})

describe("files of a build", () => {
  test("are loaded once", async () => {
    const { site, asset, asked, read } = aDevice()
    site.set("/assets/a.js", async () => new Response("a"))
    site.set("/assets/b.js", async () => new Response("b"))
    site.set("/article/a", async () => page("A"))
    await read("/article/a", ["/assets/a.js"])
    await asset("/assets/b.js")
    site.clear()
    for (const name of ["a", "b"]) expect(await (await asset(`/assets/${name}.js`)).text()).toBe(name)
    expect(asked).toEqual(["/article/a", "/assets/a.js", "/assets/b.js"])
  })

  test("that are missing are not stored", async () => {
    const { site, asset, caches } = aDevice()
    site.set("/assets/old.js", async () => new Response("", { status: 404 }))
    expect((await asset("/assets/old.js")).status).toBe(404)
    expect(caches.addresses(ASSETS)).toEqual([])
  })
})

test("files that kept pages load later are stored with them", async () => {
  const { site, pages, caches } = aDevice()
  site.set("/assets/code-at-the-door.js", async () => new Response("code"))
  await pages.keep({ addresses: [], assets: ["/assets/code-at-the-door.js"] })
  expect(caches.addresses(ASSETS)).toEqual(["/assets/code-at-the-door.js"])
})

test("a page that is kept is stored after its files", async () => {
  const { site, pages, caches, asked } = aDevice()
  const script = Promise.withResolvers<Response>()
  site.set("/calendar", async () => page('<link href="/assets/a.js">'))
  site.set("/assets/a.js", () => script.promise)
  const keeping = pages.keep({ addresses: [`${ORIGIN}/calendar`], assets: [] })
  await expect.poll(() => asked).toContain("/assets/a.js")
  expect(caches.addresses(SAVED)).toEqual([])
  script.resolve(new Response("a"))
  await keeping
  expect(caches.addresses(SAVED)).toEqual(["/calendar"])
  expect(caches.addresses(ASSETS)).toEqual(["/assets/a.js"])
})

describe("after signing out", () => {
  test("no page and nothing personal stays", async () => {
    const { site, caches, pages, open } = aDevice()
    site.set("/article/a", async () => page("A"))
    await open("/article/a")
    await caches.open(personalOf("key"))
    await pages.clear()
    expect([...caches.stores.keys()]).not.toContain(PAGES)
    expect([...caches.stores.keys()]).not.toContain(personalOf("key"))
  })

  test("a page that was still loading is not stored", async () => {
    const { site, caches, pages, read } = aDevice()
    const late = Promise.withResolvers<Response>()
    site.set("/article/a", () => late.promise)
    const reading = read("/article/a")
    await pages.clear()
    late.resolve(page("A"))
    await reading
    expect(caches.addresses(PAGES)).toEqual([])
  })
})
