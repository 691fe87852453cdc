import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { aJapaneseText, anArticle, anEnglishText, publish, testCategories, testTags } from "./builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const [documents, visa] = testCategories
const [writing, money] = testTags
if (!documents || !visa || !writing || !money) throw new Error("builders changed")

const idsOf = (answer: { body: { items: { id: string }[] } }) => answer.body.items.map(({ id }) => id)

async function everyPage(query: string): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const answer = await api.call(`GET /v1/articles?${query}${cursor ? `&cursor=${cursor}` : ""}`)
    seen.push(...idsOf(answer))
    cursor = answer.body.next_cursor
  } while (cursor)
  return seen
}

describe("the list of articles", () => {
  // spec: 1.articles
  it("shows the newest first, in the reader's language", async () => {
    await publish(
      api,
      anArticle({ id: "older", publishedAt: new Date("2026-01-01T00:00:00Z") }),
      anArticle({ id: "newer", publishedAt: new Date("2026-02-01T00:00:00Z") }),
    )
    const answer = await api.call("GET /v1/articles", { language: "ja" })
    expect(answer.status).toBe(200)
    expect(idsOf(answer)).toEqual(["newer", "older"])
    expect(answer.body.items[0]).toMatchObject({
      title: "最後まで読まれるES",
      title_ruby: [
        { text: "最後", reading: "さいご", level: 3 },
        { text: "まで", reading: null },
        { text: "読", reading: "よ", level: 5 },
        { text: "まれるES", reading: null },
      ],
      language: "ja",
      is_fallback: false,
      category: { key: "documents", name: "応募書類" },
    })
  })

  it("falls back to the other language and says so", async () => {
    await publish(
      api,
      anArticle({ id: "english-only", texts: { en: anEnglishText({ title: "Only English" }) } }),
    )
    const { body } = await api.call("GET /v1/articles", { language: "ja" })
    expect(body.items[0]).toMatchObject({
      title: "Only English",
      language: "en",
      languages: ["en"],
      is_fallback: true,
    })
  })

  it("filters by section, category, tag, language and level, also together", async () => {
    await publish(
      api,
      anArticle({ id: "es", category: documents, tags: [writing], level: "n3" }),
      anArticle({ id: "visa", category: visa, tags: [money], level: "n2" }),
      anArticle({ id: "english", category: visa, tags: [writing, money], texts: { en: anEnglishText() } }),
    )
    const list = async (query: string) => idsOf(await api.call(`GET /v1/articles?${query}`)).sort()
    expect(await list("section=career")).toEqual(["english", "visa"])
    expect(await list("category=documents")).toEqual(["es"])
    expect(await list("tag=money")).toEqual(["english", "visa"])
    expect(await list("language=ja")).toEqual(["es", "visa"])
    expect(await list("level=n2")).toEqual(["visa"])
    expect(await list("tag=writing&category=visa")).toEqual(["english"])
    expect(await list("category=no-such-category")).toEqual([])
  })

  it("returns those of the given ids that exist, and accepts at most thirty", async () => {
    await publish(api, anArticle({ id: "one" }), anArticle({ id: "two" }), anArticle({ id: "three" }))
    const { body } = await api.call("GET /v1/articles?ids=three,one,no-such-article")
    expect(body.items.map(({ id }: { id: string }) => id).sort()).toEqual(["one", "three"])
    const many = Array.from({ length: 31 }, (_, i) => `a${i}`).join(",")
    for (const ids of [many, "one,,two", "ONE", ","])
      expect((await api.call(`GET /v1/articles?ids=${ids}`)).status).toBe(422)
  })

  it("loses and repeats no row across pages, even when all were published in the same instant", async () => {
    const drafts = Array.from({ length: 23 }, () => anArticle())
    await publish(api, ...drafts)
    for (const filter of ["", "category=documents&"]) {
      const seen = await everyPage(`${filter}limit=5`)
      expect(seen).toHaveLength(23)
      expect(new Set(seen)).toEqual(new Set(drafts.map(({ id }) => id)))
    }
  })

  it("keeps microseconds in its cursor", async () => {
    await publish(api, anArticle({ id: "a" }), anArticle({ id: "b" }), anArticle({ id: "c" }))
    await api.database.exec(
      "update articles set published_at = '2026-05-05 00:00:00.000001+00' where id = 'a'; update articles set published_at = '2026-05-05 00:00:00.000002+00' where id = 'b'; update articles set published_at = '2026-05-05 00:00:00.000003+00' where id = 'c';",
    )
    const first = await api.call("GET /v1/articles?limit=1")
    const second = await api.call(`GET /v1/articles?limit=1&cursor=${first.body.next_cursor}`)
    const third = await api.call(`GET /v1/articles?limit=1&cursor=${second.body.next_cursor}`)
    expect([first, second, third].flatMap(idsOf)).toEqual(["c", "b", "a"])
    expect(third.body.next_cursor).toBeNull()
  })

  it("takes a fixed number of statements, however many articles it shows", async () => {
    const count = (limit: number) =>
      countStatements(() => api.call(`GET /v1/articles?limit=${limit}`), /from "(articles|tags)"/)
    await publish(api, ...Array.from({ length: 20 }, () => anArticle({ tags: [writing] })))
    expect(await count(20)).toBe(await count(2))
    expect(await count(20)).toBeLessThanOrEqual(2)
  })

  it("returns 422 with the invalid fields named", async () => {
    for (const query of [
      "limit=51",
      "limit=0",
      "limit=x",
      "level=n9",
      "language=fr",
      "cursor=!!",
      "category=A%20B",
    ]) {
      const { status, body } = await api.call(`GET /v1/articles?${query}`, { language: "ja" })
      expect(status, query).toBe(422)
      expect(body.message).toMatch(/[ぁ-ん]/)
    }
    const { body } = await api.call("GET /v1/articles?limit=51")
    expect(Object.keys(body.errors)).toEqual(["limit"])
  })

  it("refuses a cursor that it did not make", async () => {
    const forged = Buffer.from(JSON.stringify(["now'; drop table articles", "x"])).toString("base64url")
    const { status, body } = await api.call(`GET /v1/articles?cursor=${forged}`)
    expect([status, body.code]).toEqual([422, "cursor.invalid"])
  })
})

