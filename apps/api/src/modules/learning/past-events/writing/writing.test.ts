// Past events written and published through editorial/writing, whose own rules have tests of their own.
import type { PastEventDetails, PastEventText } from "@shirube/vocabulary/learning/past-events/writing"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { namedId, newId, type UserId } from "#api/kernel/db/ids"
import { aVideoOf } from "#api/modules/common/media/builders"
import { saveAll } from "#api/modules/editorial/writing/builders"
import { releaseUnnamed } from "#api/modules/editorial/writing/files/service"
import { emptyTrash } from "#api/modules/editorial/writing/removal/service"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  editor = await signedIn(api, anEditor())
})
afterAll(() => api.stop())

const source = {
  title: { en: "Visas", ja: "在留資格" },
  publisher: { en: "An office", ja: "庁" },
  url: "https://www.example.jp/visas",
  checked: "2026-06-01",
}
const details = (wishes: Partial<PastEventDetails> = {}): PastEventDetails => ({
  kind: "question-time",
  topics: ["visa"],
  held: "2026-06-12",
  speakers: [],
  video: "",
  spoken: "en",
  slides: "",
  sources: [source],
  ...wishes,
})
const noCaptions = { video: "", cues: [], marks: [] }
const english = (wishes: Partial<PastEventText> = {}): PastEventText => ({
  title: "An evening about the visa",
  markdown: "Forty students came.",
  questions: [{ question: "Who pays?", answer: "Ask." }],
  captions: noCaptions,
  ...wishes,
})
const japanese = { title: "ビザの夜", markdown: "学生が集まりました。", questions: [], captions: noCaptions }

const NOUN = "/v1/editors/writing/past-event"
const documentOf = async (id: string) =>
  (await api.call(`GET ${NOUN}/${id}`, { token: editor.token, language: "en" })).body
async function save(id: string, part: "details" | "en" | "ja", fields: object, token = editor.token) {
  const { version } = (await documentOf(id)).parts[part]
  return api.call(`PUT ${NOUN}/${id}/${part}/draft`, { token, body: { version, fields } })
}
let counter = 0
async function begun(fields: PastEventDetails = details(), en: PastEventText = english()) {
  const id = `evening-${++counter}`
  await api.call(`POST ${NOUN}`, { token: editor.token, body: { id } })
  for (const [part, written] of [
    ["details", fields],
    ["en", en],
  ] as const)
    expect([part, (await save(id, part, written)).status]).toEqual([part, 200])
  return id
}
async function publish(id: string, languages: readonly ("en" | "ja")[] = ["en"]) {
  const { parts } = await documentOf(id)
  const versions = Object.fromEntries(
    (["details", ...languages] as const).map((part) => [part, parts[part].version]),
  )
  const body = { languages, versions }
  return api.call(`POST ${NOUN}/${id}/publish`, { token: editor.token, body, language: "en" })
}
const read = (address: string, language: "en" | "ja" = "en") =>
  api.call(`GET /v1/past-events/${address}`, { language })
const ownFilm = async () => (await aVideoOf(api, namedId<UserId>(editor.id))).id
const states = async (...ids: string[]) => {
  const found = await rows<{ id: string; state: string }>(
    api.db.autocommit,
    sql`select id, state from videos where id in ${ids}`,
  )
  return ids.map((id) => found.find((video) => video.id === id)?.state)
}
const DAY_SECONDS = 86_400

/** Sessions end while days pass. */
async function pass(days: number) {
  api.clock.advance(days * DAY_SECONDS)
  await releaseUnnamed(api.db, api.clock.now())
  await emptyTrash(api.db, api, api.clock.now())
  const { email, password } = editor.account
  const { body } = await api.call("POST /v1/auth/login", { body: { email, password } })
  editor = { ...editor, token: body.access_token.access_token }
}

