import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { UserId } from "#api/kernel/db/ids"
import { auditBy } from "#api/modules/identity/audit/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { loadCalendar, seedCalendarDrafts } from "../../../../../seed/calendar.ts"

let api: TestApi
let editor: string
let editorId: UserId
beforeAll(async () => {
  api = await startTestApi()
  const { id, token } = await signedIn(api, anEditor())
  ;[editor, editorId] = [token, id]
})
afterAll(() => api.stop())

const source = {
  title_en: "Schedule",
  publisher_en: "Cabinet Secretariat",
  title_ja: "日程",
  publisher_ja: "内閣官房",
  url: "https://www.cas.go.jp/jp/seisaku/shushoku_katsudou/index.html",
  checked_on: "2026-11-13",
}
const aDate = (wishes: object = {}) => ({
  class: "2028-03",
  starts_on: "2027-03-01",
  precision: "day",
  is_expected: false,
  label_en: "",
  label_ja: "",
  ...wishes,
})
const aDraft = (wishes: object = {}) => ({
  version: 0,
  kind: "step",
  phase: "research",
  title_en: "Read three annual reports",
  summary_en: "One hour each is enough.",
  body_en: "Begin with the **letter** to shareholders.",
  title_ja: "",
  summary_ja: "",
  body_ja: "",
  dates: [aDate()],
  helps: [{ path: "/community/ask-senpai?topic=companies" }],
  sources: [source],
  publish: [],
  ...wishes,
})
const write = (id: string, wishes: object = {}) =>
  api.call(`PUT /v1/calendar/drafts/${id}`, { token: editor, body: aDraft(wishes), language: "en" })
const season = async (key = "2028-03") =>
  (await api.call(`GET /v1/calendar/seasons/${key}`, { language: "en" })).body.items as {
    entry_id: string
    is_expected: boolean
    helps: { noun: string; path: string }[]
  }[]

