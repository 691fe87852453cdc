import { afterAll, beforeAll, expect, it } from "vitest"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { anEvent, aSession, publishEvents } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

it("a registration appears in the member's own calendar only, until they cancel", async () => {
  // Half past midnight on new year's day, in Japan.
  const session = aSession(new Date("2026-12-31T15:30:00Z"))
  await publishEvents(api, anEvent({ id: "talk", sessions: [session] }))
  await api.settle()
  const [{ token }, { token: other }] = [await signedIn(api), await signedIn(api)]
  const body = {
    session_id: session.id,
    name: "Amara Okafor",
    university: "Aoba University",
    japanese_level: "n2",
    answers: [],
    agrees: true,
  }
  expect((await api.call("PUT /v1/events/talk/registration", { token, body })).status).toBeLessThan(300)
  const due = async (from: string, until: string, whose = token) =>
    (await api.call(`GET /v1/calendar/due?from=${from}&until=${until}`, { token: whose })).body.items
  expect(await due("2027-01-01", "2027-01-01")).toMatchObject([
    { kind: "event", starts_on: "2027-01-01", href: "/career/event/detail/talk" },
  ])
  expect(await due("2026-12-01", "2026-12-31")).toEqual([])
  expect(await due("2026-12-01", "2027-01-31", other)).toEqual([])
  await api.call("DELETE /v1/events/talk/registration", { token })
  expect(await due("2026-12-01", "2027-01-31")).toEqual([])
  await api.settle()
})
