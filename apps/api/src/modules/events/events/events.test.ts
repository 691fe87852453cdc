import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { namedId, type PrefectureCode, type UserId } from "#api/kernel/db/ids"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { anEvent, aSession, publishEvents } from "./builders.ts"
import { cancelEvent } from "./publishing/service.ts"
import { updateAvailability } from "./seats/service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const list = (query = "", language: "en" | "ja" = "en") => api.call(`GET /v1/events${query}`, { language })
const idsOf = ({ body }: Awaited<ReturnType<typeof list>>) => body.items.map(({ id }: { id: string }) => id)
const read = async (id: string, language: "en" | "ja" = "en") =>
  (await api.call(`GET /v1/events/${id}`, { language })).body
const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * 3_600_000)
const turn = async () => {
  await updateAvailability(api).run({})
  await api.settle()
}
const prefecture = namedId<PrefectureCode>

describe("the list of events", () => {
  // spec: 2.event-list, events.lists
  it("is ordered by start, and filters by place, topic and spoken language, alone and combined", async () => {
    await publishEvents(
      api,
      anEvent({
        id: "tokyo",
        format: "in-person",
        prefecture: prefecture("13"),
        sessions: [aSession(inHours(48))],
      }),
      anEvent({ id: "online", topics: ["interviews", "visa"], sessions: [aSession(inHours(24))] }),
      anEvent({
        id: "osaka",
        format: "both",
        prefecture: prefecture("27"),
        spokenLanguages: ["ja", "en"],
        sessions: [aSession(inHours(72))],
      }),
    )
    expect(idsOf(await list())).toEqual(["online", "tokyo", "osaka"])
    expect(idsOf(await list("?place=online"))).toEqual(["online", "osaka"])
    expect(idsOf(await list("?place=13"))).toEqual(["tokyo"])
    expect(idsOf(await list("?topic=visa&spoken=ja"))).toEqual(["osaka"])
    expect(idsOf(await list("?topic=interviews"))).toEqual(["online"])
    expect(idsOf(await list("?place=13&topic=interviews"))).toEqual([])
    for (const wrong of ["?place=moon", "?topic=weather", "?spoken=fr", "?limit=1000", "?place=1"])
      expect([wrong, (await list(wrong)).status]).toEqual([wrong, 422])
  })

  it("pages without losing or repeating an event, also with equal start times", async () => {
    const ids = Array.from({ length: 7 }, (_, i) => `evening-of-${i}`)
    await publishEvents(api, ...ids.map((id) => anEvent({ id })))
    const seen: string[] = []
    for (let cursor: string | null = ""; cursor !== null; ) {
      const answer = await list(`?limit=3${cursor && `&cursor=${cursor}`}`)
      seen.push(...idsOf(answer))
      cursor = answer.body.next_cursor
    }
    expect(seen).toEqual(ids)
    for (const cursor of ["bm9uZQ", Buffer.from('["2026-99-99","x"]').toString("base64url")])
      expect((await list(`?cursor=${cursor}`)).body.code).toBe("cursor.invalid")
  })

  it("takes as many statements for many events as for few, and so does a month", async () => {
    const cost = async (path: string) => {
      await api.settle()
      const read = async () => expect((await api.call(`GET ${path}`)).status).toBe(200)
      return countStatements(read, /from "(users|held_events|event_\w*)"/)
    }
    const paths = ["/v1/events?topic=visa&limit=50", "/v1/event-months/2027-01?topic=visa"] as const
    await publishEvents(api, anEvent())
    const short = [await cost(paths[0]), await cost(paths[1])]
    await publishEvents(api, ...Array.from({ length: 20 }, () => anEvent()))
    expect([await cost(paths[0]), await cost(paths[1])]).toEqual(short)
    expect(short).toEqual([2, 3])
  })

  it("drops an event when it is over, and re-sorts one with a second date", async () => {
    await publishEvents(
      api,
      anEvent({ id: "once", sessions: [aSession(inHours(1))] }),
      anEvent({ id: "twice", sessions: [aSession(inHours(2)), aSession(inHours(30))] }),
      anEvent({ id: "later", sessions: [aSession(inHours(20))] }),
    )
    expect(idsOf(await list())).toEqual(["once", "twice", "later"])
    api.clock.advance(5 * 3_600)
    await turn()
    expect(idsOf(await list())).toEqual(["later", "twice"])
    expect((await read("once")).availability).toBe("over")
    expect((await read("twice")).sessions.map((each: { availability: string }) => each.availability)).toEqual(
      ["over", "open"],
    )
  })
})

