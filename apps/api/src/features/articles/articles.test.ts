import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/db/client"
import {
  aJapaneseText,
  anArticle,
  anEnglishText,
  publish,
  testCategories,
  testTags,
} from "#api/features/articles/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { emptyTables } from "#api/testing/database"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => emptyTables(api.database))
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

/** Many more of the same, faster than publishing them. */
const copyArticle = (id: string, copies: number) =>
  api.database.exec(`insert into articles (id, category_key, section, author_key, level, languages, tag_keys,
      related_ids, sources, checked_on, published_at, updated_at, fingerprint, search)
    select id || '-copy-' || number, category_key, section, author_key, level, languages, tag_keys,
      related_ids, sources, checked_on, published_at, updated_at, fingerprint, search
    from articles, generate_series(1, ${copies}) number where id = '${id}';
    insert into article_texts (article_id, language, title, lead, markdown, html, headings, reading_minutes)
    select articles.id, language, title, lead, markdown, html, headings, reading_minutes
    from articles, article_texts where articles.id like '${id}-copy-%' and article_id = '${id}'`)

describe("the list of articles", () => {
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
        { text: "最後", reading: "さいご" },
        { text: "まで", reading: null },
        { text: "読", reading: "よ" },
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

  it("tells which of some ids there are, and takes no more than thirty", async () => {
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

  it("asks the database a fixed number of times, however many articles it shows", async () => {
    const count = async (limit: number) => {
      const before = api.statements.length
      await api.call(`GET /v1/articles?limit=${limit}`)
      return api.statements.slice(before).filter((statement) => /from "(articles|tags)"/.test(statement))
        .length
    }
    await publish(api, ...Array.from({ length: 20 }, () => anArticle({ tags: [writing] })))
    expect(await count(20)).toBe(await count(2))
    expect(await count(20)).toBeLessThanOrEqual(2)
  })

  it("refuses what it does not understand with the fields named", async () => {
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

describe("search", () => {
  beforeEach(() =>
    publish(
      api,
      anArticle({
        id: "schedule",
        texts: {
          en: anEnglishText({ title: "The job-hunting year" }),
          ja: aJapaneseText({ title: "{就活|しゅうかつ}の一年" }),
        },
      }),
      anArticle({
        id: "mail",
        texts: {
          en: anEnglishText({
            title: "Polite e-mails",
            markdown: "Companies read interviews and job mail.\n",
          }),
          ja: aJapaneseText({ title: "メールの書き方", markdown: "就職活動のメール。在留資格について。\n" }),
        },
      }),
    ),
  )
  const search = async (words: string, filter = "") =>
    idsOf(await api.call(`GET /v1/articles?q=${encodeURIComponent(words)}${filter}`))

  it("finds Japanese words inside longer ones, written with or without furigana", async () => {
    expect(await search("就活")).toEqual(["schedule"])
    expect(await search("在留資格")).toEqual(["mail"])
    expect(await search("留資")).toEqual(["mail"])
  })

  it("finds English words in any case and number, and full-width letters", async () => {
    expect(await search("COMPANY")).toEqual(["mail"])
    expect(await search("interview")).toEqual(["mail"])
    expect(await search("ｍａｉｌ")).toEqual(["mail"])
  })

  it("puts a match in the title before one in the text", async () => {
    expect(await search("job")).toEqual(["schedule", "mail"])
  })

  it("finds a hyphenated word however the reader writes it", async () => {
    for (const words of ["job hunting", "job-hunting", "jobhunting"])
      expect(await search(words)).toEqual(["schedule"])
    for (const words of ["e-mail", "email"]) expect(await search(words)).toEqual(["mail"])
  })

  it("wants every word, and answers nothing with an empty list", async () => {
    expect(await search("polite year")).toEqual([])
    expect(await search("。。。")).toEqual([])
  })

  it("pages through its results without loss", async () => {
    await publish(
      api,
      ...Array.from({ length: 9 }, () =>
        anArticle({ texts: { en: anEnglishText({ title: "Uniform word" }) } }),
      ),
    )
    const seen = await everyPage("q=uniform&limit=4")
    expect(new Set(seen).size).toBe(9)
    expect(seen).toHaveLength(9)
  })

  it("answers however many titles, leads and texts have the word, and pages through all of them", async () => {
    const counts = [0, 3, 130]
    const words = counts.flatMap((titles) =>
      counts.flatMap((leads) =>
        counts.map((texts) => ({ word: `w${titles}x${leads}x${texts}`, titles, leads, texts })),
      ),
    )
    const wordsWith = (place: "titles" | "leads" | "texts", count: number) =>
      words.flatMap((entry) => (entry[place] >= count ? [entry.word] : [])).join(" ")
    // The first three of a place have every word that stands there, all others those that stand there often.
    const originals = [
      { count: 3, number: 1 },
      { count: 127, number: 4 },
    ].flatMap(({ count, number }) => [
      { id: `title-${number}`, count, text: anEnglishText({ title: wordsWith("titles", number) }) },
      { id: `lead-${number}`, count, text: anEnglishText({ lead: wordsWith("leads", number) }) },
      { id: `text-${number}`, count, text: anEnglishText({ markdown: wordsWith("texts", number) }) },
    ])
    await publish(api, ...originals.map(({ id, text }) => anArticle({ id, texts: { en: text } })))
    for (const { id, count } of originals) await copyArticle(id, count - 1)

    for (const { word, titles, leads, texts } of words) {
      const seen = await everyPage(`q=${word}&limit=50`)
      const found = (place: string) => seen.filter((id) => id.startsWith(place)).length
      const shown = [titles, leads, texts].map((count) => Math.min(count, 100))
      expect([found("title"), found("lead"), found("text")], word).toEqual(shown)
      expect(new Set(seen).size, word).toBe(seen.length)
    }
  })

  it("goes on behind where the last article stood, even when that is gone", async () => {
    const day = (number: number) => new Date(`2026-10-0${number}T00:00:00Z`)
    const uniform = { en: anEnglishText({ title: "Uniform" }) }
    await publish(
      api,
      ...[1, 2, 3, 4].map((n) => anArticle({ id: `day-${n}`, publishedAt: day(n), texts: uniform })),
    )
    const first = await api.call("GET /v1/articles?q=uniform&limit=2")
    await api.database.exec("delete from articles where id = 'day-3'")
    const second = await api.call(`GET /v1/articles?q=uniform&limit=2&cursor=${first.body.next_cursor}`)
    expect([first, second].map(idsOf)).toEqual([
      ["day-4", "day-3"],
      ["day-2", "day-1"],
    ])
    const wrong = await api.call(`GET /v1/articles?limit=2&cursor=${first.body.next_cursor}`)
    expect([wrong.status, wrong.body.code]).toEqual([422, "cursor.invalid"])
  })

  it("in a large archive still finds what is old, and puts it first where it is named so", async () => {
    const old = { publishedAt: new Date("2001-01-01T00:00:00Z") }
    const mentions = anEnglishText({ markdown: "A mention of uniforms.\n" })
    await publish(
      api,
      anArticle({ id: "named", ...old, texts: { en: anEnglishText({ title: "Uniform" }) } }),
      anArticle({ id: "rare", ...old, texts: { en: anEnglishText({ markdown: "A quokka.\n" }) } }),
      anArticle({ id: "mentions", texts: { en: mentions } }),
    )
    await copyArticle("mentions", 2500)
    await publish(api, anArticle({ id: "newest" }))

    const [{ recent } = { recent: 0 }] = await rows<{ recent: number }>(
      api.database.db.autocommit,
      sql`select count(*)::int as recent from articles where is_recent`,
    )
    expect(recent).toBe(2000)
    const found = await search("uniform", "&limit=3")
    expect(found[0]).toBe("named")
    expect(found).toHaveLength(3)
    expect(await search("quokka")).toEqual(["rare"])
  })

  it("is not confused by operators, quotes and backslashes", async () => {
    for (const words of ["' | !", "a:*b", "\\'", "'; select 1 --", "((", "<->", "就 & !活"])
      expect((await api.call(`GET /v1/articles?q=${encodeURIComponent(words)}`)).status, words).toBe(200)
  })
})

describe("one article", () => {
  it("comes with its text, headings, sources, author and related articles", async () => {
    await publish(
      api,
      anArticle({ id: "b" }),
      anArticle({ id: "c" }),
      anArticle({ id: "a", relatedIds: ["c"], tags: [money] }),
    )
    const { status, body } = await api.call("GET /v1/articles/a", { language: "ja" })
    expect(status).toBe(200)
    expect(body.headings).toEqual([{ id: "section-1", text: "最初", depth: 2 }])
    expect(body.body_html).toContain("<ruby>文章<rp>(</rp><rt>ぶんしょう</rt><rp>)</rp></ruby>です。")
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

  it("answers 304 to a reader who already has it", async () => {
    await publish(api, anArticle({ id: "a" }))
    const first = await api.call("GET /v1/articles/a")
    const etag = first.headers.get("ETag")
    const again = await api.call("GET /v1/articles/a", { headers: { "If-None-Match": String(etag) } })
    expect(again.status).toBe(304)
  })
})

describe("saving an article", () => {
  it("tells everyone when something changed, and nobody when nothing did", async () => {
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