describe("a calendar entry draft", () => {
  it("refuses invalid fields, and is saved unfinished", async () => {
    const id = randomUUID()
    for (const wrong of [
      { kind: "party" },
      { phase: "sleep" },
      { dates: [aDate({ class: "2028-04" })] },
      { dates: [aDate({ starts_on: "1999-01-01" })] },
      { dates: Array.from({ length: 121 }, () => aDate()) },
      { title_en: "x".repeat(500) },
      { publish: ["en", "en"] },
    ])
      expect([wrong, (await write(id, wrong)).status]).toEqual([wrong, 422])
    const kept = await write(id, { title_en: "", dates: [], sources: [] })
    expect(kept).toMatchObject({ status: 200, body: { version: 1, entry_id: null, has_changes: false } })
    for (const call of [
      `GET /v1/calendar/drafts/${randomUUID()}`,
      `DELETE /v1/calendar/drafts/${randomUUID()}`,
      `DELETE /v1/calendar/drafts/${id}/publication`,
    ] as const)
      expect((await api.call(call, { token: editor })).body.code).toBe("calendar.no_such_entry")
  })

  // spec: events.calendar-entries
  it("is published in one language, then in both; marks an expected date; keeps its id and ticks when taken down", async () => {
    const id = randomUUID()
    const first = await write(id, { publish: ["en"] })
    expect(first.body).toMatchObject({
      published_languages: ["en"],
      has_changes: false,
      entry_id: "read-three-annual-reports",
    })
    const address = first.body.entry_id as string
    const read = async (language: "en" | "ja") =>
      (await api.call(`GET /v1/calendar/entries/${address}`, { language })).body
    expect(await read("ja")).toMatchObject({ language: "en", is_fallback: true })
    expect(await season()).toMatchObject([
      { entry_id: address, helps: [{ noun: "topic", path: "/community/ask-senpai?topic=companies" }] },
    ])
    const found = await api.call("GET /v1/search?q=shareholders", { language: "en" })
    expect(JSON.stringify(found.body)).toContain(address)

    const japanese = {
      title_ja: "有価証券報告書を読む",
      summary_ja: "1社1時間です。",
      body_ja: "まず社長の言葉から。",
    }
    const dates = [aDate(), aDate({ class: "2029-03", starts_on: "2028-03-01", is_expected: true })]
    expect((await write(id, { version: 1, ...japanese, dates })).body).toMatchObject({ has_changes: true })
    expect(await read("ja")).toMatchObject({ language: "en" })
    await write(id, { version: 2, ...japanese, dates, publish: ["en", "ja"] })
    expect(await read("ja")).toMatchObject({ language: "ja", is_fallback: false })
    expect(await season("2029-03")).toMatchObject([{ entry_id: address, is_expected: true }])

    const student = await signedIn(api, aStudent())
    const { token } = student
    await api.call(`PUT /v1/calendar/ticks/${address}`, { token })
    expect((await api.call(`DELETE /v1/calendar/drafts/${id}`, { token: editor })).body.code).toBe(
      "calendar.entry_is_published",
    )
    const down = await api.call(`DELETE /v1/calendar/drafts/${id}/publication`, { token: editor })
    expect(down.body).toMatchObject({ entry_id: null, published_languages: [] })
    expect((await api.call(`GET /v1/calendar/entries/${address}`)).status).toBe(404)
    expect((await api.call("GET /v1/public-pages/calendar-entry")).body.items).toEqual([])
    const gone = await api.call("GET /v1/search?q=shareholders", { language: "en" })
    expect(JSON.stringify(gone.body)).not.toContain(address)

    const again = await write(id, { version: 3, ...japanese, dates, publish: ["ja"] })
    expect(again.body.entry_id).toBe(address)
    expect((await api.call("GET /v1/calendar/mine", { token })).body.ticked).toEqual([address])
    await api.call(`DELETE /v1/calendar/drafts/${id}/publication`, { token: editor })
    expect((await api.call(`DELETE /v1/calendar/drafts/${id}`, { token: editor })).status).toBe(204)
    expect((await api.call(`GET /v1/calendar/drafts/${id}`, { token: editor })).status).toBe(404)
    expect((await api.call("GET /v1/calendar/mine", { token })).body.ticked).toEqual([])

    const noted = await auditBy(api.db.autocommit, editorId)
    const done = noted.filter(({ subjectId }) => subjectId === address).map(({ event }) => event)
    expect(done.toReversed()).toEqual([
      "calendar_entry.published",
      "calendar_entry.published",
      "calendar_entry.taken_down",
      "calendar_entry.published",
      "calendar_entry.taken_down",
      "calendar_entry.removed",
    ])
  })

  it("is not published unfinished; each missing field is named", async () => {
    const { status, body } = await write(randomUUID(), {
      dates: [
        aDate({ ends_on: "2027-02-01" }),
        aDate(),
        aDate({ class: "any", starts_on: undefined }),
        aDate({ class: "any", label_en: "Results" }),
      ],
      helps: [{ path: "/article/no-such-article" }, { path: "https://elsewhere.example/" }],
      sources: [{ ...source, url: "javascript:alert(1)", checked_on: undefined }],
      publish: ["en", "ja"],
    })
    expect(status).toBe(422)
    expect(Object.keys(body.errors).toSorted()).toEqual([
      "body_ja",
      "dates.0.ends_on",
      "dates.1.starts_on",
      "dates.2.starts_on",
      "dates.3.label_ja",
      "helps.0.path",
      "helps.1.path",
      "sources.0.checked_on",
      "sources.0.url",
      "summary_ja",
      "title_ja",
    ])
    const empty = await write(randomUUID(), { dates: [], sources: [], helps: [], publish: ["en"] })
    expect(Object.keys(empty.body.errors).toSorted()).toEqual(["dates", "sources"])
  })

  it("never takes the id of another page of the calendar, nor of another entry", async () => {
    const addresses: unknown[] = []
    for (const title_en of ["Visa", "Applications", "Visa"])
      addresses.push((await write(randomUUID(), { title_en, publish: ["en"] })).body.entry_id)
    expect(addresses).toEqual(["visa-2", "applications-2", "visa-3"])
  })

  it("with the same title as others published at once gets its own id", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => write(randomUUID(), { title_en: "At once", publish: ["en"] })),
    )
    expect(answers.map(({ status, body }) => [status, body.entry_id]).toSorted()).toEqual([
      [200, "at-once"],
      ...[2, 3, 4, 5].map((n) => [200, `at-once-${n}`]),
    ])
  })

  it("changed in two windows refuses the second save; a retried save is idempotent", async () => {
    const id = randomUUID()
    await write(id)
    expect((await write(id)).body.version).toBe(1)
    expect((await write(id, { title_en: "Another" })).body.code).toBe("calendar.entry_changed")
    expect((await write(id, { version: 1, title_en: "Another" })).body.version).toBe(2)
    const both = await Promise.all([1, 2].map((n) => write(id, { version: 2, title_en: `Third ${n}` })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it("exists for each entry of the demo, and saving it unchanged changes nothing for readers", async () => {
    await loadCalendar(api.db, api.clock.now())
    const drafts: { id: string; entry_id: string | null }[] = []
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { body } = await api.call(`GET /v1/calendar/drafts${cursor && `?cursor=${cursor}`}`, {
        token: editor,
      })
      drafts.push(...body.items)
      cursor = body.next_cursor
    }
    const golden = drafts.find(({ entry_id }) => entry_id === "national-holidays")
    const { body: draft } = await api.call(`GET /v1/calendar/drafts/${golden?.id ?? ""}`, { token: editor })
    const { id, entry_id, published_languages, has_changes, updated_at, ...written } = draft
    const read = async () => (await api.call("GET /v1/calendar/entries/national-holidays")).body
    const before = await read()
    const saved = await api.call(`PUT /v1/calendar/drafts/${id}`, {
      token: editor,
      body: { ...written, publish: published_languages },
    })
    expect([saved.status, entry_id, has_changes, typeof updated_at]).toEqual([
      200,
      "national-holidays",
      false,
      "string",
    ])
    expect(await read()).toEqual({ ...before, updated_at: expect.any(String) })
  })

  it("is created for published entries in a database that was seeded before drafts existed", async () => {
    await loadCalendar(api.db, api.clock.now())
    await api.database.exec("delete from calendar_drafts where entry_id is not null")
    const [{ path }] = (await api.call("GET /v1/public-pages/calendar-entry")).body.items
    const first = path.split("/").at(-1)
    await api.database.exec(`delete from calendar_entries where id = '${first}'`)
    for (let start = 0; start < 2; start++) await seedCalendarDrafts(api.db, api.clock.now())
    const { body } = await api.call("GET /v1/calendar/drafts", { token: editor })
    expect(body.items).toHaveLength(30)
    expect(body.items.map(({ entry_id }: { entry_id: string }) => entry_id)).not.toContain(first)
  })
})