describe("a past event", () => {
  it("is published in one language, then in both; withdrawn, it is gone from every list", async () => {
    const speaker = await signedIn(api, aStudent({ name: "Amara Okafor" }))
    const id = await begun(details({ speakers: [speaker.id, newId()] }))
    expect((await read(id)).status).toBe(404)
    expect((await publish(id)).status).toBe(200)
    expect((await read(id, "ja")).body).toMatchObject({
      id,
      language: "en",
      is_fallback: true,
      questions: [{ question_ruby: [{ text: "Who pays?" }] }],
      speakers: [{ name: "Amara Okafor" }],
      sources: [{ title: "Visas", url: "https://www.example.jp/visas" }],
    })
    await save(id, "ja", japanese)
    expect((await publish(id, ["ja"])).status).toBe(200)
    expect((await read(id, "ja")).body).toMatchObject({ language: "ja", title: "ビザの夜", questions: [] })

    const body = { languages: ["en", "ja"] }
    await api.call(`POST ${NOUN}/${id}/withdraw`, { token: editor.token, body })
    await api.settle()
    expect((await read(id)).status).toBe(404)
    const paths = async () => (await api.call("GET /v1/public-pages/past-event")).body.items
    expect(await paths()).toEqual([])
  })

  it("is not published unfinished or before its day; each missing thing is named", async () => {
    const id = await begun(
      details({ topics: [], held: "2999-01-01", video: newId(), slides: newId() }),
      english({ markdown: "", questions: [{ question: "Who?", answer: "" }] }),
    )
    const { status, body } = await publish(id)
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([
      409,
      [
        "details.held",
        "details.slides",
        "details.topics",
        "details.video",
        "en.markdown",
        "en.questions.0.answer",
      ],
    ])
    for (const [part, wrong] of [
      ["details", { kind: "party" }],
      ["details", { topics: ["visa", "visa"] }],
      ["details", { video: "a film" }],
      ["en", { questions: Array.from({ length: 31 }, () => ({ question: "", answer: "" })) }],
      ["en", { captions: { ...noCaptions, cues: [{ starts: -1, ends: 0, text: "" }] } }],
    ] as const) {
      const fields = part === "details" ? { ...details(), ...wrong } : { ...english(), ...wrong }
      expect([wrong, (await save(id, part, fields)).status]).toEqual([wrong, 422])
    }
  })

  it("keeps its id when its address changes; the old one still finds it", async () => {
    const id = await begun()
    await publish(id)
    const address = `moved-${id}`
    await api.call(`POST ${NOUN}/${id}/address`, { token: editor.token, body: { address } })
    for (const at of [id, address]) expect((await read(at)).body).toMatchObject({ id, address })
    const { items } = (await api.call("GET /v1/public-pages/past-event")).body
    expect(items.map(({ path }: { path: string }) => path)).toEqual([`/learning/past-event/${address}`])
  })

  it("has captions as long as a lesson's, in each language", async () => {
    const cues = Array.from({ length: 2_000 }, (_, at) => ({
      starts: at * 1_000,
      ends: at * 1_000 + 900,
      text: "あ".repeat(120),
    }))
    const id = await begun()
    const written = english({ captions: { video: newId(), cues, marks: [] } })
    for (const part of ["en", "ja"] as const) expect((await save(id, part, written)).status).toBe(200)
  })
})

