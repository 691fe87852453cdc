import { describe, expect, test } from "vitest"
import { type Anchor, destinationOf, isPlainClick } from "./link-clicks.ts"

const here = new URL("https://shirube.example/ja/article/es?x=1#top")
const to = (href: string, over: Partial<Anchor> = {}) =>
  destinationOf({ href: new URL(href, here).href, target: "", download: "", rel: "", ...over }, here)

describe("a clicked link", () => {
  test("to a page of the site is handled by the router", () => {
    expect(to("/ja/article?category=es")).toEqual({ kind: "page", href: "/ja/article?category=es" })
    expect(to("/ja/article/spi#tests")).toEqual({ kind: "page", href: "/ja/article/spi#tests" })
    expect(to("/article/v1.2-notes/x")).toMatchObject({ kind: "page" })
  })
  test("to a heading of this page scrolls", () => {
    expect(to("#%E5%86%85%E5%AE%9A")).toMatchObject({ kind: "section", id: "内定" })
  })
  test.each([
    "https://example.com/",
    "mailto:a@b.jp",
    "/api/docs",
    "/rss/ja.xml",
    "/sitemap.xml",
    "/ja/article?lang=en",
    "/ja/article/es?lang=xx",
  ])("to %s is left to the browser", (href) => {
    expect(to(href)).toEqual({ kind: "browser" })
  })
  test("to this page in the other language changes it in place", () => {
    expect(to("/ja/article/es?x=1&lang=en")).toEqual({ kind: "language", language: "en" })
  })
  test("for another window or a download is left to the browser", () => {
    expect(to("/ja", { target: "_blank" })).toEqual({ kind: "browser" })
    expect(to("/ja", { download: "x" })).toEqual({ kind: "browser" })
  })
})

test("a click with a modifier key or another button is left to the browser", () => {
  const plain = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  }
  expect(isPlainClick(plain)).toBe(true)
  for (const change of [
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { defaultPrevented: true },
  ]) {
    expect(isPlainClick({ ...plain, ...change })).toBe(false)
  }
})
