import { randomUUID } from "node:crypto"
import ICAL from "ical.js"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { anEntry, publishEntries } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const fetched = async (path: string) => {
  const response = await api.api(new Request(`http://shirube.test/api${path}`))
  return { status: response.status, headers: response.headers, text: await response.text() }
}
/** Parsed by an independent library. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each))
const pathOf = (address: string) => new URL(address).pathname.replace(/^\/api/, "")

describe("the calendar of a class for other programs", () => {
  // spec: clock.feed-dates
  it("has its official dates, and neither holidays nor whole months", async () => {
    await publishEntries(
      api,
      anEntry({ id: "opens", kind: "official", dates: [{ startsOn: "2027-03-01", isExpected: true }] }),
      anEntry({ id: "a-period", dates: [{ startsOn: "2027-12-01", endsOn: "2028-01-31" }] }),
      anEntry({ id: "months", dates: [{ precision: "month" }] }),
      anEntry({ id: "holidays", kind: "holiday", dates: [{ class: null, startsOn: "2026-11-23" }] }),
    )
    const { status, headers, text } = await fetched("/v1/calendar/seasons/2028-03/feed.ics")
    expect([status, headers.get("Content-Type")]).toEqual([200, "text/calendar; charset=utf-8"])
    const [opens, period, ...others] = eventsIn(text)
    expect(others).toEqual([])
    expect([opens?.startDate.toString(), opens?.endDate.toString()]).toEqual(["2027-03-01", "2027-03-02"])
    expect(opens?.description).toContain("Not announced yet")
    expect([period?.startDate.toString(), period?.endDate.toString()]).toEqual(["2027-12-01", "2028-02-01"])
    expect((await fetched("/v1/calendar/seasons/2031-03/feed.ics")).status).toBe(404)
    expect((await fetched("/v1/calendar/seasons/2028-03/feed.ics?language=fr")).status).toBe(422)
  })
})

describe("a member's own calendar for other programs", () => {
  // spec: events.feeds
  it("has an address that a member creates, and that dies when it is renewed or ended", async () => {
    const { token } = await signedIn(api)
    expect((await api.call("GET /v1/calendar/feed", { token })).body).toEqual({ address: null })
    const renew = async () =>
      (await api.call("POST /v1/calendar/feed", { token, body: { language: "ja" } })).body.address as string
    expect((await api.call("POST /v1/calendar/feed", { token, body: { language: "fr" } })).status).toBe(422)
    const first = await renew()
    expect((await api.call("GET /v1/calendar/feed", { token })).body.address).toBe(first)
    const { status, headers } = await fetched(pathOf(first))
    expect([status, headers.get("Cache-Control")]).toEqual([200, "no-store"])
    const second = await renew()
    expect([(await fetched(pathOf(first))).status, (await fetched(pathOf(second))).status]).toEqual([
      404, 200,
    ])
    await api.call("DELETE /v1/calendar/feed", { token })
    expect((await fetched(pathOf(second))).status).toBe(404)
    expect((await fetched(`/v1/calendar/feeds/${"x".repeat(32)}/feed.ics`)).status).toBe(404)
    expect((await fetched("/v1/calendar/feeds/short/feed.ics")).status).toBe(422)
    // The token is in no log, and in no archive.
    expect(api.everyLine.join("")).not.toContain(second.split("/").at(-2))
  })

  it("has the dates of the member's class and their own entries, at their time in Japan", async () => {
    await publishEntries(api, anEntry({ id: "opens", kind: "official", dates: [{ startsOn: "2027-03-01" }] }))
    const { token } = await signedIn(api)
    await api.call("PUT /v1/calendar/mine/class", { token, body: { class: "2028-03" } })
    await api.call(`PUT /v1/calendar/own/${randomUUID()}`, {
      token,
      body: { kind: "interview", title: "Final; with, the \\ president", day: "2027-01-01", time: "10:30" },
    })
    const { address } = (await api.call("POST /v1/calendar/feed", { token, body: { language: "en" } })).body
    const events = eventsIn((await fetched(pathOf(address))).text)
    expect(events.map(({ summary }) => summary)).toEqual([
      "List 20 companies",
      "Final; with, the \\ president",
    ])
    expect(events[1]?.startDate.toJSDate().toISOString()).toBe("2027-01-01T01:30:00.000Z")
  })
})
