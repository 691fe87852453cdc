// Calendar entries written and published through editorial/writing, whose own rules have tests of their own.
import type { EntryDetails, EntryText } from "@shirube/vocabulary/season/calendar/writing"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { emptyTrash } from "#api/modules/editorial/writing/removal/service"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"

let api: TestApi
let editor: string
beforeAll(async () => {
  api = await startTestApi()
  ;({ token: editor } = await signedIn(api, anEditor()))
})
afterAll(() => api.stop())

const source = {
  title: { en: "Schedule", ja: "日程" },
  publisher: { en: "Cabinet Secretariat", ja: "内閣官房" },
  url: "https://www.cas.go.jp/jp/seisaku/shushoku_katsudou/index.html",
  checked: "2026-11-13",
}
const aDate = (wishes: Partial<EntryDetails["dates"][number]> = {}) => ({
  class: "2028-03",
  starts: "2027-03-01",
  ends: "",
  precision: "day" as const,
  expected: false,
  label: { en: "", ja: "" },
  ...wishes,
})
const details = (wishes: Partial<EntryDetails> = {}): EntryDetails => ({
  kind: "step",
  phase: "research",
  dates: [aDate()],
  helps: ["/community/ask-senpai?topic=companies"],
  sources: [source],
  ...wishes,
})
const english: EntryText = {
  title: "Read three annual reports",
  summary: "One hour each is enough.",
  markdown: "Begin with the **letter** to shareholders.",
}
const japanese: EntryText = {
  title: "有価証券報告書を読む",
  summary: "1社1時間です。",
  markdown: "まず社長の言葉から。",
}

const NOUN = "/v1/editors/writing/calendar-entry"
const begin = (id: string) => api.call(`POST ${NOUN}`, { token: editor, body: { id } })
const documentOf = async (id: string) =>
  (await api.call(`GET ${NOUN}/${id}`, { token: editor, language: "en" })).body
async function save(id: string, parts: Partial<Record<"details" | "en" | "ja", object>>) {
  const answers = []
  for (const [part, fields] of Object.entries(parts)) {
    const { version } = (await documentOf(id)).parts[part]
    answers.push(
      await api.call(`PUT ${NOUN}/${id}/${part}/draft`, { token: editor, body: { version, fields } }),
    )
  }
  return answers
}
async function publish(id: string, languages: readonly ("en" | "ja")[]) {
  const { parts } = await documentOf(id)
  const versions = Object.fromEntries(
    (["details", ...languages] as const).map((part) => [part, parts[part].version]),
  )
  return api.call(`POST ${NOUN}/${id}/publish`, {
    token: editor,
    body: { languages, versions },
    language: "en",
  })
}
const read = (address: string, language: "en" | "ja" = "en") =>
  api.call(`GET /v1/calendar/entries/${address}`, { language })
const season = async (key: string) =>
  (await api.call(`GET /v1/calendar/seasons/${key}`, { language: "en" })).body.items as {
    entry_id: string
    is_expected: boolean
    helps: { noun: string; path: string }[]
  }[]

