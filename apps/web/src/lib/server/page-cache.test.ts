import { readFileSync } from "node:fs"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, test, vi } from "vitest"
import { createIdleWork } from "./idle-work.ts"
import { noCode } from "./inline-code.ts"
import { createPageCache, type Delivery, type StoredAnswer } from "./page-cache.ts"
import type { RenderedPage } from "./rendering.ts"

const aCache = (over: { maxPages?: number; maxBytes?: number } = {}) =>
  createPageCache({
    maxPages: 100,
    maxBytes: 1_000_000,
    idleWork: createIdleWork({ quietMs: 0 }),
    headers: ({ code: { scripts } }) => ({ "Content-Security-Policy": scripts.join(" ") }),
    ...over,
  })
const made = (html: string, facts: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [],
  body: html === "" ? undefined : new Uint8Array(Buffer.from(html)),
  code: noCode,
  isOutage: false,
  mayBeStored: true,
  tags: [],
  ...facts,
})
const rendered =
  (html: string, mayBeStored = true, tags: readonly string[] = []) =>
  async () =>
    made(html, { mayBeStored, tags })
const html = "<html><script>run()</script></html>"
const get = (over: Partial<Delivery> = {}): Delivery => ({
  method: "GET",
  ifNoneMatch: undefined,
  acceptEncoding: undefined,
  furigana: "on",
  ...over,
})
const page = (text: string) => `<html>${text}</html>`
const textOf = ({ body }: RenderedPage) => Buffer.from(body ?? []).toString()
const bodyOf = (answer: StoredAnswer | undefined) => Buffer.from(answer?.body ?? [])

