import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { suspendAccount } from "#api/modules/editorial/suspensions/builders"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { aMember } from "#api/modules/people/members/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { anEvent, aSession, publishEvents } from "../builders.ts"
import { releaseSeatsOnAccountDeleted } from "../cancellations/service.ts"
import type { EventDocument } from "../publishing/service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

type Person = Awaited<ReturnType<typeof signedIn>>
const inDays = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000)

async function aHybrid(wishes: Parameters<typeof anEvent>[0] = {}) {
  const event = anEvent({
    id: "open-lab",
    format: "both",
    prefecture: "27" as EventDocument["prefecture"],
    venue: { en: "Naniwa Hall, Room 204", ja: "なにわホール204号室" },
    entrance: { en: "The side door", ja: "通用口" },
    sessions: [aSession(inDays(10)), aSession(inDays(12))],
    ...wishes,
  })
  await publishEvents(api, event)
  await api.settle()
  return event
}
const register = ({ token }: Person, { id, sessions }: EventDocument, more: object = {}) =>
  api.call(`PUT /v1/events/${id}/registration`, {
    token,
    body: { session_id: sessions[0]?.id, name: "Name at the door", answers: [], agrees: true, ...more },
  })
const listed = { is_listed: true }
const goes = async ({ token }: Person, { id }: EventDocument) => {
  const { status, body } = await api.call(`GET /v1/events/${id}/attendees`, { token })
  return status === 200 ? body.items.map(({ name }: { name: string }) => name).sort() : body.code
}
const show = ({ token }: Person, { id }: EventDocument, is_listed: boolean) =>
  api.call(`PUT /v1/events/${id}/registration/visibility`, { token, body: { is_listed } })

describe("who goes", () => {
  // spec: events.privacy
  it("shows members with a seat at the same date who chose it, by the name of their account, to each other only", async () => {
    const event = await aHybrid()
    const [amara, binh, chen, stranger] = [
      await aMember(api, { account: { name: "Amara" } }),
      await aMember(api, { account: { name: "Binh" } }),
      await aMember(api, { account: { name: "Chen" } }),
      await aMember(api, { account: { name: "Stranger" } }),
    ]
    await register(amara, event, listed)
    await register(binh, event)
    await register(chen, event, { ...listed, session_id: event.sessions[1]?.id })
    expect(await goes(binh, event)).toEqual(["Amara"])
    expect(await goes(amara, event)).toEqual([])
    expect(await goes(chen, event)).toEqual([])
    expect(await goes(stranger, event)).toEqual([])
    expect((await api.call("GET /v1/events/no-such-event/attendees", { token: amara.token })).status).toBe(
      404,
    )
    expect(JSON.stringify((await api.call("GET /v1/events/open-lab")).body)).not.toContain("Amara")
  })

  it("can be withdrawn and chosen again, also at the same moment, and ends with the seat", async () => {
    const event = await aHybrid()
    const [amara, binh] = [await aMember(api, { account: { name: "Amara" } }), await aMember(api)]
    await register(amara, event)
    await register(binh, event)
    expect((await show(amara, event, true)).status).toBe(204)
    expect(await goes(binh, event)).toEqual(["Amara"])
    await Promise.all([show(amara, event, false), show(amara, event, false)])
    expect(await goes(binh, event)).toEqual([])
    await show(amara, event, true)
    await api.call("DELETE /v1/events/open-lab/registration", { token: amara.token })
    expect(await goes(binh, event)).toEqual([])
    expect((await show(amara, event, true)).body.code).toBe("event.not_registered")
    expect(await goes(amara, event)).toEqual([])
    expect((await show(binh, event, "yes" as never)).status).toBe(422)
  })

  it("leaves out minors, people whose age is unknown, suspended, blocked and deleted members", async () => {
    const event = await aHybrid()
    const reader = await aMember(api)
    await register(reader, event)
    const minor = await aMember(api, { account: { name: "Minor" }, profile: { birthDate: "2010-01-01" } })
    const unknown = await signedIn(api, aStudent({ name: "Unknown" }))
    for (const person of [minor, unknown]) {
      expect((await register(person, event, listed)).body.is_listed).toBe(false)
      const form = await api.call("GET /v1/events/open-lab/registration", { token: person.token })
      expect(form.body.may_be_listed).toBe(false)
      expect((await show(person, event, true)).body.code).toBe("event.cannot_be_listed")
    }
    const [blocking, blocked, suspended, leaver, stays] = [
      await aMember(api, { account: { name: "Blocking" } }),
      await aMember(api, { account: { name: "Blocked" } }),
      await aMember(api, { account: { name: "Suspended" } }),
      await aMember(api, { account: { name: "Leaver" } }),
      await aMember(api, { account: { name: "Stays" } }),
    ]
    for (const person of [blocking, blocked, suspended, leaver, stays]) await register(person, event, listed)
    expect(await goes(reader, event)).toEqual(["Blocked", "Blocking", "Leaver", "Stays", "Suspended"])
    await api.call(`PUT /v1/blocks/${reader.id}`, { token: blocking.token })
    await api.call(`PUT /v1/blocks/${blocked.id}`, { token: reader.token })
    await suspendAccount(api, suspended.id)
    await api.db.transaction((tx) =>
      removePeople(tx, [leaver.id], [releaseSeatsOnAccountDeleted], api.clock.now()),
    )
    expect(await goes(reader, event)).toEqual(["Stays"])
    await api.settle()
  })
})

describe("an event held both ways", () => {
  it("asks how people come; the ticket names the place only for those in the room, in their language", async () => {
    const event = await aHybrid()
    const [inRoom, online, silent] = [await aMember(api), await aMember(api), await aMember(api)]
    const place = { venue: "Naniwa Hall, Room 204", prefecture: "Osaka", entrance: "The side door" }
    expect((await register(inRoom, event, { mode: "venue" })).body).toMatchObject({ mode: "venue", place })
    expect((await register(online, event, { mode: "online" })).body).toMatchObject({
      mode: "online",
      place: null,
    })
    // Programs that do not know the question expect a seat in the room.
    expect((await register(silent, event)).body).toMatchObject({ mode: "venue", place })
    expect((await register(silent, event, { mode: "by-post" })).status).toBe(422)
    expect((await register(silent, event, { mode: "online" })).body).toMatchObject({
      mode: "online",
      place: null,
    })
    const own = await api.call("GET /v1/event-registrations", { token: inRoom.token, language: "ja" })
    expect(own.body.items[0].registration.place).toMatchObject({
      venue: "なにわホール204号室",
      entrance: "通用口",
    })
    const today = async ({ token }: Person) => (await api.call("GET /v1/today", { token })).body.ticket
    expect(await today(inRoom)).toMatchObject({ place: "Osaka", is_online: false })
    expect(await today(online)).toMatchObject({ place: null, is_online: true })
    expect(JSON.stringify((await api.call("GET /v1/events/open-lab")).body)).not.toContain("side door")
  })

  it("ignores the question at other events, and shows the entrance to no one who waits", async () => {
    const room = await aHybrid({
      id: "room",
      format: "in-person",
      sessions: [aSession(inDays(9), { capacity: 1 })],
    })
    const [first, second] = [await aMember(api), await aMember(api)]
    expect((await register(first, room, { mode: "online" })).body).toMatchObject({
      mode: null,
      place: { entrance: "The side door" },
    })
    expect((await register(second, room, { takes_waitlist: true })).body).toMatchObject({
      state: "waiting",
      place: null,
    })
  })
})