describe("a calendar entry that an editor writes", () => {
  // spec: events.calendar-entries
  it("is published in one language, then in both; withdrawn, it keeps what readers have ticked", async () => {
    const id = "annual-reports"
    await begin(id)
    await save(id, { details: details(), en: english })
    expect((await publish(id, ["en"])).status).toBe(200)
    expect((await read(id, "ja")).body).toMatchObject({ address: id, language: "en", is_fallback: true })
    expect(await season("2028-03")).toMatchObject([
      { entry_id: id, helps: [{ noun: "topic", path: "/community/ask-senpai?topic=companies" }] },
    ])
    const search = async () =>
      JSON.stringify((await api.call("GET /v1/search?q=shareholders", { language: "en" })).body)
    expect(await search()).toContain(id)

    const later = aDate({ class: "2029-03", starts: "2028-03-01", expected: true })
    await save(id, { details: details({ dates: [aDate(), later] }), ja: japanese })
    expect((await read(id, "ja")).body).toMatchObject({ language: "en" })
    await publish(id, ["en", "ja"])
    expect((await read(id, "ja")).body).toMatchObject({ language: "ja", is_fallback: false })
    expect(await season("2029-03")).toMatchObject([{ entry_id: id, is_expected: true }])

    const { token } = await signedIn(api, aStudent())
    const ticked = async () => (await api.call("GET /v1/calendar/mine", { token })).body.ticked
    await api.call(`PUT /v1/calendar/ticks/${id}`, { token })
    await api.call(`POST ${NOUN}/${id}/withdraw`, { token: editor, body: { languages: ["en", "ja"] } })
    expect((await read(id)).status).toBe(404)
    expect((await api.call("GET /v1/public-pages/calendar-entry")).body.items).toEqual([])
    expect(await search()).not.toContain(id)
    await publish(id, ["ja"])
    expect(await ticked()).toEqual([id])
  })

  it("refuses what has another shape, and is saved unfinished", async () => {
    await begin("unfinished")
    for (const wrong of [
      { kind: "party" },
      { phase: "sleep" },
      { dates: [aDate({ class: "2028-04" })] },
      { dates: [aDate({ starts: "1999-01-01" })] },
      { dates: Array.from({ length: 121 }, () => aDate()) },
      { helps: ["x".repeat(400)] },
    ]) {
      const [answer] = await save("unfinished", { details: { ...details(), ...wrong } })
      expect([wrong, answer?.status]).toEqual([wrong, 422])
    }
    const [saved] = await save("unfinished", {
      details: details({ dates: [aDate({ starts: "" })], sources: [] }),
    })
    expect(saved?.body).toMatchObject({ version: 1 })
  })

  it("is not published unfinished; each missing field is named", async () => {
    await begin("incomplete")
    await save("incomplete", {
      details: details({
        dates: [
          aDate({ ends: "2027-02-01" }),
          aDate(),
          aDate({ class: "any", starts: "" }),
          aDate({ class: "any", label: { en: "Results", ja: "" } }),
        ],
        helps: ["/article/no-such-article", "https://elsewhere.example/"],
        sources: [{ ...source, url: "javascript:alert(1)", checked: "" }],
      }),
      en: english,
    })
    const { status, body } = await publish("incomplete", ["en", "ja"])
    expect(status).toBe(409)
    expect(Object.keys(body.errors).toSorted()).toEqual([
      "details.dates.0.ends",
      "details.dates.1.starts",
      "details.dates.2.starts",
      "details.dates.3.label.ja",
      "details.helps.0",
      "details.helps.1",
      "details.sources.0.checked",
      "details.sources.0.url",
      "ja.markdown",
      "ja.summary",
      "ja.title",
    ])
    await save("incomplete", { details: details({ dates: [], sources: [], helps: [] }) })
    expect(Object.keys((await publish("incomplete", ["en"])).body.errors).toSorted()).toEqual([
      "details.dates",
      "details.sources",
    ])
  })

  it("has an address that may change, but never that of another page of the calendar", async () => {
    const taken = async (id: string) => (await begin(id)).body.code
    expect([await taken("visa"), await taken("applications")]).toEqual([
      "writing.address_taken",
      "writing.address_taken",
    ])
    await begin("old-words")
    await save("old-words", { details: details(), en: english })
    await publish("old-words", ["en"])
    const move = (address: string) =>
      api.call(`POST ${NOUN}/old-words/address`, { token: editor, body: { address } })
    expect((await move("visa")).body.code).toBe("writing.address_taken")
    expect((await move("new-words")).body).toMatchObject({ path: "/shukatsu-calendar/new-words" })
    for (const address of ["new-words", "old-words"])
      expect((await read(address)).body).toMatchObject({ entry_id: "old-words", address: "new-words" })
    const { items } = (await api.call("GET /v1/public-pages/calendar-entry")).body
    expect(items.map(({ path }: { path: string }) => path)).toContain("/shukatsu-calendar/new-words")
  })

  it("takes along what readers have ticked once it is deleted for good", async () => {
    await begin("short-lived")
    await save("short-lived", { details: details(), en: english })
    await publish("short-lived", ["en"])
    const { token } = await signedIn(api, aStudent())
    await api.call("PUT /v1/calendar/ticks/short-lived", { token })
    const ticks = () =>
      rows(api.db.autocommit, sql`select from calendar_ticks where entry_id = 'short-lived'`)
    await api.call(`POST ${NOUN}/short-lived/trash`, { token: editor })
    expect(await ticks()).toHaveLength(1)
    api.clock.advance(31 * 86_400)
    await emptyTrash(api.db, api, api.clock.now())
    expect(await ticks()).toEqual([])
  })
})