describe("a month of events", () => {
  // spec: events.lists, clock.month
  it("has every session that begins in it by Japan's clock: new year, and the leap day", async () => {
    await publishEvents(
      api,
      anEvent({ id: "new-year", sessions: [aSession("2027-12-31T15:00:00Z")] }),
      anEvent({ id: "new-years-eve", sessions: [aSession("2027-12-31T14:59:59Z")] }),
      anEvent({
        id: "leap-day",
        sessions: [aSession("2028-02-29T14:59:00Z"), aSession("2028-02-29T15:00:00Z")],
      }),
    )
    const month = async (name: string) =>
      (await api.call(`GET /v1/event-months/${name}`)).body.items.map(
        ({ event }: { event: { id: string } }) => event.id,
      )
    expect(await month("2027-12")).toEqual(["new-years-eve"])
    expect(await month("2028-01")).toEqual(["new-year"])
    expect(await month("2028-02")).toEqual(["leap-day"])
    expect(await month("2028-03")).toEqual(["leap-day"])
    expect(await month("2028-02?place=27")).toEqual([])
    for (const wrong of ["2028-13", "2028-2", "soon", "1999-01"])
      expect([wrong, (await api.call(`GET /v1/event-months/${wrong}`)).status]).toEqual([wrong, 422])
  })
})

describe("an event", () => {
  // spec: 2.event-detail, 3.event
  it("is public with furigana for Japanese, and without the meeting link", async () => {
    const linh = await signedIn(api, aStudent({ role: "senpai", name: "Linh Tran" }))
    await publishEvents(
      api,
      anEvent({
        id: "visa",
        host: { kind: "university", name: { en: "Aoba University", ja: "青葉大学" } },
        format: "both",
        prefecture: prefecture("13"),
        venue: { en: "Room 301", ja: "301教室" },
        speakers: [
          { userId: namedId<UserId>(linh.id), about: { en: "Engineer" } },
          { name: { en: "Ken Sato", ja: "佐藤健" } },
        ],
        questions: [
          {
            key: "status",
            kind: "choice",
            isRequired: true,
            label: { en: "Status?" },
            choices: [{ key: "student", label: { en: "Student" } }],
          },
        ],
      }),
    )
    await api.settle()
    const english = await read("visa")
    expect(english).toMatchObject({
      host: { kind: "university", name: "Aoba University" },
      prefecture: { code: "13", name: "Tokyo" },
      venue: "Room 301",
      availability: "open",
      speakers: [
        { name: "Linh Tran", about: "Engineer" },
        { user_id: null, name: "Ken Sato", about: null },
      ],
      questions: [{ label: "Status?", choices: [{ key: "student", label: "Student" }] }],
      is_fallback: false,
      past_event_id: null,
    })
    expect(english.body_html).toContain("<strong>questions</strong>")
    const japanese = await api.call("GET /v1/events/visa", { language: "ja" })
    expect(japanese.body.title_ruby).toContainEqual({ text: "資格", reading: "しかく", level: 3 })
    expect(japanese.body.host.name).toBe("青葉大学")
    for (const answer of [english, japanese.body, (await list()).body])
      expect(JSON.stringify(answer)).not.toContain("secret-room")
  })

  it("in one language is shown in that language to all; an unknown id is a 404", async () => {
    const { en } = anEvent().texts
    await publishEvents(api, anEvent({ id: "english", texts: en ? { en } : {} }))
    expect(await read("english", "ja")).toMatchObject({ language: "en", is_fallback: true })
    const { status, body } = await api.call("GET /v1/events/never-held")
    expect([status, body.code]).toEqual([404, "event.not_found"])
    expect((await api.call("GET /v1/events/NOT_ONE")).status).toBe(422)
  })

  it("published again unchanged changes nothing; a moved session keeps its seats", async () => {
    const document = anEvent({ id: "talk" })
    await publishEvents(api, document)
    const before = await read("talk")
    api.clock.advance(60)
    await publishEvents(api, document)
    expect(await read("talk")).toEqual(before)
    const [session] = document.sessions
    if (!session) throw new Error("expected a session")
    const startsAt = inHours(100)
    const moved = { ...session, startsAt, endsAt: inHours(102) }
    await publishEvents(api, { ...document, sessions: [moved] })
    await api.settle()
    expect((await read("talk")).sessions).toMatchObject([
      { id: session.id, starts_at: startsAt.toISOString() },
    ])
    expect((await list()).body.items[0].next_session.starts_at).toBe(startsAt.toISOString())
  })

  it("that is cancelled says so on its page, and is in no list", async () => {
    const document = anEvent({ id: "rained-off" })
    await publishEvents(api, document)
    const first = await api.db.transaction((tx) => cancelEvent(tx, document.id, api.clock.now()))
    const again = await api.db.transaction((tx) => cancelEvent(tx, document.id, api.clock.now()))
    await api.settle()
    expect([first, again]).toEqual([true, false])
    expect((await read("rained-off")).availability).toBe("cancelled")
    expect(idsOf(await list())).toEqual([])
  })

  it("closes when its registration does, and is found by its text", async () => {
    await publishEvents(
      api,
      anEvent({ id: "closing", registrationClosesAt: inHours(2), sessions: [aSession(inHours(24))] }),
    )
    await api.settle()
    expect((await read("closing")).availability).toBe("open")
    api.clock.advance(3 * 3_600)
    await turn()
    expect((await read("closing")).availability).toBe("closed")
    const found = await api.call("GET /v1/search?q=step")
    expect(found.body.items[0]).toMatchObject({ noun: "event", path: "/career/event/detail/closing" })
  })
})
