import { gunzipSync } from "node:zlib"
import { describe, expect, test, vi } from "vitest"
import { createPageCache, freshNonce, keyOf, type RequestHeaders, type StoredAnswer } from "./page-cache.ts"

const HOLE = "@hole@"
const aCache = (over: { maxPages?: number; maxBytes?: number } = {}) =>
  createPageCache({
    maxPages: 100,
    maxBytes: 1_000_000,
    hole: HOLE,
    headers: (nonce) => ({ "Content-Security-Policy": `script-src 'nonce-${nonce}'` }),
    ...over,
  })
const rendered =
  (html: string, mayBeStored = true) =>
  async () => ({
    status: 200,
    headers: [],
    html,
    mayBeStored,
  })
const html = `<script nonce="${HOLE}"></script>`
const bodyOf = (answer: StoredAnswer | undefined) => Buffer.concat(answer?.chunks ?? [])

describe("a stored page", () => {
  test("is answered with a fresh nonce in page and policy", async () => {
    const cache = aCache()
    await cache.render("/article", {}, rendered(html))
    const nonces = [1, 2].map(() => {
      const answer = cache.answer("GET", "/article", {})
      const nonce = /nonce="(.+)"/.exec(bodyOf(answer).toString())?.[1]
      expect(answer?.headers["Content-Security-Policy"]).toBe(`script-src 'nonce-${nonce}'`)
      expect(answer?.headers["Content-Length"]).toBe(String(bodyOf(answer).length))
      return nonce
    })
    expect(new Set(nonces).size).toBe(2)
  })
  test("is compressed for who can read it", async () => {
    const cache = aCache()
    await cache.render("/", {}, rendered(html))
    const answer = cache.answer("GET", "/", { "accept-encoding": "br, gzip" })
    expect(answer?.headers["Content-Encoding"]).toBe("gzip")
    expect(gunzipSync(bodyOf(answer)).toString()).toMatch(/^<script nonce="[\w+/=]{24}"><\/script>$/)
    expect(cache.answer("GET", "/", { "accept-encoding": "gzip;q=0" })?.headers).not.toHaveProperty(
      "Content-Encoding",
    )
  })
  test("answers HEAD without a body and 304 without a policy", async () => {
    const cache = aCache()
    await cache.render("/", {}, rendered(html))
    const head = cache.answer("HEAD", "/", {})
    expect(head?.chunks).toEqual([])
    expect(Number(head?.headers["Content-Length"])).toBeGreaterThan(0)
    const etag = String(head?.headers.ETag)
    const unchanged = cache.answer("GET", "/", { "if-none-match": `"x", ${etag}` })
    expect(unchanged?.status).toBe(304)
    expect(unchanged?.headers).not.toHaveProperty("Content-Security-Policy")
  })
  test("is gone once the data has changed", async () => {
    const cache = aCache()
    await cache.render("/", {}, rendered(html))
    cache.drop()
    expect(cache.answer("GET", "/", {})).toBeUndefined()
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })
  test("is nobody's answer to POST", async () => {
    const cache = aCache()
    await cache.render("/", {}, rendered(html))
    expect(cache.answer("POST", "/", {})).toBeUndefined()
  })
})

describe("rendering", () => {
  test("happens once for a hundred who ask at the same time", async () => {
    const cache = aCache()
    const produce = vi.fn(rendered(html))
    await Promise.all(Array.from({ length: 100 }, () => cache.render("/", {}, produce)))
    expect(produce).toHaveBeenCalledOnce()
  })
  test("that fails is tried again by the next one", async () => {
    const cache = aCache()
    await expect(cache.render("/", {}, () => Promise.reject(new Error("no")))).rejects.toThrow("no")
    await cache.render("/", {}, rendered(html))
    expect(cache.answer("GET", "/", {})).toBeDefined()
  })
  test("that the data overtook is not stored, and who asks after the change gets the new page", async () => {
    const cache = aCache()
    const { promise, resolve } = Promise.withResolvers<void>()
    const old = cache.render("/", {}, async () => {
      await promise
      return { status: 200, headers: [], html: "old", mayBeStored: true }
    })
    cache.drop()
    const fresh = await cache.render("/", {}, rendered("new"))
    resolve()
    await old
    expect(fresh.html).toBe("new")
    expect(bodyOf(cache.answer("GET", "/", {})).toString()).toBe("new")
  })
  test("of a page that may not be stored is not stored", async () => {
    const cache = aCache()
    await cache.render("/nothing-here", {}, rendered("404", false))
    expect(cache.size().pages).toBe(0)
  })
})

describe("the cache has bounds", () => {
  test("in pages: what nobody asked for longest goes first", async () => {
    const cache = aCache({ maxPages: 2 })
    await cache.render("/a", {}, rendered("a"))
    await cache.render("/b", {}, rendered("b"))
    cache.answer("GET", "/a", {})
    await cache.render("/c", {}, rendered("c"))
    expect(["/a", "/b", "/c"].map((path) => Boolean(cache.answer("GET", path, {})))).toEqual([
      true,
      false,
      true,
    ])
  })
  test("in bytes", async () => {
    const cache = aCache({ maxBytes: 2500 })
    for (const path of ["/a", "/b", "/c"]) await cache.render(path, {}, rendered("x".repeat(1000)))
    expect(cache.size().pages).toBe(2)
    expect(cache.size().bytes).toBeLessThanOrEqual(2500)
    await cache.render("/huge", {}, rendered("x".repeat(5000)))
    expect(cache.answer("GET", "/huge", {})).toBeUndefined()
  })
})

describe("the key of a page", () => {
  const key = (url: string, headers: RequestHeaders = {}) => keyOf(url, headers)
  test("knows language, theme, furigana and address", () => {
    const keys = [
      key("/article"),
      key("/article", { cookie: "lang=ja" }),
      key("/article", { cookie: "theme=dark" }),
      key("/article", { cookie: "furigana=off" }),
      key("/article?category=es"),
      key("/ja/article"),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
  test("is the same for the same page", () => {
    expect(key("/article", { "accept-language": "ja" })).toBe(key("/article", { cookie: "x=1; lang=ja" }))
    expect(key("/article?a=1&b=2")).toBe(key("/article?b=2&a=1"))
    expect(key("/ja/article", { cookie: "lang=en" })).toBe(key("/ja/article"))
    expect(key("/", { cookie: "mylang=ja; theme=evil" })).toBe(key("/"))
  })
  test("does not exist for anyone with a session, or for oddly spelled addresses", () => {
    expect(key("/", { cookie: "lang=ja; auth.strategy=local" })).toBeUndefined()
    expect(key("/%61rticle")).toBeUndefined()
    expect(key("//evil")).toBeUndefined()
    expect(key(`/?q=${"x".repeat(300)}`)).toBeUndefined()
  })
})

test("nonces do not repeat", () => {
  expect(new Set(Array.from({ length: 5000 }, freshNonce)).size).toBe(5000)
})