describe("a cached page", () => {
  test("is dropped when one of its tags changes, and only then", async () => {
    const cache = aCache()
    await cache.render("/a", rendered(page("a"), true, ["articles", "article:a"]))
    await cache.render("/b", rendered(page("b"), true, ["article:b"]))
    await cache.render("/about", rendered(page("about")))
    const kept = () => ["/a", "/b", "/about"].filter((key) => cache.answer(key, get()))
    cache.drop(["article:c"])
    expect(kept()).toEqual(["/a", "/b", "/about"])
    cache.drop(["article:c", "articles"])
    expect(kept()).toEqual(["/b", "/about"])
    cache.drop()
    expect(kept()).toEqual([])
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })
  test("has the same ETag in every process, whenever each rendered it", async () => {
    const at = (ms: number, title = "A") =>
      page(
        `<script>{u:${ms},l:{title:"${title}"},known:"{\\"dehydratedAt\\":${ms},\\"dataUpdatedAt\\":${ms}}"}</script>`,
      )
    const tagOf = async (html: string) => {
      const cache = aCache()
      await cache.render("/a", rendered(html))
      return cache.answer("/a", get())?.headers.ETag
    }
    expect(await tagOf(at(1_794_931_195_584))).toBe(await tagOf(at(1_794_931_253_358)))
    expect(await tagOf(at(1_794_931_195_584))).not.toBe(await tagOf(at(1_794_931_195_584, "B")))
  })
  test("is not stored if its data changed while rendering", async () => {
    const cache = aCache()
    const late = cache.render("/a", async () => {
      cache.drop(["article:a"])
      return rendered(page("a"), true, ["article:a"])()
    })
    expect(textOf(await late)).toBe(page("a"))
    expect(cache.answer("/a", get())).toBeUndefined()
  })
  test("is served stale while it re-renders after an addition", async () => {
    const cache = aCache()
    const rendering = (text: string) => cache.render("/q", rendered(page(text), true, ["question:q"]))
    await rendering("one answer")
    cache.drop(["question:q"], true)
    expect([cache.answer("/q", get()), cache.former("/q", get())]).toEqual([undefined, undefined])
    const rerendering = rendering("two answers")
    expect(bodyOf(cache.former("/q", get())).toString()).toBe(page("one answer"))
    await rerendering
    expect(cache.former("/q", get())).toBeUndefined()
    expect(bodyOf(cache.answer("/q", get())).toString()).toBe(page("two answers"))
  })
  test("has a content security policy that allows its inline code", async () => {
    const cache = aCache()
    const code = { scripts: ["'sha256-a='"], styles: [] }
    await cache.render("/article", async () => made(html, { code }))
    const answer = cache.answer("/article", get())
    expect(bodyOf(answer).toString()).toBe(html)
    expect(answer?.headers).toMatchObject({
      "Content-Security-Policy": "'sha256-a='",
      "Content-Length": String(html.length),
    })
  })
  test("is compressed for clients that accept it", async () => {
    const cache = aCache()
    await cache.render("/", rendered(html))
    for (const [acceptEncoding, encoding] of [
      ["gzip, deflate, br, zstd", "br"],
      ["gzip;q=0.8, br;q=0.2", "gzip"],
      ["br;q=0, *", "gzip"],
    ]) {
      // Compressed in the background; until then on the fly.
      const answer = () => cache.answer("/", get({ acceptEncoding }))
      await expect.poll(() => answer()?.headers["Content-Encoding"]).toBe(encoding)
      const text = (encoding === "br" ? brotliDecompressSync : gunzipSync)(bodyOf(answer())).toString()
      expect(text).toBe(html)
      expect(answer()?.headers["Content-Length"]).toBe(String(bodyOf(answer()).length))
    }
    for (const acceptEncoding of ["gzip;q=0", "identity", "gzip;q=0.5, identity", "brotli", ""])
      expect(cache.answer("/", get({ acceptEncoding }))?.headers).not.toHaveProperty("Content-Encoding")
  })
  test("is compressed further in an idle moment if it is requested often", async () => {
    const cache = aCache()
    const text = page(readFileSync(import.meta.filename, "utf8"))
    await cache.render("/", rendered(text))
    await cache.render("/rare", rendered(text))
    const read = (key: string) => bodyOf(cache.answer(key, get({ acceptEncoding: "br" })))
    await expect.poll(() => read("/rare").length).toBeGreaterThan(0)
    const rare = read("/rare").length
    await expect.poll(() => read("/").length).toBeGreaterThan(0)
    await expect.poll(() => read("/").length).toBeLessThan(rare)
    expect(brotliDecompressSync(read("/")).toString()).toBe(text)
    expect(cache.answer("/", get({ acceptEncoding: "br" }))?.headers["Content-Length"]).toBe(
      String(read("/").length),
    )
    expect(read("/rare")).toHaveLength(rare)
  })
  test("is rendered once for all settings of furigana, each with its own ETag", async () => {
    const cache = aCache()
    const withSetting = (setting: string) =>
      `<html lang="ja" data-furigana="${setting}"><p>data-furigana="on"</p></html>`
    await cache.render("/", rendered(withSetting("on")))
    const answers = (["on", "off", "n3"] as const).map((furigana) => cache.answer("/", get({ furigana })))
    expect(answers.map((answer) => bodyOf(answer).toString())).toEqual(["on", "off", "n3"].map(withSetting))
    expect(new Set(answers.map((answer) => answer?.headers.ETag)).size).toBe(3)
    const [, , n3] = answers
    expect(n3?.headers["Content-Length"]).toBe(String(withSetting("n3").length))
    expect(cache.answer("/", get({ furigana: "n3", ifNoneMatch: n3?.headers.ETag }))?.status).toBe(304)
    expect(cache.answer("/", get({ furigana: "off", ifNoneMatch: n3?.headers.ETag }))?.status).toBe(200)
    expect(cache.size().pages).toBe(1)
    await expect
      .poll(
        () => cache.answer("/", get({ furigana: "n3", acceptEncoding: "gzip" }))?.headers["Content-Encoding"],
      )
      .toBe("gzip")
    const zipped = cache.answer("/", get({ furigana: "n3", acceptEncoding: "gzip" }))
    expect(gunzipSync(bodyOf(zipped)).toString()).toBe(withSetting("n3"))
    cache.drop()
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })
  test("counts the bytes of every encoding", async () => {
    const cache = aCache()
    await cache.render("/", rendered(html))
    const plain = cache.size().bytes
    await expect.poll(() => cache.answer("/", get({ acceptEncoding: "gzip" }))).toBeDefined()
    expect(cache.size().bytes).toBeGreaterThan(plain)
    cache.drop()
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })
  test("answers HEAD without a body and 304 without a policy", async () => {
    const cache = aCache()
    await cache.render("/", rendered(html))
    const head = cache.answer("/", get({ method: "HEAD" }))
    expect(head?.body).toBeUndefined()
    expect(Number(head?.headers["Content-Length"])).toBeGreaterThan(0)
    const etag = String(head?.headers.ETag)
    const unchanged = cache.answer("/", get({ ifNoneMatch: `"x", ${etag}` }))
    expect(unchanged?.status).toBe(304)
    expect(unchanged?.headers).not.toHaveProperty("Content-Security-Policy")
  })
  test("is dropped when all data changes", async () => {
    const cache = aCache()
    await cache.render("/", rendered(html))
    cache.drop()
    expect(cache.answer("/", get())).toBeUndefined()
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })
  test("does not answer POST", async () => {
    const cache = aCache()
    await cache.render("/", rendered(html))
    expect(cache.answer("/", get({ method: "POST" }))).toBeUndefined()
  })
})

