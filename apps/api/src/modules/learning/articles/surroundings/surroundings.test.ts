import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aPublishedArticle, saveAll } from "#api/modules/editorial/writing/builders"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" }, { storesAnswers: true })
})
beforeEach(async () => {
  await api.empty()
  token = (await signedIn(api, anEditor())).token
})
afterAll(() => api.stop())

const document = (noun: string, id: string) => `/v1/editors/writing/${noun}/${id}`
const post = (noun: string, id: string, what: string, body: object = {}) =>
  api.call(`POST ${document(noun, id)}/${what}`, { token, body })
const article = (id: string) => api.call(`GET /v1/articles/${id}`, { language: "en" })

const terms = {
  details: { reading: "めんせつ", also: [], article: "" },
  en: { term: "interview", explanation: "A talk.", example: "" },
  ja: { term: "{面接|めんせつ}", explanation: "話すこと。", example: "" },
}

describe("what articles are made with", () => {
  it("a shared paragraph is published in both languages at once, and changes the articles with it alone", async () => {
    const text = (words: string) => ({ details: {}, en: { markdown: words }, ja: { markdown: words } })
    await saveAll(api, token, "shared-text", "fees", text("It costs 4,000 yen."))
    await saveAll(api, token, "shared-text", "fees-online", text("It costs 3,600 yen."))
    const withIt = await aPublishedArticle(api, token, { en: { markdown: "@shared fees\n" } })
    const other = await aPublishedArticle(api, token, {})
    const [before, untouched] = [(await article(withIt)).body, (await article(other)).body]
    expect(before.body_html).toContain("4,000")

    api.clock.advance(60)
    await saveAll(api, token, "shared-text", "fees", text("It costs 6,000 yen."))
    await api.settle()
    expect((await article(withIt)).body.body_html).toContain("6,000")
    expect((await article(other)).body.updated_at).toBe(untouched.updated_at)
    const refused = await post("shared-text", "fees", "withdraw", { languages: ["en"] })
    expect(refused.body.code).toBe("writing.in_use")
    expect((await post("shared-text", "fees", "address", { address: "x" })).body.code).toBe(
      "writing.address_fixed",
    )
  })

  it("a term changes the articles that link to it alone, and the glossary", async () => {
    await saveAll(api, token, "term", "mensetsu", terms)
    const withIt = await aPublishedArticle(api, token, { en: { markdown: "An [[mensetsu|interview]].\n" } })
    const other = await aPublishedArticle(api, token, {})
    expect((await article(withIt)).body.body_html).toContain("A talk.")
    const untouched = (await article(other)).body
    api.clock.advance(60)
    const changed = { ...terms, en: { ...terms.en, explanation: "A talk with the company." } }
    await saveAll(api, token, "term", "mensetsu", changed)
    await api.settle()
    expect((await article(withIt)).body.body_html).toContain("A talk with the company.")
    expect((await article(other)).body.updated_at).toBe(untouched.updated_at)
    const glossary = await api.call("GET /v1/glossary", { language: "en" })
    expect(JSON.stringify(glossary.body)).toContain("A talk with the company.")
    expect((await post("term", "mensetsu", "trash")).body.code).toBe("writing.in_use")
    const words = await api.call(`GET /v1/editors/articles/${withIt}/terms?language=en`, { token })
    expect(words.body.items).toEqual([{ key: "mensetsu", words: "interview", is_linked: true }])
  })

  it("a category, a tag and an author show in articles and lists", async () => {
    const names = (name: string) => ({ en: { name }, ja: { name } })
    const described = (name: string) => ({
      details: { section: "career", position: 5 },
      en: { name, description: "About it" },
      ja: { name, description: "その話" },
    })
    await saveAll(api, token, "category", "salary", described("Salary"))
    await saveAll(api, token, "tag", "pay", { details: { position: 3 }, ...names("Pay") })
    const person = (name: string) => ({
      details: { seal: "山", role: "editor" },
      en: { name, headline: "Editor", bio: "Writes." },
      ja: { name, headline: "編集", bio: "書きます。" },
    })
    await saveAll(api, token, "author", "yamada", person("Yamada Taro"))
    const details = { category: "salary", tags: ["pay"], author: "yamada" }
    const id = await aPublishedArticle(api, token, { details })
    expect((await article(id)).body).toMatchObject({
      category: { key: "salary", section: "career", name: "Salary" },
      tags: [{ key: "pay", name: "Pay" }],
      author: { name: "Yamada Taro" },
    })
    await saveAll(api, token, "category", "salary", described("Money"))
    await saveAll(api, token, "tag", "pay", { details: { position: 3 }, ...names("Wages") })
    await saveAll(api, token, "author", "yamada", person("Yamada Jiro"))
    await api.settle()
    expect((await article(id)).body).toMatchObject({
      category: { name: "Money" },
      tags: [{ name: "Wages" }],
      author: { name: "Yamada Jiro" },
    })
    const categories = await api.call("GET /v1/categories", { language: "en" })
    expect(categories.body.items.map(({ name }: { name: string }) => name)).toContain("Money")
    for (const [noun, key] of [
      ["category", "salary"],
      ["tag", "pay"],
      ["author", "yamada"],
    ] as const)
      expect([noun, (await post(noun, key, "trash")).body.code]).toEqual([noun, "writing.in_use"])
    await post("article", id, "trash")
    expect((await post("category", "salary", "trash")).status).toBe(200)
    await api.settle()
    const left = await api.call("GET /v1/categories", { language: "en" })
    expect(left.body.items.map(({ name }: { name: string }) => name)).not.toContain("Money")
  })

  it("is not published while one language is missing", async () => {
    const empty = { term: "", explanation: "", example: "" }
    const { status, body } = await saveAll(api, token, "term", "naitei", { ...terms, ja: empty })
    expect([status, body.code, Object.keys(body.errors).sort()]).toEqual([
      409,
      "writing.unfinished",
      ["ja.explanation", "ja.term"],
    ])
    const example = { ...terms, en: { ...terms.en, example: "One." } }
    expect(Object.keys((await saveAll(api, token, "term", "naitei", example)).body.errors)).toEqual([
      "ja.example",
    ])
  })
})
