import { expect, test, vi } from "vitest"
import { ApiError } from "./api-error.ts"
import { createReporter } from "./report.ts"

function aReporter(send: (fault: object) => Promise<unknown> = async () => null) {
  const sent = vi.fn(send)
  let view = "/article/entry-sheet"
  const report = createReporter({ send: sent, page: () => "/article/$id", view: () => view })
  return {
    report,
    sent,
    goTo: (next: string) => {
      view = next
    },
  }
}

test("an error is told of once, whoever tells of it, and both learn that it was noted", async () => {
  const { report, sent } = aReporter()
  const error = new Error("broken")
  expect(await Promise.all([report(error, "render"), report(error, "uncaught")])).toEqual([true, true])
  expect(await report(new Error("broken"), "render")).toBe(true)
  expect(sent).toHaveBeenCalledOnce()
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ kind: "render", message: "broken", page: "/article/$id" })
})

test("a report that did not arrive is not noted, and not reported", async () => {
  const { report, sent } = aReporter(() => Promise.reject(new Error("offline")))
  expect(await report(new Error("broken"), "uncaught")).toBe(false)
  expect(sent).toHaveBeenCalledOnce()
})

test("one view of a page tells of five errors; the next view may again", async () => {
  const { report, sent, goTo } = aReporter()
  const told = await Promise.all(Array.from({ length: 9 }, (_, i) => report(new Error(`${i}`), "uncaught")))
  expect(told.filter(Boolean)).toHaveLength(5)
  expect(sent).toHaveBeenCalledTimes(5)
  goTo("/article")
  expect(await report(new Error("another"), "uncaught")).toBe(true)
})

test("a failed call is told by route, status and code, without the words on the screen", async () => {
  const { report, sent } = aReporter()
  const error = new ApiError({
    failure: "answer",
    route: "GET /v1/articles/{id}",
    status: 503,
    message: "Not now, Amara",
    code: "server.unavailable",
    requestId: "r-1",
  })
  await report(error, "render")
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    kind: "answer",
    message: "server.unavailable",
    page: "/article/$id",
    call: "GET /v1/articles/{id}",
    status: 503,
    requestId: "r-1",
  })
})

test("what is long is cut, and what is no error is told as text", async () => {
  const { report, sent } = aReporter()
  const long = new Error("x".repeat(5_000))
  long.stack = "y".repeat(50_000)
  await report(long, "uncaught")
  await report("a thrown string", "rejection")
  await report(undefined, "rejection")
  const [first, second, third] = sent.mock.calls.map(
    ([fault]) => fault as { message: string; stack?: string },
  )
  expect([first?.message.length, first?.stack?.length]).toEqual([300, 3_000])
  expect([second?.message, third?.message]).toEqual(["a thrown string", "undefined"])
})
