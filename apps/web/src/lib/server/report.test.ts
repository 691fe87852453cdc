import { expect, test, vi } from "vitest"
import { ApiError } from "../api/api-error.ts"
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

// spec: 8.report
test("reports an error once from several places and tells each that it was reported", async () => {
  const { report, sent } = aReporter()
  const error = new Error("broken")
  expect(await Promise.all([report(error, "render"), report(error, "uncaught")])).toEqual([true, true])
  expect(await report(new Error("broken"), "render")).toBe(true)
  expect(sent).toHaveBeenCalledOnce()
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ kind: "render", message: "broken", page: "/article/$id" })
})

test("returns false for a report that failed, and does not report that", async () => {
  const { report, sent } = aReporter(() => Promise.reject(new Error("offline")))
  expect(await report(new Error("broken"), "uncaught")).toBe(false)
  expect(sent).toHaveBeenCalledOnce()
})

test("reports five errors per page view", async () => {
  const { report, sent, goTo } = aReporter()
  const outcomes = await Promise.all(
    Array.from({ length: 9 }, (_, i) => report(new Error(`${i}`), "uncaught")),
  )
  expect(outcomes.filter(Boolean)).toHaveLength(5)
  expect(sent).toHaveBeenCalledTimes(5)
  goTo("/article")
  expect(await report(new Error("another"), "uncaught")).toBe(true)
})

test("reports a failed call by route, status and code, without the message on screen", async () => {
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

test("cuts long values and reports non-errors as text", async () => {
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
