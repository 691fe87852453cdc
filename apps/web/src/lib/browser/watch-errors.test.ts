import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { ApiError } from "../api/api-error.ts"
import { watchErrors } from "./watch-errors.ts"

beforeEach(() => vi.stubGlobal("location", { origin: "https://shirube.example" }))
afterEach(() => vi.unstubAllGlobals())

function aPage() {
  const page = new EventTarget()
  const found = vi.fn()
  const stop = watchErrors(page as unknown as Window, found)
  return {
    found,
    stop,
    fail: (over: object) => page.dispatchEvent(Object.assign(new Event("error"), { filename: "", ...over })),
    reject: (reason: unknown) =>
      page.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason })),
  }
}

test("finds uncaught errors and rejections", () => {
  const { found, fail, reject, stop } = aPage()
  const error = new Error("broken")
  fail({ error, filename: "https://shirube.example/assets/site.js" })
  reject("a string")
  expect(found.mock.calls).toEqual([
    [error, "uncaught"],
    ["a string", "rejection"],
  ])
  stop()
  fail({ error })
  expect(found).toHaveBeenCalledTimes(2)
})

test("ignores errors that are not the page's own", () => {
  const { found, fail, reject } = aPage()
  fail({ error: new Error("x"), filename: "chrome-extension://abc/inject.js" })
  fail({ message: "Script error." })
  fail({ message: "ResizeObserver loop completed with undelivered notifications." })
  reject(new DOMException("left", "AbortError"))
  reject(new ApiError({ failure: "answer", route: "x", status: 401 }))
  expect(found).not.toHaveBeenCalled()
})
