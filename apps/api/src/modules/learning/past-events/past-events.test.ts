import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { UserId } from "#api/kernel/db/ids"
import { namedId } from "#api/kernel/db/ids"
import { aVideo } from "#api/modules/common/media/builders"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aFolder, type Place } from "#api/testing/media/files"
import { countStatements } from "#api/testing/statements"
import { loadCommunity, loadDemoAccounts } from "../../../../seed/load.ts"
import { loadPastEvents } from "../../../../seed/past-events.ts"
import { aPastEvent, publishPastEvents } from "./builders.ts"
import { takeDown } from "./publishing/service.ts"

let place: Place
let api: TestApi
beforeAll(async () => {
  place = aFolder()
  api = await startTestApi({ DEMO: "1", ...place.environment })
})
beforeEach(() => api.empty())
afterAll(async () => {
  await api.stop()
  await place.stop()
})

const list = (query = "", language: "en" | "ja" = "en") =>
  api.call(`GET /v1/past-events${query}`, { language })
const idsOf = ({ body }: Awaited<ReturnType<typeof list>>) => body.items.map(({ id }: { id: string }) => id)
const read = async (id: string, language: "en" | "ja" = "en") =>
  (await api.call(`GET /v1/past-events/${id}`, { language })).body

const aRecording = async (spokenLanguage: "en" | "ja" = "en") => {
  const { id, durationMs } = await aVideo(api)
  return { videoId: id, durationMs, poster: null, spokenLanguage }
}

describe("the list of past events", () => {
  // spec: learning.past-events
  it("has the latest first, and filters by topic and year, alone and combined", async () => {
    await publishPastEvents(
      api,
      aPastEvent({ id: "spring", heldOn: "2026-04-02" }),
      aPastEvent({ id: "last-year", heldOn: "2025-12-31", topics: ["offers", "visa"] }),
      aPastEvent({ id: "summer", heldOn: "2026-07-01", topics: ["interviews"] }),
      aPastEvent({ id: "long-ago", heldOn: "2023-01-01", topics: ["offers"] }),
    )
    const all = await list()
    expect(idsOf(all)).toEqual(["summer", "spring", "last-year", "long-ago"])
    expect(all.body.years).toEqual([2026, 2025, 2024, 2023])
    expect(idsOf(await list("?topic=visa"))).toEqual(["spring", "last-year"])
    expect(idsOf(await list("?year=2026"))).toEqual(["summer", "spring"])
    expect(idsOf(await list("?year=2025&topic=offers"))).toEqual(["last-year"])
    expect(idsOf(await list("?year=2024"))).toEqual([])
    for (const wrong of ["?topic=weather", "?year=last", "?year=1066", "?year=99999", "?limit=1000"])
      expect([wrong, (await list(wrong)).status]).toEqual([wrong, 422])
  })

  it("pages without losing or repeating one, also with equal dates", async () => {
    const ids = Array.from({ length: 7 }, (_, i) => `evening-of-${i}`)
    await publishPastEvents(api, ...ids.map((id) => aPastEvent({ id })))
    const seen: string[] = []
    for (let cursor: string | null = ""; cursor !== null; ) {
      const answer = await list(`?limit=3${cursor && `&cursor=${cursor}`}`)
      seen.push(...idsOf(answer))
      cursor = answer.body.next_cursor
    }
    expect(seen).toEqual(ids.toReversed())
    for (const cursor of ["bm9uZQ", Buffer.from('["2026-99-99","x"]').toString("base64url")])
      expect((await list(`?cursor=${cursor}`)).body.code).toBe("cursor.invalid")
  })

  it("takes as many statements for many as for few", async () => {
    const speakers = [namedId<UserId>((await signedIn(api, aStudent({ role: "senpai" }))).id)]
    const read = async () => expect((await list("?topic=visa&limit=50")).status).toBe(200)
    const cost = () => countStatements(read, /from "(users|past_event\w*)"/)
    await publishPastEvents(api, aPastEvent({ speakers }))
    const short = await cost()
    await publishPastEvents(api, ...Array.from({ length: 20 }, () => aPastEvent({ speakers })))
    expect([short, await cost()]).toEqual([4, 4])
  })
})

