import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"

let api: TestApi
let editor: string
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  editor = (await signedIn(api, anEditor())).token
})
afterAll(() => api.stop())

const aDraft = (wishes: object = {}) => ({
  version: 0,
  kind: "talk",
  topics: ["visa"],
  held_on: "2026-06-12",
  title_en: "An evening about the visa",
  summary_en: "Forty students came.",
  title_ja: "",
  summary_ja: "",
  spoken_language: "en",
  questions: [{ question_en: "Who pays?", answer_en: "Ask.", question_ja: "", answer_ja: "" }],
  publish: [],
  ...wishes,
})
const write = (id: string, wishes: object = {}) =>
  api.call(`PUT /v1/past-event-drafts/${id}`, { token: editor, body: aDraft(wishes), language: "en" })

describe("a past event draft", () => {
  it("refuses invalid fields, and is saved unfinished", async () => {
    const id = randomUUID()
    for (const wrong of [
      { kind: "party" },
      { topics: ["visa", "visa"] },
      { held_on: "yesterday" },
      { title_en: "x".repeat(500) },
      { questions: Array.from({ length: 31 }, () => ({})) },
    ])
      expect([wrong, (await write(id, wrong)).status]).toEqual([wrong, 422])
    const kept = await write(id, { title_en: "", topics: [] })
    expect(kept).toMatchObject({ status: 200, body: { version: 1, past_event_id: null, has_changes: false } })
    for (const call of [
      `GET /v1/past-event-drafts/${randomUUID()}`,
      `DELETE /v1/past-event-drafts/${randomUUID()}`,
    ] as const)
      expect((await api.call(call, { token: editor })).body.code).toBe("past_event.not_found")
  })

  it("with the same title as others published at once gets its own id", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => write(randomUUID(), { title_en: "At once", publish: ["en"] })),
    )
    expect(answers.map(({ status, body }) => [status, body.past_event_id]).toSorted()).toEqual([
      [200, "at-once"],
      ...[2, 3, 4, 5].map((n) => [200, `at-once-${n}`]),
    ])
  })

  it("is published in one language, then in both; keeps its id when taken down, and can be removed only then", async () => {
    const id = randomUUID()
    const first = await write(id, { publish: ["en"] })
    const address = first.body.past_event_id as string
    expect(first.body).toMatchObject({ published_languages: ["en"], has_changes: false, version: 1 })
    const read = async (language: "en" | "ja") =>
      (await api.call(`GET /v1/past-events/${address}`, { language })).body
    expect(await read("ja")).toMatchObject({ language: "en", is_fallback: true, question_count: 1 })

    const japanese = { title_ja: "ビザの夜", summary_ja: "学生が集まりました。" }
    expect((await write(id, { version: 1, ...japanese })).body).toMatchObject({ has_changes: true })
    expect(await read("ja")).toMatchObject({ language: "en" })
    await write(id, { version: 2, ...japanese, publish: ["en", "ja"] })
    expect(await read("ja")).toMatchObject({ language: "ja", title: "ビザの夜", questions: [] })

    expect((await api.call(`DELETE /v1/past-event-drafts/${id}`, { token: editor })).body.code).toBe(
      "past_event.is_published",
    )
    const down = await api.call(`DELETE /v1/past-event-drafts/${id}/publication`, { token: editor })
    expect(down.body).toMatchObject({ past_event_id: null, published_languages: [], title_ja: "ビザの夜" })
    expect((await api.call(`GET /v1/past-events/${address}`)).status).toBe(404)
    const again = await write(id, { version: 3, ...japanese, publish: ["ja"] })
    expect(again.body.past_event_id).toBe(address)
    await api.call(`DELETE /v1/past-event-drafts/${id}/publication`, { token: editor })
    expect((await api.call(`DELETE /v1/past-event-drafts/${id}`, { token: editor })).status).toBe(204)
    expect((await api.call(`GET /v1/past-event-drafts/${id}`, { token: editor })).status).toBe(404)
  })

  it("is not published unfinished or before its date; each missing field is named", async () => {
    const { status, body } = await write(randomUUID(), {
      topics: [],
      held_on: "2999-01-01",
      publish: ["en", "ja"],
    })
    expect(status).toBe(422)
    expect(Object.keys(body.errors).toSorted()).toEqual(["held_on", "summary_ja", "title_ja", "topics"])
  })

  it("changed in two windows refuses the second save; a retried save is idempotent", async () => {
    const id = randomUUID()
    await write(id)
    expect((await write(id)).body.version).toBe(1)
    expect((await write(id, { title_en: "Another" })).body.code).toBe("past_event.changed")
    expect((await write(id, { version: 1, title_en: "Another" })).body.version).toBe(2)
    const both = await Promise.all([1, 2].map((n) => write(id, { version: 2, title_en: `Third ${n}` })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it("refuses a recording or slides that are not the editor's own", async () => {
    const recording = await write(randomUUID(), { video_id: randomUUID() })
    expect(recording.body.code).toBe("past_event.recording_not_there")
    expect((await write(randomUUID(), { slides_id: randomUUID() })).body.code).toBe("file.not_ready")
  })

  it("has speakers with an account, sources with valid links, and captions of the recording", async () => {
    const id = randomUUID()
    const speaker = await signedIn(api, aStudent({ name: "Amara Okafor" }))
    const source = {
      title_en: "Visas",
      publisher_en: "An office",
      title_ja: "",
      publisher_ja: "",
      url: "https://www.example.jp/visas",
      checked_on: "2026-06-01",
    }
    const bad = { ...source, url: "javascript:alert(1)" }
    const cues_en = [{ start_ms: 0, end_ms: 2_000, text: "Welcome." }]
    const wishes = { speakers: [speaker.id], sources: [source, bad], cues_en }
    expect((await write(id, { ...wishes, speakers: [randomUUID()] })).body.code).toBe(
      "past_event.speaker_not_there",
    )
    for (const wrong of [
      { speakers: [speaker.id, speaker.id] },
      { sources: Array.from({ length: 11 }, () => source) },
      { cues_en: [{ start_ms: -1, end_ms: 0, text: "" }] },
      { cues_en: Array.from({ length: 2_001 }, () => cues_en[0]) },
    ])
      expect([wrong, (await write(id, wrong)).status]).toEqual([wrong, 422])
    const kept = await write(id, { ...wishes, publish: ["en"] })
    expect(kept.body).toMatchObject({
      speakers: [speaker.id],
      speaker_names: [{ id: speaker.id, name: "Amara Okafor" }],
      sources: [source, bad],
      cues_en,
      cues_ja: [],
    })
    const shown = (await api.call(`GET /v1/past-events/${kept.body.past_event_id}`)).body
    expect(shown.speakers).toMatchObject([{ name: "Amara Okafor" }])
    expect(shown.sources).toMatchObject([{ title: "Visas", url: "https://www.example.jp/visas" }])
    // Omitted fields stay unchanged.
    const later = await write(id, { version: 1 })
    expect(later.body).toMatchObject({ speakers: [speaker.id], sources: [source, bad], cues_en })
    expect((await write(id, { version: 2, speakers: [], sources: [] })).body).toMatchObject({
      speakers: [],
      sources: [],
    })
  })

  it("accepts the captions of a long recording in both languages", async () => {
    const cues = Array.from({ length: 2_000 }, (_, at) => ({
      start_ms: at * 1_000,
      end_ms: at * 1_000 + 900,
      text: "x".repeat(150),
    }))
    const long = await write(randomUUID(), { cues_en: cues, cues_ja: cues })
    expect(long.status).toBe(200)
    expect(long.body.cues_ja).toHaveLength(2_000)
  })

  it("is listed by last change, page by page", async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of ids) {
      api.clock.advance(1)
      await write(id)
    }
    const page = await api.call("GET /v1/past-event-drafts?limit=2", { token: editor })
    expect(page.body.items.map((draft: { id: string }) => draft.id)).toEqual([ids[2], ids[1]])
    const next = await api.call(`GET /v1/past-event-drafts?limit=2&cursor=${page.body.next_cursor}`, {
      token: editor,
    })
    expect(next.body.items[0].id).toBe(ids[0])
    expect((await api.call("GET /v1/past-event-drafts?cursor=x", { token: editor })).status).toBe(422)
  })
})