describe("the recording of a past event", () => {
  it("is an editor's own upload, and belongs to one document", async () => {
    const other = await signedIn(api, anEditor())
    const [own, others] = [await ownFilm(), (await aVideoOf(api, namedId<UserId>(other.id))).id]
    const id = await begun(details({ video: others }))
    expect((await publish(id)).body.errors).toHaveProperty(["details.video"])
    await save(id, "details", details({ video: own }))
    expect((await publish(id)).status).toBe(200)
    expect((await read(id)).body.recording).toMatchObject({ spoken_language: "en" })
    const second = await begun(details({ video: own }))
    expect((await publish(second)).body.errors).toHaveProperty(["details.video"])
    // A colleague who changes the text keeps it.
    await api.call(`DELETE ${NOUN}/${id}/lock`, { token: editor.token })
    const kept = await save(id, "details", details({ video: own, kind: "talk" }), other.token)
    expect(kept.status).toBe(200)
    await api.call(`DELETE ${NOUN}/${id}/lock`, { token: other.token })
    expect((await publish(id)).status).toBe(200)
    expect((await read(id)).body).toMatchObject({ kind: "talk", recording: { spoken_language: "en" } })
  })

  it("stays while the draft or readers have it, and a month longer for the history", async () => {
    const [first, next, last] = [await ownFilm(), await ownFilm(), await ownFilm()]
    const id = await begun(details({ video: first }))
    await publish(id)
    const watched = (await api.call(`GET /v1/past-events/${id}/media`)).body.video_address.replace(
      /^\/api/,
      "",
    )
    for (const video of [next, last]) await save(id, "details", details({ video }))
    await pass(29)
    expect(await states(first, next, last)).toEqual(["ready", "ready", "ready"])
    await pass(2)
    expect(await states(first, next, last)).toEqual(["ready", "removed", "ready"])

    await publish(id)
    expect((await api.call(`GET ${watched}`)).status).toBe(404)
    await pass(20)
    const { items } = (await api.call(`GET ${NOUN}/${id}/versions?part=details`, { token: editor.token }))
      .body
    const oldest = items.at(-1).number
    const restore = async () => {
      const { version } = (await documentOf(id)).parts.details
      const call = `POST ${NOUN}/${id}/versions/${oldest}/restore` as const
      return api.call(call, { token: editor.token, body: { version } })
    }
    expect((await restore()).status).toBe(200)
    await pass(20)
    expect(await states(first)).toEqual(["ready"])
    await save(id, "details", details({ video: last }))
    await pass(31)
    expect(await states(first, last)).toEqual(["removed", "ready"])
    expect((await restore()).status).toBe(200)
    expect((await publish(id)).body.errors).toHaveProperty(["details.video"])
  })

  it("is released with its document, and not before", async () => {
    const video = await ownFilm()
    const id = await begun(details({ video }))
    await publish(id)
    await api.call(`POST ${NOUN}/${id}/trash`, { token: editor.token })
    expect((await api.call(`GET /v1/past-events/${id}/media`)).status).toBe(404)
    expect((await api.call(`GET /v1/videos/${video}/poster`)).status).toBe(404)
    expect(await states(video)).toEqual(["ready"])
    await pass(31)
    expect(await states(video)).toEqual(["removed"])
    expect((await api.call(`GET ${NOUN}/${id}`, { token: editor.token })).status).toBe(404)
  })

  it("shows only captions that were written for it", async () => {
    const [video, another] = [await ownFilm(), await ownFilm()]
    const cues = [{ starts: 0, ends: 2_000, text: "Welcome." }]
    const captions = { video, cues, marks: [{ starts: 0, title: "Welcome" }] }
    const id = await begun(details({ video }), english({ captions }))
    await publish(id)
    expect((await read(id)).body.recording.transcripts).toMatchObject([{ cues: [{ text: "Welcome." }] }])
    await save(id, "details", details({ video: another }))
    expect((await publish(id)).body.errors).toHaveProperty(["en.captions"])
    await save(id, "en", english({ captions: { ...captions, video: another } }))
    expect((await publish(id)).status).toBe(200)
    expect((await read(id)).body.recording.transcripts).toHaveLength(1)
  })

  it("follows the glossary, whose terms stay while its captions link to them", async () => {
    const term = (explanation: string) =>
      saveAll(api, editor.token, "term", "naitei", {
        details: { reading: "ないてい", also: [], article: "" },
        en: { term: "naitei", explanation, example: "" },
        ja: { term: "内定", explanation: "採用の約束です。", example: "" },
      })
    expect((await term("A promise.")).status).toBe(200)
    const video = await ownFilm()
    const cues = [{ starts: 0, ends: 2_000, text: "He has a [[naitei]]." }]
    const id = await begun(details({ video }), english({ captions: { video, cues, marks: [] } }))
    await publish(id)
    const terms = async () => (await read(id)).body.recording.transcripts[0].terms_html
    expect(await terms()).toContain("A promise.")
    await term("A job offer.")
    expect(await terms()).toContain("A job offer.")
    const withdrawn = await api.call("POST /v1/editors/writing/term/naitei/withdraw", {
      token: editor.token,
      body: { languages: ["en", "ja"] },
    })
    expect(withdrawn.body.code).toBe("writing.in_use")
  })
})
