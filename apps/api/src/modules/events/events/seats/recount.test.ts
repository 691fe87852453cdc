import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { anEvent, aSession, publishEvents } from "../builders.ts"
import { recountSeats } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const session = (capacity: number) =>
  aSession(new Date(api.clock.now().getTime() + 10 * 86_400_000), { capacity })
const numbers = async () =>
  (
    await rows<{ taken: number; waiting: number }>(
      api.db.autocommit,
      sql`select taken, waiting from event_sessions`,
    )
  )[0]
const availability = async () => (await api.call("GET /v1/events/talk")).body.availability

/** Registers one more person; the last ones join the waitlist. */
async function someoneComes(sessionId: string) {
  const { token } = await signedIn(api)
  const body = { session_id: sessionId, name: "Amara", answers: [], agrees: true, takes_waitlist: true }
  const { body: answer } = await api.call("PUT /v1/events/talk/registration", { token, body })
  return { token, state: answer.state }
}
const stateOf = async (token: string) =>
  (await api.call("GET /v1/events/talk/registration", { token })).body.registration?.state

it("the nightly recount corrects wrong seat counts, and the public availability", async () => {
  const date = session(2)
  await publishEvents(api, anEvent({ id: "talk", sessions: [date] }))
  for (const state of ["registered", "registered", "waiting"])
    expect((await someoneComes(date.id)).state).toBe(state)
  await recountSeats(api).run({})
  expect(await numbers()).toEqual({ taken: 2, waiting: 1 })

  await api.database.exec("update event_sessions set taken = 0, waiting = 0, availability = 'open'")
  await recountSeats(api).run({})
  await api.settle()
  expect(await numbers()).toEqual({ taken: 2, waiting: 1 })
  expect(await availability()).toBe("waitlist")
})

it("a seat that was free all along is offered to the waitlist, and the next night changes nothing", async () => {
  const date = session(2)
  await publishEvents(api, anEvent({ id: "talk", sessions: [date] }))
  await someoneComes(date.id)
  await api.database.exec("update event_sessions set taken = 2")
  const [first, second] = [await someoneComes(date.id), await someoneComes(date.id)]
  expect([first.state, second.state]).toEqual(["waiting", "waiting"])
  for (let night = 0; night < 2; night++) {
    await recountSeats(api).run({})
    await api.settle()
    expect(await numbers()).toEqual({ taken: 2, waiting: 1 })
    expect([await stateOf(first.token), await stateOf(second.token)]).toEqual(["offered", "waiting"])
  }
})

it("a session whose last guest is gone has no seat taken", async () => {
  const date = session(5)
  await publishEvents(api, anEvent({ id: "talk", sessions: [date] }))
  await someoneComes(date.id)
  await api.database.exec("delete from event_registrations")
  await recountSeats(api).run({})
  expect(await numbers()).toEqual({ taken: 0, waiting: 0 })
})