describe("one article", () => {
  // spec: 3.article
  it("has its text, headings, sources, author and related articles", async () => {
    await publish(
      api,
      anArticle({ id: "b" }),
      anArticle({ id: "c" }),
      anArticle({ id: "a", relatedIds: ["c"], tags: [money] }),
    )
    const { status, body } = await api.call("GET /v1/articles/a", { language: "ja" })
    expect(status).toBe(200)
    expect(body.headings).toEqual([
      {
        id: "section-1",
        text_ruby: [{ text: "最初", reading: "さいしょ", level: 3 }],
        depth: 2,
      },
    ])
    expect(body.body_html).toContain("文章<rp>(</rp><rt><span>ぶんしょう</span></rt><rp>)</rp></ruby>です。")
    expect(body.sources[0]).toMatchObject({ title: "出典", checked_on: "2026-11-10" })
    expect(body.author).toMatchObject({ name: "森 彩香", seal: "森" })
    expect(body.tags).toEqual([{ key: "money", name: "お金" }])
    expect(body.related.map(({ id }: { id: string }) => id)).toEqual(["c", "b"])
  })

  it("that does not exist is a 404 in the reader's language", async () => {
    const { status, body } = await api.call("GET /v1/articles/no-such-article", { language: "ja" })
    expect([status, body.code]).toEqual([404, "article.not_found"])
    expect(body.message).toContain("記事")
    expect(body.request_id).toBeTruthy()
  })

  it("answers first: its summary is safe HTML in the reader's language, and found by the search", async () => {
    const summary = [
      { part: "when", markdown: "**In {March|x}** <b>" },
      { part: "cost", markdown: "A zebra [[es]]" },
    ] as const
    const texts = { en: { ...anEnglishText(), summary }, ja: aJapaneseText() }
    await publish(api, anArticle({ id: "visa", texts }))
    const { body } = await api.call("GET /v1/articles/visa")
    expect(body.summary).toEqual([
      { part: "when", html: expect.stringContaining('<strong>In <span lang="ja"><ruby>March') },
      { part: "cost", html: "A zebra [[es]]" },
    ])
    expect(body.summary[0].html).toContain("&lt;b&gt;")
    expect((await api.call("GET /v1/articles/visa", { language: "ja" })).body.summary).toEqual([])
    expect(idsOf(await api.call("GET /v1/articles?q=zebra"))).toEqual(["visa"])
  })

  it("takes two statements, including related articles and their tags", async () => {
    const [first, second, third] = ["a", "b", "c"].map((id) => anArticle({ id, tags: testTags }))
    if (!first || !second || !third) throw new Error("builders changed")
    const whole = anArticle({ id: "whole", tags: testTags, relatedIds: ["c", "a", "b"] })
    await publish(api, first, second, third, whole)
    const { body } = await api.call("GET /v1/articles/whole")
    expect(body.related.map(({ id }: { id: string }) => id)).toEqual(["c", "a", "b"])
    for (const { tags } of [body, ...body.related])
      expect(tags.map(({ key }: { key: string }) => key)).toEqual(testTags.map(({ key }) => key))
    const read = () => api.call("GET /v1/articles/whole")
    expect(await countStatements(read, /"(?:articles|tags|saved_counts)"/)).toBe(2)
  })

  it("without related articles is invalidated when any article is published", async () => {
    await publish(api, anArticle({ id: "alone" }))
    const { headers } = await api.call("GET /v1/articles/alone")
    expect(headers.get("Surrogate-Key")?.split(" ").sort()).toEqual(["article:alone", "articles"])
  })

  it("answers 304 to a reader who already has it", async () => {
    await publish(api, anArticle({ id: "a" }))
    const first = await api.call("GET /v1/articles/a")
    const etag = first.headers.get("ETag")
    const again = await api.call("GET /v1/articles/a", { headers: { "If-None-Match": String(etag) } })
    expect(again.status).toBe(304)
  })
})

