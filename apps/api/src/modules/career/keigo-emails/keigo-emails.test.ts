import { letterText } from "@shirube/vocabulary/career/keigo-emails/letter-text"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { statementsOf } from "#api/testing/statements"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const ids = ({ body }: { body: { items: { id: string }[] } }) => body.items.map(({ id }) => id)

describe("the list of emails in keigo", () => {
  it("has all twenty in the reader's language, and those of one situation", async () => {
    const all = await api.call("GET /v1/keigo-emails")
    expect(ids(all)).toHaveLength(20)
    expect(all.body.items[4]).toMatchObject({
      id: "accept-interview",
      situation: "interview",
      title: "Accept an invitation to an interview",
    })
    const japanese = await api.call("GET /v1/keigo-emails?situation=offer", { language: "ja" })
    expect(japanese.body.items.map(({ title }: { title: string }) => title)).toEqual([
      "内定を承諾する",
      "内定の返事を待ってもらう",
      "内定を辞退する",
    ])
    expect(japanese.body.items[0].title_ruby[0]).toEqual({ text: "内定", reading: "ないてい", level: 3 })
  })

  it("continues at its cursor until every email was listed once", async () => {
    const found: string[] = []
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { body }: { body: { items: { id: string }[]; next_cursor: string | null } } = await api.call(
        `GET /v1/keigo-emails?limit=7${cursor && `&cursor=${cursor}`}`,
      )
      found.push(...body.items.map(({ id }) => id))
      cursor = body.next_cursor
    }
    expect(found).toEqual(ids(await api.call("GET /v1/keigo-emails")))
  })

  it("refuses an unknown situation, a foreign cursor and too large a page", async () => {
    expect((await api.call("GET /v1/keigo-emails?situation=dating")).status).toBe(422)
    expect((await api.call("GET /v1/keigo-emails?limit=51")).status).toBe(422)
    const foreign = Buffer.from(JSON.stringify(["no-such-email"])).toString("base64url")
    expect((await api.call(`GET /v1/keigo-emails?cursor=${foreign}`)).body.code).toBe("cursor.invalid")
  })
})

describe("an email in keigo", () => {
  it("has the letter in Japanese for every reader, and the explanations in their language", async () => {
    const english = (await api.call("GET /v1/keigo-emails/running-late")).body
    const japanese = (await api.call("GET /v1/keigo-emails/running-late", { language: "ja" })).body
    expect(english.body).toEqual(japanese.body)
    expect(english.phrases.map(({ key }: { key: string }) => key)).toEqual([
      "osewa",
      "oyakusoku",
      "moshiwake",
      "gomeiwaku",
      "onegai",
    ])
    expect(english.phrases[0]).toMatchObject({ reading: "おせわになっております", level: "formal" })
    expect(english.phrases[0].parts[2].meaning_ruby[0].text).toMatch(/^humble form of/)
    expect(japanese.phrases[0].parts[2].meaning_ruby[0].text).toMatch(/^「います」の/)
    expect(english.gaps[0]).toEqual({
      key: "company",
      label: "Company",
      japanese_label: "会社名",
      example: "株式会社ほしかわ部品",
      source: "company",
      has_lines: false,
    })
    expect(english.alternative.kind).toBe("phone")
  })

  it("becomes plain text without furigana, with its open gaps marked", async () => {
    const { body, gaps } = (await api.call("GET /v1/keigo-emails/running-late")).body
    const labels = gaps.map(({ key, japanese_label }: { key: string; japanese_label: string }) => ({
      key,
      japaneseLabel: japanese_label,
    }))
    const text = letterText(body, labels, { company: "株式会社ほしかわ部品", "start-time": "14時" })
    expect(text.split("\n").slice(0, 6)).toEqual([
      "株式会社ほしかわ部品",
      "【部署名】",
      "【担当者の姓】様",
      "",
      "お世話になっております。",
      "本日14時に面接のお約束をいただいております、",
    ])
  })

  it("is not found under an unknown id", async () => {
    const { status, body } = await api.call("GET /v1/keigo-emails/no-such-email")
    expect([status, body.code]).toEqual([404, "keigo_email.not_found"])
  })

  it("reads nothing from the database", async () => {
    expect(await statementsOf(() => api.call("GET /v1/keigo-emails/accept-offer"))).toEqual([])
  })
})

describe("the sitemap", () => {
  it("lists every email for search engines in both languages", async () => {
    const { items } = (await api.call("GET /v1/public-pages/keigo-email")).body
    expect(items).toHaveLength(20)
    expect(items[0]).toMatchObject({
      path: "/career/career-builder/emails/accept-interview",
      languages: ["en", "ja"],
    })
  })
})