describe("rendering", () => {
  test("happens once for a hundred simultaneous requests", async () => {
    const cache = aCache()
    const produce = vi.fn(rendered(html))
    await Promise.all(Array.from({ length: 100 }, () => cache.render("/", produce)))
    expect(produce).toHaveBeenCalledOnce()
  })
  test("is retried after a failure", async () => {
    const cache = aCache()
    await expect(cache.render("/", () => Promise.reject(new Error("no")))).rejects.toThrow("no")
    await cache.render("/", rendered(html))
    expect(cache.answer("/", get())).toBeDefined()
  })
  test("is not stored if its data has changed, and later requests get the new page", async () => {
    const cache = aCache()
    const { promise, resolve } = Promise.withResolvers<void>()
    const old = cache.render("/", async () => {
      await promise
      return made(page("old"))
    })
    cache.drop()
    const fresh = await cache.render("/", rendered(page("new")))
    resolve()
    await old
    expect(textOf(fresh)).toBe(page("new"))
    expect(bodyOf(cache.answer("/", get())).toString()).toBe(page("new"))
  })
  test("is not stored for a page that may not be", async () => {
    const cache = aCache()
    await cache.render("/nothing-here", rendered(page("404"), false))
    expect(cache.size().pages).toBe(0)
  })
  test("is not stored for an incomplete page, an empty one, or another status", async () => {
    const cache = aCache()
    for (const text of ["", "<html>", "</html", "</html><script>"]) await cache.render("/", rendered(text))
    for (const status of [403, 500, 206, 301])
      await cache.render("/", async () => made(page("x"), { status }))
    expect(cache.size().pages).toBe(0)
  })
})

describe("a not-found page", () => {
  test("is stored with its status, and is never answered as unchanged", async () => {
    const cache = aCache()
    await cache.render("/nowhere", async () => made(page("404"), { status: 404 }))
    const answer = cache.answer("/nowhere", get())
    expect(answer?.status).toBe(404)
    expect(cache.answer("/nowhere", get({ ifNoneMatch: answer?.headers.ETag }))?.status).toBe(404)
  })
})

describe("the cache has bounds", () => {
  test("in pages: the least recently used is dropped first", async () => {
    const cache = aCache({ maxPages: 2 })
    await cache.render("/a", rendered(page("a")))
    await cache.render("/b", rendered(page("b")))
    cache.answer("/a", get())
    await cache.render("/c", rendered(page("c")))
    expect(["/a", "/b", "/c"].map((path) => Boolean(cache.answer(path, get())))).toEqual([true, false, true])
  })
  test("in bytes", async () => {
    const cache = aCache({ maxBytes: 2500 })
    for (const path of ["/a", "/b", "/c"]) await cache.render(path, rendered(page("x".repeat(1000))))
    expect(cache.size().pages).toBe(2)
    expect(cache.size().bytes).toBeLessThanOrEqual(2500)
    await cache.render("/huge", rendered(page("x".repeat(5000))))
    expect(cache.answer("/huge", get())).toBeUndefined()
  })
})
