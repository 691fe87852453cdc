import { afterEach, expect, test, vi } from "vitest"
import { foldPage, unfoldPage } from "./fold.ts"

afterEach(() => vi.unstubAllGlobals())

class Link {
  readonly href: string
  constructor(href: string) {
    this.href = href
  }
  closest = () => (this.href.includes("#") ? this : null)
}

/** A page opened in this way, and its event handlers. */
function opened(type: string, hash = "") {
  const dataset: { folded?: string } = {}
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal("document", { documentElement: { dataset } })
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] })
  vi.stubGlobal("location", { hash })
  vi.stubGlobal("Element", Link)
  vi.stubGlobal("addEventListener", (name: string, then: (event: object) => void) =>
    listeners.set(name, then),
  )
  foldPage()
  return {
    isFolded: () => "folded" in dataset,
    happens: (name: string, event = {}) => listeners.get(name)?.(event),
  }
}

test.each([
  { type: "navigate", hash: "", isFolded: true },
  { type: "navigate", hash: "#sources", isFolded: false },
  { type: "reload", hash: "", isFolded: false },
  { type: "back_forward", hash: "", isFolded: false },
])("on $type to “$hash” the page is folded: $isFolded", ({ type, hash, isFolded }) => {
  expect(opened(type, hash).isFolded()).toBe(isFolded)
})

test("unfolds when the reader jumps within the page, goes back or forward, or uses the keyboard", () => {
  const page = opened("navigate")
  page.happens("click", { target: new Link("/article") })
  expect(page.isFolded()).toBe(true)
  page.happens("click", { target: new Link("#sources") })
  expect(page.isFolded()).toBe(false)

  const other = opened("navigate")
  other.happens("popstate")
  expect(other.isFolded()).toBe(false)

  const byKeys = opened("navigate")
  byKeys.happens("keydown")
  expect(byKeys.isFolded()).toBe(false)

  const third = opened("navigate")
  unfoldPage()
  expect(third.isFolded()).toBe(false)
})