describe("a past event", () => {
  // spec: learning.past-events
  it("shows everyone what was said, asked and shown, with furigana for Japanese", async () => {
    const linh = await signedIn(api, aStudent({ role: "senpai", name: "Linh Tran" }))
    await publishPastEvents(api, aPastEvent({ id: "visa", speakers: [namedId<UserId>(linh.id)] }))
    await api.settle()
    const english = await read("visa")
    expect(english).toMatchObject({
      kind: "question-time",
      held_on: "2026-06-12",
      event_id: null,
      speakers: [{ name: "Linh Tran" }],
      question_count: 1,
      questions: [{ question_ruby: [{ text: "Does the company pay?", reading: null }] }],
      recording: null,
      slides: null,
      is_fallback: false,
    })
    expect(english.summary_html).toContain("<strong>December</strong>")
    const japanese = await read("visa", "ja")
    expect(japanese.title_ruby).toContainEqual({ text: "資格", reading: "しかく", level: 3 })
    expect(japanese.summary_html).toContain("<ruby")
    expect(japanese.questions[0].question_ruby).toContainEqual({
      text: "会社",
      reading: "かいしゃ",
      level: 5,
    })
  })

  it("in one language is shown in that language to all", async () => {
    const { en } = aPastEvent().texts
    await publishPastEvents(api, aPastEvent({ id: "english", texts: en ? { en } : {} }))
    expect(await read("english", "ja")).toMatchObject({ language: "en", is_fallback: true })
  })

  it("that does not exist is a 404 on every route", async () => {
    for (const rest of ["", "/media", "/slides"]) {
      const { status, body } = await api.call(`GET /v1/past-events/never-held${rest}`)
      expect([rest, status, body.code]).toEqual([rest, 404, "past_event.not_found"])
      expect((await api.call(`GET /v1/past-events/NOT_ONE${rest}`)).status).toBe(422)
    }
  })

  it("is watched by anyone under an address that expires; without a recording there is none", async () => {
    const line = { startMs: 0, endMs: 2_000, text: "内定、おめでとうございます。" }
    const { en, ja } = aPastEvent().texts
    if (!en || !ja) throw new Error("expected both languages")
    const texts = { en: { ...en, cues: [{ ...line, text: "Well done." }] }, ja: { ...ja, cues: [line] } }
    await publishPastEvents(
      api,
      aPastEvent({ id: "recorded", recording: await aRecording("ja"), texts }),
      aPastEvent({ id: "unrecorded" }),
    )
    await api.settle()
    const { recording } = await read("recorded")
    expect(recording.spoken_language).toBe("ja")
    expect(recording.transcripts.map(({ language }: { language: string }) => language)).toEqual(["ja", "en"])
    expect(recording.transcripts[0].cues[0]).toMatchObject({ text: line.text })
    expect(recording.transcripts[0].cues[0].html).toContain("<ruby")
    const { status, body } = await api.call("GET /v1/past-events/recorded/media")
    expect(status).toBe(200)
    const path = body.video_address.replace(/^\/api/, "")
    expect((await api.call(`GET ${path}`)).status).toBe(200)
    api.clock.advance(5 * 3_600)
    expect((await api.call(`GET ${path}`)).status).toBe(404)
    expect((await api.call("GET /v1/past-events/unrecorded/media")).status).toBe(404)
    expect((await api.call("GET /v1/past-events/unrecorded/slides")).body.code).toBe("file.not_found")
  })

  it("is found by its questions, in both languages and by reading; taken down, it disappears everywhere", async () => {
    const { token } = await signedIn(api)
    await publishPastEvents(api, aPastEvent({ id: "visa" }))
    await api.settle()
    const found = async (q: string) =>
      (await api.call(`GET /v1/search?q=${encodeURIComponent(q)}&kind=past-event`)).body.items[0]?.path
    for (const q of ["company pay", "手数料", "てすうりょう"])
      expect([q, await found(q)]).toEqual([q, "/learning/past-event/visa"])
    expect((await api.call("PUT /v1/saved/past-event/visa", { token })).status).toBe(204)
    const saved = async () => (await api.call("GET /v1/saved?list=event", { token })).body.items
    expect(await saved()).toMatchObject([{ id: "visa", path: "/learning/past-event/visa" }])

    await api.db.transaction((tx) => takeDown(tx, aPastEvent({ id: "visa" }).id))
    await api.settle()
    expect(await found("company pay")).toBeUndefined()
    expect(await saved()).toMatchObject([{ id: "visa", is_gone: true, path: null }])
    expect((await api.call("GET /v1/past-events/visa")).status).toBe(404)
  })

  it("published again unchanged emits nothing; changed, a recording that it no longer shows cannot be watched", async () => {
    const recording = await aRecording()
    const document = aPastEvent({ id: "visa", recording })
    await publishPastEvents(api, document)
    await api.settle()
    const { updated_at } = await read("visa")
    api.clock.advance(60)
    await publishPastEvents(api, document)
    expect((await read("visa")).updated_at).toBe(updated_at)
    const { body } = await api.call("GET /v1/past-events/visa/media")
    await publishPastEvents(api, { ...document, recording: null })
    expect((await api.call(`GET ${body.video_address.replace(/^\/api/, "")}`)).status).toBe(404)
  })

  it("no longer names a speaker whose account is deleted", async () => {
    const linh = await signedIn(api, aStudent({ role: "senpai" }))
    await publishPastEvents(api, aPastEvent({ id: "visa", speakers: [namedId<UserId>(linh.id)] }))
    expect((await read("visa")).speakers).toHaveLength(1)
    await api.database.exec(`delete from users where id = '${linh.id}'`)
    await publishPastEvents(api, aPastEvent({ id: "visa", heldOn: "2026-06-13" }))
    expect((await read("visa")).speakers).toEqual([])
  })
})

describe("the past events of the demo", () => {
  it("are seeded once, with two recordings and the slides of all", async () => {
    await loadDemoAccounts(api.db)
    await loadCommunity(api.db)
    const signal = new AbortController().signal
    const now = api.clock.now()
    expect(await loadPastEvents(api, now, signal)).toBe(true)
    expect(await loadPastEvents(api, now, signal)).toBe(true)
    const { body } = await list()
    expect(body.items).toHaveLength(6)
    expect(
      body.items.filter(({ recording_ms }: { recording_ms: number | null }) => recording_ms),
    ).toHaveLength(2)
    for (const { id, has_slides, speakers } of body.items) {
      expect([id, has_slides, speakers.length > 0]).toEqual([id, true, true])
      const slides = await api.call(`GET /v1/past-events/${id}/slides`)
      expect(slides.headers.get("content-type")).toBe("application/pdf")
      expect(slides.headers.get("content-disposition")).toBe(`attachment; filename="${id}.pdf"`)
    }
  })
})
