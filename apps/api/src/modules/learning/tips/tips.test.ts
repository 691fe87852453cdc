import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { reconcileCounters } from "#api/kernel/jobs/counters/reconcile"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { loadCommunity } from "../../../../seed/load.ts"
import { loadTips } from "../../../../seed/tips.ts"
import { aPublishedTip, aTipWriter, JAPANESE } from "./builders.ts"
import { helpfulCounter } from "./helpful-count/service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
afterAll(() => api.stop())

type Item = { id: string }
const idsOf = ({ body }: { body: { items: Item[] } }) => body.items.map(({ id }) => id)
const tip = async (id: string, language: "en" | "ja" = "en", query = "") =>
  (await api.call(`GET /v1/tips/${id}${query}`, { language })).body

describe("tips", () => {
  // spec: 1.senpai-tips
  it("are listed newest first, by topic and by senpai, page by page", async () => {
    const [linh, wei] = [await aTipWriter(api), await aTipWriter(api, { name: "Chen Wei" })]
    const first = await aPublishedTip(api, linh.token, { topics: ["visa"] })
    const second = await aPublishedTip(api, wei.token, { topics: ["visa", "offers"] })
    const third = await aPublishedTip(api, linh.token, { topics: ["offers"] })
    expect(idsOf(await api.call("GET /v1/tips?topic=visa"))).toEqual([second.id, first.id])
    expect(idsOf(await api.call(`GET /v1/tips?senpai=${linh.id}`))).toEqual([third.id, first.id])
    const page = await api.call("GET /v1/tips?limit=2")
    expect(idsOf(page)).toEqual([third.id, second.id])
    const next = await api.call(`GET /v1/tips?limit=2&cursor=${page.body.next_cursor}`)
    expect(idsOf(next)[0]).toBe(first.id)
    expect((await api.call("GET /v1/tips?cursor=x")).status).toBe(422)
  })

  it("link to their neighbours within the topic, and to more by the same senpai", async () => {
    const [linh, wei] = [await aTipWriter(api), await aTipWriter(api)]
    const old = await aPublishedTip(api, linh.token, { topics: ["ob-visits"] })
    const other = await aPublishedTip(api, wei.token, { topics: ["internships"] })
    const fresh = await aPublishedTip(api, linh.token, { topics: ["ob-visits"] })
    expect(await tip(other.id)).toMatchObject({ newer: { id: fresh.id }, older: { id: old.id }, more: [] })
    const inTopic = await tip(fresh.id, "en", "?topic=ob-visits")
    expect(inTopic).toMatchObject({ newer: null, older: { id: old.id }, more: [{ id: old.id }] })
    expect((await tip(old.id, "en", "?topic=ob-visits")).older).toBeNull()
  })

  // spec: 3.senpai-tip
  it("are read in the reader's language if written in it, with furigana", async () => {
    const { token } = await aTipWriter(api)
    const { id } = await aPublishedTip(api, token, JAPANESE)
    await api.settle()
    const read = await tip(id, "ja")
    expect(read).toMatchObject({ language: "ja", languages: ["en", "ja"], is_fallback: false })
    expect(read.body_html).toContain("<ruby")
    expect(read.title_ruby).toContainEqual({ text: "時間", reading: "じかん", level: 5 })
    expect(read.who_ruby).toContainEqual({ text: "出身", reading: "しゅっしん", level: 3 })
    const english = await aPublishedTip(api, token)
    expect(await tip(english.id, "ja")).toMatchObject({ language: "en", is_fallback: true })
  })

  it("are found by their text, in both languages and by reading", async () => {
    const { token } = await aTipWriter(api)
    const words = { ...JAPANESE, title_ja: "履歴書は手書きにしない", title_en: "Never handwrite a rirekisho" }
    const { id } = await aPublishedTip(api, token, words)
    await api.settle()
    for (const q of ["handwrite", "履歴書", "りれきしょ"]) {
      const { body } = await api.call(`GET /v1/search?q=${encodeURIComponent(q)}&kind=tip`)
      expect([q, body.items[0]?.path]).toEqual([q, `/learning/senpai-tips/${id}`])
    }
  })

  it("mention no one: a name is plain text, published as it was previewed", async () => {
    const { id: person, token } = await aTipWriter(api, { name: "Chen Wei" })
    const text = `Ask @[Someone Else](${person}) and ![me](/api/v1/files/x).`
    const { id } = await aPublishedTip(api, token, { text_en: text })
    const { body } = await api.call("POST /v1/previews", {
      token,
      language: "en",
      body: { look: "tip", text, language: "en" },
    })
    expect(body.body_html).toBe("<p>Ask @Someone Else and me.</p>\n")
    expect((await tip(id)).body_html).toBe(body.body_html)
    await api.settle()
    const found = await api.call("GET /v1/search?q=someone+else&kind=tip")
    expect(JSON.stringify(found.body.items)).not.toContain("Chen Wei")
  })

  it("that do not exist are a 404", async () => {
    expect((await api.call("GET /v1/tips/nothing-here")).body.code).toBe("tip.not_found")
    expect((await api.call("GET /v1/tips/Not-One")).status).toBe(422)
  })
})

