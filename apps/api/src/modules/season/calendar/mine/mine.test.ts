import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { signedIn } from "#api/modules/identity/auth/builders"
import { writeProfile } from "#api/modules/people/profile/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { anEntry, publishEntries } from "../builders.ts"
import { remindOfOwn } from "../reminders/service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const deadline = {
  kind: "deadline",
  title: "ES for Hoshi Trading",
  company: "Hoshi Trading",
  day: "2026-12-01",
}
const mine = async (token: string) => (await api.call("GET /v1/calendar/mine", { token })).body
const write = (id: string, token: string, body: object = deadline) =>
  api.call(`PUT /v1/calendar/own/${id}`, { token, body })

describe("a member's own calendar", () => {
  it("takes the class from the profile until another is chosen", async () => {
    const { id, token } = await signedIn(api)
    expect(await mine(token)).toEqual({ class: null, is_from_profile: false, ticked: [], entries: [] })
    await api.db.transaction((tx) => writeProfile(tx, id, { graduationMonth: "2027-12" }, api.clock.now()))
    expect(await mine(token)).toMatchObject({ class: "2028-03", is_from_profile: true })
    const choose = (key: string) => api.call("PUT /v1/calendar/mine/class", { token, body: { class: key } })
    expect((await choose("2028-12")).status).toBe(422)
    expect((await choose("2028-09")).status).toBe(204)
    expect(await mine(token)).toMatchObject({ class: "2028-09", is_from_profile: false })
  })

  it("stores ticks once, and only of existing steps", async () => {
    await publishEntries(api, anEntry({ id: "a-step" }), anEntry({ id: "a-day", kind: "official" }))
    const { token } = await signedIn(api)
    const tick = (id: string) => api.call(`PUT /v1/calendar/ticks/${id}`, { token })
    expect(
      await Promise.all([tick("a-step"), tick("a-step")].map(async (each) => (await each).status)),
    ).toEqual([204, 204])
    expect([(await tick("a-day")).status, (await tick("nothing")).status, (await tick("A")).status]).toEqual([
      404, 404, 422,
    ])
    expect((await mine(token)).ticked).toEqual(["a-step"])
    await api.call("DELETE /v1/calendar/ticks/a-step", { token })
    expect((await mine(token)).ticked).toEqual([])
  })

  // spec: events.privacy
  it("has entries that are written, changed and removed, and are private", async () => {
    const { token } = await signedIn(api)
    const { token: other } = await signedIn(api)
    const id = randomUUID()
    for (const wrong of [
      {},
      { ...deadline, title: "  " },
      { ...deadline, day: "2026-02-30" },
      { ...deadline, time: "24:00" },
      { ...deadline, kind: "party" },
      { ...deadline, title: "x".repeat(101) },
    ])
      expect([wrong, (await write(id, token, wrong)).status]).toEqual([wrong, 422])
    expect((await write(id, token)).body).toEqual({ id, note: null, time: null, ...deadline })
    await write(id, token, { ...deadline, time: "23:59", note: "Two\nlines" })
    expect((await mine(token)).entries).toMatchObject([{ id, time: "23:59", note: "Two\nlines" }])
    expect((await write(id, other)).status).toBe(404)
    await api.call(`DELETE /v1/calendar/own/${id}`, { token: other })
    expect((await mine(other)).entries).toEqual([])
    const due = await api.call("GET /v1/calendar/due?from=2026-11-15&until=2026-12-31", { token })
    expect(due.body.items).toMatchObject([
      {
        id: `own ${id}`,
        kind: "deadline",
        title: { en: deadline.title, ja: deadline.title },
        starts_on: "2026-12-01",
        starts_at: "2026-12-01T14:59:00.000Z",
      },
    ])
    await api.call(`DELETE /v1/calendar/own/${id}`, { token })
    expect((await mine(token)).entries).toEqual([])
  })

  // spec: events.carry
  it("imports what a browser stored: once, and without overwriting the account", async () => {
    await publishEntries(api, anEntry({ id: "a-step" }), anEntry({ id: "another" }))
    const { token } = await signedIn(api)
    const id = randomUUID()
    const carried = {
      class: "2028-09",
      ticked: ["a-step", "gone"],
      entries: [{ id, ...deadline }],
    }
    const carry = () => api.call("POST /v1/calendar/carried", { token, body: carried })
    expect((await Promise.all([carry(), carry()])).map(({ status }) => status)).toEqual([204, 204])
    expect(await mine(token)).toMatchObject({ class: "2028-09", ticked: ["a-step"], entries: [{ id }] })
    await write(id, token, { ...deadline, day: "2026-12-05" })
    await api.call("PUT /v1/calendar/mine/class", { token, body: { class: "2028-03" } })
    await carry()
    expect(await mine(token)).toMatchObject({ class: "2028-03", entries: [{ day: "2026-12-05" }] })
    // Another member's entry cannot be taken over by its id.
    const { token: thief } = await signedIn(api)
    await api.call("POST /v1/calendar/carried", { token: thief, body: carried })
    expect((await mine(thief)).entries).toEqual([])
  })

  it("reminds three days and one day before, once", async () => {
    const { token } = await signedIn(api)
    // The clock is at 9:00 on 15 November in Japan.
    await write(randomUUID(), token, { ...deadline, day: "2026-11-18" })
    await write(randomUUID(), token, { ...deadline, title: "Interview", day: "2026-11-16" })
    await write(randomUUID(), token, { ...deadline, title: "Later", day: "2026-11-17" })
    for (const _ of ["once", "and again"]) await remindOfOwn(api.db, api.clock.now())
    await api.settle()
    const { items } = (await api.call("GET /v1/notifications?category=calendar", { token })).body
    expect(items.map(({ title }: { title: string }) => title).toSorted()).toEqual([
      "In 3 days: ES for Hoshi Trading",
      "Tomorrow: Interview",
    ])
  })
})
