import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createHttp } from "#api/kernel/http/http"
import { slice } from "#api/kernel/http/slice"
import { startTestApi, type TestApi } from "#api/testing/api"
import { startErrorCollector } from "#api/testing/services/error-collector"

let collector: Awaited<ReturnType<typeof startErrorCollector>>
let api: TestApi
beforeAll(async () => {
  collector = await startErrorCollector()
  api = await startTestApi({ SENTRY_DSN: collector.dsn })
})
afterAll(async () => {
  await api.stop()
  await collector.stop()
})

const REPORT = "POST /v1/reports/errors"
const aReport = (over: object = {}) => ({
  kind: "uncaught",
  message: "Cannot read properties of null",
  page: "/article/$id",
  ...over,
})
const arrived = (count: number) => expect.poll(() => collector.received.length).toBe(count)

describe("an error that a page reports", () => {
  // spec: 8.report
  it("creates one log line, one count and one event at the collector", async () => {
    const before = collector.received.length
    const stack = "at read (https://shirube.example/assets/site-x1.js:1:2)"
    expect((await api.call(REPORT, { body: aReport({ stack }) })).status).toBe(204)
    const lines = api.takeLogLines()
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: 40,
      kind: "uncaught",
      message: "Cannot read properties of null",
      page: "/article/$id",
      stack,
    })
    expect(await api.metrics.print()).toContain(
      'errors_total{source="browser",kind="uncaught",status="none"} 1',
    )
    await arrived(before + 1)
    expect(collector.received.at(-1)?.event).toMatchObject({
      platform: "javascript",
      tags: { source: "browser", page: "/article/$id" },
    })
  })

  it("contains no member, page parameters or token", async () => {
    const before = collector.received.length
    const secret = "mB3xU0k2hV9qL7wZ1nR5tY8pC4dF6gJ0"
    const body = aReport({
      message: `amara@university.example could not use ${secret}`,
      stack: `at x (https://shirube.example/forgot-password/reset/${secret}?email=amara:1:2)`,
      page: `/forgot-password/reset/${secret}`,
      call: `GET /v1/sessions/${secret}`,
      request_id: secret,
    })
    expect((await api.call(REPORT, { body })).status).toBe(204)
    await arrived(before + 1)
    for (const line of [...api.takeLogLines(), collector.received.at(-1)?.raw])
      expect(line).not.toMatch(/amara|mB3xU0k2/)
  })

  it("caused by the reader is counted under its status and sends no alert", async () => {
    const before = collector.received.length
    for (const status of [400, 404, 409, 422, 429])
      expect((await api.call(REPORT, { body: aReport({ kind: "answer", status }) })).status).toBe(204)
    expect(api.takeLogLines()).toEqual([])
    expect(await api.metrics.print()).toContain('errors_total{source="browser",kind="answer",status="409"} 1')
    expect(collector.received).toHaveLength(before)
  })

  it("cannot create an unbounded number of metrics", async () => {
    for (const status of [418, 451, 299, 599])
      await api.call(REPORT, { body: aReport({ kind: "answer", status }) })
    api.takeLogLines()
    const printed = await api.metrics.print()
    expect(printed).toContain('errors_total{source="browser",kind="answer",status="other"} 4')
    expect(printed).not.toMatch(/status="(?:418|451|299|599)"/)
  })

  it("is refused if it is too long, of an unknown kind or not a report", async () => {
    for (const body of [
      {},
      aReport({ kind: "made-up" }),
      aReport({ message: "x".repeat(301) }),
      aReport({ stack: "x".repeat(3_001) }),
      aReport({ status: 1 }),
      aReport({ request_id: "with space" }),
    ])
      expect((await api.call(REPORT, { body })).status).toBe(422)
    expect((await api.call(REPORT, { body: aReport({ more: "x".repeat(20_000) }) })).status).toBe(413)
    expect((await api.call(REPORT, { rawBody: "{" })).status).toBe(400)
  })

  it("is limited to thirty a minute per address", async () => {
    const headers = { "x-client-ip": "203.0.113.50" }
    const body = aReport({ kind: "answer", status: 404 })
    const statuses: number[] = []
    for (let i = 0; i < 31; i += 1) statuses.push((await api.call(REPORT, { body, headers })).status)
    expect(statuses).toEqual([...Array(30).fill(204), 429])
  })
})

describe("an error of the API itself", () => {
  it("is reported the same way, and the response says so", async () => {
    const [report] = slice(({ implement }) => [
      implement(
        {
          method: "get",
          path: "/v1/only-in-this-test",
          summary: "Fails",
          tag: "Test",
          access: "public",
          success: { status: 204, body: null },
          errors: [],
        },
        () => {
          throw new TypeError("no such thing for amara@university.example")
        },
      ),
    ])
    if (!report) throw new Error("Route not found")
    const answer = await createHttp(api, [report])(
      new Request("http://shirube.test/api/v1/only-in-this-test"),
    )
    expect(await answer.json()).toMatchObject({ code: "server.unexpected" })
    expect(api.takeLogLines()).toHaveLength(1)
    expect(await api.metrics.print()).toContain('errors_total{source="api",kind="uncaught",status="500"} 1')
    const arrivedHere = () => collector.received.find(({ event }) => event.tags.source === "api")?.event
    await expect.poll(arrivedHere).toBeDefined()
    expect(arrivedHere()).toMatchObject({
      platform: "node",
      exception: { values: [{ type: "TypeError", value: "no such thing for [hidden]" }] },
      tags: { source: "api", request_id: answer.headers.get("X-Request-Id") },
    })
  })
})
