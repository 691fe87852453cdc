import { afterAll, beforeAll, expect, it } from "vitest"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { anEvent, aSession, publishEvents } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const factFor = async (token: string, ...ids: string[]) => {
  const subjects = ids.map((id) => `event:${id}`).join(",")
  const { body } = await api.call(`GET /v1/personal?things=${subjects}`, { token })
  return body.items.map(({ registration }: { registration: unknown }) => registration)
}

// spec: events.privacy
it("members see their own registration or waitlist position on shared pages, and never another member's", async () => {
  const soon = new Date(api.clock.now().getTime() + 10 * 86_400_000)
  const [talk, other] = [aSession(soon, { capacity: 1 }), aSession(soon)]
  await publishEvents(
    api,
    anEvent({ id: "talk", sessions: [talk] }),
    anEvent({ id: "other", sessions: [other] }),
  )
  const [comes, first, second, stranger] = [
    await signedIn(api),
    await signedIn(api),
    await signedIn(api),
    await signedIn(api),
  ]
  for (const { token } of [comes, first, second]) {
    const body = { session_id: talk.id, name: "Amara", answers: [], agrees: true, takes_waitlist: true }
    expect((await api.call("PUT /v1/events/talk/registration", { token, body })).status).toBe(200)
  }
  const date = { session_id: talk.id, starts_at: soon.toISOString() }
  const registered = { state: "registered", place_in_line: null, ...date }
  expect(await factFor(comes.token, "talk", "other")).toEqual([registered, null])
  expect(await factFor(second.token, "talk")).toEqual([{ state: "waiting", place_in_line: 2, ...date }])
  expect(await factFor(stranger.token, "talk", "other")).toEqual([null, null])

  await api.call("DELETE /v1/events/talk/registration", { token: first.token })
  expect(await factFor(first.token, "talk")).toEqual([null])
  expect(await factFor(second.token, "talk")).toEqual([{ state: "waiting", place_in_line: 1, ...date }])
  await api.call("DELETE /v1/events/talk/registration", { token: comes.token })
  expect(await factFor(second.token, "talk")).toEqual([{ state: "offered", place_in_line: null, ...date }])
  await api.settle()
})
