import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { anArticle, publish } from "#api/modules/learning/articles/builders"
import { startTestApi, type TestApi } from "#api/testing/api"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

describe("the list of interview questions", () => {
  it("is complete over its pages, each question once", async () => {
    const seen: string[] = []
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { status, body } = await api.call(
        `GET /v1/interview-questions?limit=25${cursor ? `&cursor=${cursor}` : ""}`,
      )
      expect([status, body.count]).toEqual([200, 60])
      seen.push(...body.items.map(({ id }: { id: string }) => id))
      cursor = body.next_cursor
    }
    expect(seen).toHaveLength(60)
    expect(new Set(seen).size).toBe(60)
  })

  it("is filtered by kind and by industry, and each filter is counted within the other", async () => {
    const { body } = await api.call("GET /v1/interview-questions?kind=the-work&industry=trading&limit=100")
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([
      "sell-me-this",
      "goods-to-trade",
      "price-cut",
    ])
    expect(body.count).toBe(3)
    expect(body.kinds).toContainEqual({ key: "the-work", name: "The work itself", count: 3 })
    expect(body.kinds).toContainEqual({ key: "about-you", name: "About you", count: 0 })
    expect(body.industries).toContainEqual({ key: "consulting", name: "Consulting and research", count: 0 })
    const all = (await api.call("GET /v1/interview-questions")).body
    expect(all.kinds.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(60)
  })

  it("has names in the reader's language, and questions in both", async () => {
    const { body } = await api.call("GET /v1/interview-questions?kind=your-questions", { language: "ja" })
    expect(body.items[0].kind).toEqual({ key: "your-questions", name: "逆質問" })
    expect(body.items[0].question.en).toContain("Do you have any questions?")
    expect(body.items[0].question.ja_ruby).toContainEqual({ text: "質問", reading: "しつもん", level: 4 })
    expect(body.industries[0].name).toBe("IT・通信")
  })

  it("refuses unknown filters and cursors", async () => {
    for (const query of ["kind=family", "industry=astronaut", "limit=101", "cursor=%E6%9D%B1"])
      expect([query, (await api.call(`GET /v1/interview-questions?${query}`)).status]).toEqual([query, 422])
    const { next_cursor: cursor } = (await api.call("GET /v1/interview-questions?limit=1")).body
    const { status, body } = await api.call(`GET /v1/interview-questions?kind=trouble&cursor=${cursor}`)
    expect([status, body.code]).toEqual([422, "cursor.invalid"])
  })
})

describe("an interview question", () => {
  it("explains itself in the reader's language, with an answer in both", async () => {
    const { body } = await api.call("GET /v1/interview-questions/weakness", { language: "ja" })
    expect(body).toMatchObject({
      id: "weakness",
      kind: { key: "trouble" },
      seconds: 60,
      question: { en: "What is your weakness?" },
      model: { author: { name_ruby: [{ text: "Daniel Weber", reading: null }], seal: "DW" } },
      next: { id: "failure" },
    })
    expect(body.skeleton).toHaveLength(3)
    expect(body.weak_ruby).toHaveLength(2)
    expect(body.intent_ruby).toContainEqual({ text: "苦手", reading: "にがて", level: 3 })
    expect(body.model.en).toMatch(/^I am slow/)
    const english = (await api.call("GET /v1/interview-questions/weakness")).body
    expect(english.intent_ruby).toEqual([
      { text: "Do you know where you need help, and do you already do something about it?", reading: null },
    ])
  })

  it("leads to the first question of its kind after the last", async () => {
    const { body } = await api.call("GET /v1/interview-questions/ask-about-overtime")
    expect(body.next.id).toBe("questions-first-round")
  })

  it("links only to content that is published", async () => {
    expect((await api.call("GET /v1/interview-questions/weakness")).body.helps).toEqual([])
    await publish(api, anArticle({ id: "interviews" }))
    const { helps } = (await api.call("GET /v1/interview-questions/weakness")).body
    expect(helps).toEqual([expect.objectContaining({ noun: "article", path: "/article/interviews" })])
  })

  it("is not found by an unknown id", async () => {
    const { status, body } = await api.call("GET /v1/interview-questions/constructor")
    expect([status, body.code]).toEqual([404, "interview_question.not_found"])
    expect((await api.call("GET /v1/interview-questions/__proto__")).status).toBe(422)
  })

  it("is listed for search engines, in order of its id", async () => {
    const { items } = (await api.call("GET /v1/public-pages/interview-question")).body
    expect(items).toHaveLength(60)
    expect(items[0]).toMatchObject({
      path: "/career/career-builder/interview/angry-guest",
      languages: ["en", "ja"],
    })
  })
})
