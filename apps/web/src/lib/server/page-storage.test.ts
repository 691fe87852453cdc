import { describe, expect, test } from "vitest"
import type { ServedPage } from "../page/page-data.ts"
import { visitOf } from "./page-request.ts"
import { createPageStorage } from "./page-storage.ts"

const pages: readonly ServedPage[] = [
  { path: "/", reads: [] },
  { path: "/learning/article", reads: ["tag"], search: ["tag"] },
  { path: "/search", reads: ["q"] },
  { path: "/article/$id", reads: [] },
]
const storage = () =>
  createPageStorage({
    pages,
    isPageOfSite: (path) => /^\/(?:learning\/article|search|article\/[\w-]+)?$/.test(path),
    headers: () => ({}),
  })
const placeAt = (stored: ReturnType<typeof storage>, address: string) =>
  stored.placeOf(stored.sharedWhereItCan(visitOf({ address, cookie: undefined, acceptLanguage: undefined })))
const UNDECLARED = ["utm_source", "utm_campaign", "fbclid", "gclid", "x"]

describe("parameters that a page does not declare", () => {
  for (const path of ["/en", "/en/learning/article", "/ja/article/entry-sheet", "/en/nowhere"])
    test(`a thousand different ones at ${path} are one stored page, rendered once`, async () => {
      const stored = storage()
      let rendered = 0
      for (let n = 0; n < 1_000; n++) {
        const place = placeAt(stored, `${path}?${UNDECLARED[n % UNDECLARED.length]}=${n}`)
        if (!place) throw new Error("not stored")
        if (place.cache.answer(place.key, READ)) continue
        await place.cache.render(place.key, async () => {
          rendered += 1
          return PAGE
        })
      }
      expect(rendered).toBe(1)
      expect(placeAt(stored, path)?.cache.size().pages).toBe(1)
    })

  test("do not hide those that it declares", () => {
    const stored = storage()
    const keyOf = (address: string) => placeAt(stored, address)?.key
    expect(keyOf("/en/search?q=visa&utm_source=x")).toBe(keyOf("/en/search?q=visa"))
    expect(keyOf("/en/search?q=visa")).not.toBe(keyOf("/en/search?q=offer"))
  })
})

test("pages at addresses that anyone can make up have a store of their own, which stays small", async () => {
  const stored = storage()
  for (let n = 0; n < 200; n++) {
    const place = placeAt(stored, `/en/search?q=${n}`)
    await place?.cache.render(place.key, async () => PAGE)
  }
  const madeUp = placeAt(stored, "/en/search?q=0")?.cache
  expect(madeUp?.size().pages).toBeLessThanOrEqual(60)
  expect(placeAt(stored, "/en/nowhere")?.cache).toBe(madeUp)
  expect(placeAt(stored, "/en/learning/article?tag=visa")?.cache).not.toBe(madeUp)
})

const READ = { method: "GET", ifNoneMatch: undefined, acceptEncoding: undefined, furigana: "on" } as const
const PAGE = {
  status: 200,
  headers: [],
  body: new Uint8Array(Buffer.from("<html></html>")),
  code: { scripts: [], styles: [] },
  isOutage: false,
  mayBeStored: true,
  tags: [],
}
