import { emptyEntryDetails } from "@shirube/vocabulary/season/calendar/writing"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aPublishedArticle, read, saveAll, someDetails } from "#api/modules/editorial/writing/builders"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { submitDue } from "./service.ts"

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  token = (await signedIn(api, anEditor())).token
})
afterAll(() => api.stop())

const [source] = someDetails().sources
const checked = (day: string) => ({ sources: source ? [{ ...source, checked: day }] : [] })
const due = () => api.db.transaction((tx) => submitDue(tx, api, api.clock.now()))
const waiting = async () =>
  (await api.call("GET /v1/editors/reviews?queue=facts", { token })).body.items as { id: string }[]

describe("facts of documents", () => {
  it("wait in the inbox once a source was not checked for six months, until they are checked", async () => {
    await aPublishedArticle(api, token, { details: checked("2026-05-16") })
    await due()
    expect(await waiting()).toEqual([])
    const id = await aPublishedArticle(api, token, { details: checked("2026-05-15") })
    await due()
    await due()
    const [review, ...others] = await waiting()
    expect(others).toEqual([])
    const shown = (await api.call(`GET /v1/editors/reviews/${review?.id}`, { token, language: "en" })).body
    expect(shown.outcomes).toEqual(["approved"])
    expect(shown.facts[0]).toMatchObject({ text: "An entry sheet", path: `/editors/writing/article/${id}` })
    expect(shown.facts[1].text).toContain("2026-05-15")

    const decision = { version: shown.version, outcome: "approved" }
    const decided = await api.call(`POST /v1/editors/reviews/${review?.id}/decision`, {
      token,
      body: decision,
    })
    expect(decided.status).toBe(200)
    const article = (await api.call(`GET /v1/articles/${id}`)).body
    expect([article.checked_on, article.sources[0].checked_on]).toEqual(["2026-11-15", "2026-11-15"])
    expect((await read(api, token, id)).parts.details).toMatchObject({
      version: 2,
      fields: { checked: "2026-11-15" },
    })
    await due()
    expect(await waiting()).toEqual([])
  })

  it("leave the inbox when the article is withdrawn", async () => {
    const id = await aPublishedArticle(api, token, { details: checked("2025-01-01") })
    await due()
    expect(await waiting()).toHaveLength(1)
    const body = { languages: ["en", "ja"] }
    await api.call(`POST /v1/editors/writing/article/${id}/withdraw`, { token, body })
    await api.settle()
    expect(await waiting()).toEqual([])
  })

  it("are those of every noun with sources, and leave when files bring a newer day", async () => {
    const id = "read-reports"
    const { sources } = checked("2026-01-01")
    await saveAll(api, token, "calendar-entry", id, {
      details: {
        ...emptyEntryDetails,
        sources,
        dates: [
          {
            class: "2028-03",
            starts: "2027-03-01",
            ends: "",
            precision: "day",
            expected: false,
            label: { en: "", ja: "" },
          },
        ],
      },
      en: { title: "Read reports", summary: "An hour.", markdown: "Begin." },
      ja: { title: "読む", summary: "1時間です。", markdown: "まず。" },
    })
    await due()
    const [review] = await waiting()
    const shown = (await api.call(`GET /v1/editors/reviews/${review?.id}`, { token, language: "en" })).body
    expect(shown.facts[0]).toMatchObject({
      text: "Read reports",
      path: `/editors/writing/calendar-entry/${id}`,
    })
    await api.database.exec(
      `update writing_parts set published = jsonb_set(published, '{sources,0,checked}', '"2026-11-01"') where id = '${id}' and part = 'details'`,
    )
    await due()
    expect(await waiting()).toEqual([])
  })
})