describe("the tips of the demo", () => {
  it("are seeded once, are searchable and editable by their authors, and notify no one", async () => {
    await loadCommunity(api.db)
    const seeded = await loadTips(api.db, api.clock.now())
    expect(seeded).toBe(30)
    expect(await loadTips(api.db, api.clock.now())).toBe(0)
    await api.settle()
    expect(await tip("sixty-one-comments", "ja")).toMatchObject({ language: "ja", is_fallback: false })
    const { body } = await api.call("GET /v1/search?q=code+review+comments&kind=tip")
    expect(body.items[0].id).toBe("sixty-one-comments")
    await reconcileCounters([helpfulCounter])(api).run({})
    const notices = await rows(
      api.db.autocommit,
      sql`select id from notifications where kind = 'review_decided' and facts->>'of' = 'tip' and user_id in (select id from users where email like '%@shirube.example' and role = 'senpai')`,
    )
    expect(notices).toEqual([])
  })
})

describe("a reader of a tip", () => {
  const vote = (token: string, id: string, method: "PUT" | "DELETE" = "PUT") =>
    api.call(`${method} /v1/votes/tip/${id}`, { token })
  const factsOf = async (token: string, id: string) =>
    (await api.call(`GET /v1/personal?things=tip:${id}`, { token })).body.items[0]

  it("votes it helpful once and can withdraw the vote; never for their own", async () => {
    const writer = await aTipWriter(api)
    const { id } = await aPublishedTip(api, writer.token)
    const { token } = await signedIn(api)
    expect((await factsOf(token, id)).vote).toEqual({ has_voted: false, may_vote: true })
    for (const _ of ["once", "again"]) expect((await vote(token, id)).status).toBe(204)
    expect((await tip(id)).helpful_count).toBe(1)
    expect((await factsOf(token, id)).vote.has_voted).toBe(true)
    expect((await vote(writer.token, id)).body.code).toBe("votes.own")
    expect((await factsOf(writer.token, id)).vote.may_vote).toBe(false)
    const company = await signedIn(api, aStudent({ role: "company" }))
    expect((await vote(company.token, id)).body.code).toBe("votes.not_for_companies")
    expect((await vote(token, "nothing-here")).body.code).toBe("votes.nothing_there")
    expect((await vote(token, id, "DELETE")).status).toBe(204)
    expect((await tip(id)).helpful_count).toBe(0)
    expect((await api.call(`PUT /v1/votes/question/${id}`, { token })).status).toBe(422)
  })

  it("sees the right count again after the nightly recount", async () => {
    const { id } = await aPublishedTip(api, (await aTipWriter(api)).token)
    await vote((await signedIn(api)).token, id)
    await api.database.exec(`update tip_counts set helpful = 7 where tip_id = '${id}'`)
    await reconcileCounters([helpfulCounter])(api).run({})
    expect((await api.call("GET /v1/tips?limit=1")).body.items[0].helpful_count).toBe(1)
  })

  it("saves it: it is listed with saved articles, and as gone once withdrawn, without its title", async () => {
    const writer = await aTipWriter(api)
    const { id, draftId } = await aPublishedTip(api, writer.token)
    const { token } = await signedIn(api)
    expect((await api.call(`PUT /v1/saved/tip/${id}`, { token })).status).toBe(204)
    expect((await factsOf(token, id)).saved.is_saved).toBe(true)
    const saved = await api.call("GET /v1/saved?list=article", { token })
    expect(saved.body.items).toEqual([
      expect.objectContaining({ noun: "tip", id, path: `/learning/senpai-tips/${id}` }),
    ])
    await api.call(`DELETE /v1/tip-drafts/${draftId}/publication`, { token: writer.token })
    const left = await api.call("GET /v1/saved?list=article", { token })
    expect(left.body.items).toMatchObject([{ noun: "tip", id, is_gone: true, path: null, title: null }])
  })
})