describe("a list with a search query", () => {
  it("has the search results, best first, page by page", async () => {
    const about = (title: string) => ({ en: anEnglishText({ title }) })
    await publish(
      api,
      anArticle({ id: "salary", texts: about("Your first salary") }),
      anArticle({ id: "dress", texts: about("What to wear") }),
      anArticle({ id: "raise", texts: about("A higher salary") }),
    )
    const found = await api.call("GET /v1/articles?q=salary&limit=1")
    const next = await api.call(`GET /v1/articles?q=salary&limit=1&cursor=${found.body.next_cursor}`)
    const ids = [...found.body.items, ...next.body.items].map(({ id }: { id: string }) => id)
    expect(ids.sort()).toEqual(["raise", "salary"])
    expect(next.body.next_cursor).toBeNull()
    expect((await api.call("GET /v1/articles?q=zzzzqqqq")).body.items).toEqual([])
  })
})

describe("saving an article", () => {
  it("notifies everyone if something changed, and emits nothing otherwise", async () => {
    const heard: string[] = []
    const stop = api.events.listen({ event: ({ name }) => void heard.push(name), resync: () => {} })
    const draft = anArticle({ id: "a" })
    await publish(api, draft)
    await publish(api, draft)
    await publish(api, { ...draft, level: "n1" })
    await expect.poll(() => heard).toEqual(["article.published", "article.changed"])
    stop()
  })
})

describe("categories and tags", () => {
  it("are listed in the order of the site, in the reader's language", async () => {
    await publish(api)
    const categories = await api.call("GET /v1/categories", { language: "ja" })
    expect(categories.body.items.map(({ name }: { name: string }) => name)).toEqual(["応募書類", "在留資格"])
    const tags = await api.call("GET /v1/tags")
    expect(tags.body.items).toEqual([
      { key: "writing", name: "Writing" },
      { key: "money", name: "Money" },
    ])
  })
})
