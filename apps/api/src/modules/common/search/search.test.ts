import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { namedId, type TagKey } from "#api/kernel/db/ids"
import { readMark } from "#api/kernel/db/marks"
import { indexDocument, removeDocument, type SearchDocument } from "#api/kernel/search/documents"
import { SHELF } from "#api/kernel/search/shelves"
import { TOKENIZER_VERSION } from "#api/kernel/search/tokens"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import {
  aJapaneseText,
  anArticle,
  anEnglishText,
  publish,
  testCategories,
  testTags,
} from "#api/modules/learning/articles/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { keepIndexCurrent, pruneWords } from "./jobs.ts"
import { findDocuments } from "./service.ts"
import { refreshSynonyms } from "./synonyms/service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const put = (document: SearchDocument) =>
  indexDocument(api.db.autocommit, document.noun, document.id, async () => document)

interface Result {
  id: string
  excerpt: { language: string; segments: { text: string; is_match: boolean }[] }
}
const ask = (words: string, more = "", options = {}) =>
  api.call(`GET /v1/search?q=${encodeURIComponent(words)}${more}`, options)
const idsOf = ({ body }: { body: { items: Result[] } }) => body.items.map(({ id }) => id)
const search = async (words: string, more = "") => idsOf(await ask(words, more))
const marked = ({ excerpt }: Result) =>
  excerpt.segments.map(({ text, is_match }) => (is_match ? `[${text}]` : text)).join("")

const [documents, visa] = testCategories
const [writing, money] = testTags
if (!documents || !visa || !writing || !money) throw new Error("builders changed")

const english = (title: string, markdown = "Nothing more.\n") => ({
  texts: { en: anEnglishText({ title, lead: "A lead.", markdown }) },
})

const aDocument = (overrides: Partial<SearchDocument>, title: string, body = "Text."): SearchDocument => ({
  noun: "article",
  id: "a",
  audience: "everyone",
  freshAt: api.clock.now(),
  level: null,
  categoryKey: null,
  facets: {},
  terms: [],
  texts: { en: { title, label: "", headings: [], body } },
  ...overrides,
})

describe("words", () => {
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
          ja: aJapaneseText({
            title: "メールの{書|か}き{方|かた}",
            markdown: "就職活動のメール。{在留資格|ざいりゅうしかく}について。\n",
          }),
        },
      }),
    ),
  )

  it("are found inside longer Japanese words, with or without furigana", async () => {
    expect(await search("就活")).toEqual(["schedule"])
    expect(await search("在留資格")).toEqual(["mail"])
    expect(await search("留資")).toEqual(["mail"])
  })

  it("are found by their reading, in kana and in common romaji", async () => {
    for (const words of [
      "しゅうかつ",
      "シュウカツ",
      "ｼｭｳｶﾂ",
      "shukatsu",
      "shūkatsu",
      "shuukatsu",
      "syukatu",
      "Shūkatsu",
    ])
      expect(await search(words), words).toEqual(["schedule"])
    for (const words of ["ざいりゅうしかく", "zairyu shikaku", "zairyūshikaku"])
      expect(await search(words), words).toEqual(["mail"])
  })

  it("are found in any case, number and ending, and in full-width letters", async () => {
    for (const words of ["COMPANY", "company's", "interview", "interviewing", "ｍａｉｌ", "めーる"])
      expect(await search(words), words).toEqual(["mail"])
  })

  it("are found with and without a hyphen", async () => {
    for (const words of ["job hunting", "job-hunting", "jobhunting"])
      expect(await search(words), words).toEqual(["schedule"])
    for (const words of ["e-mail", "email"]) expect(await search(words), words).toEqual(["mail"])
  })

  it("must both match if there are two, and punctuation alone matches nothing", async () => {
    expect(await search("polite year")).toEqual([])
    expect(await search("。。。")).toEqual([])
  })

  it("in the title weigh more than in a tag, a heading and the text, in this order", async () => {
    const tag = { key: namedId<TagKey>("quokka"), name: { en: "Quokka", ja: "クオッカ" } }
    await publish(
      api,
      anArticle({ id: "text", ...english("First", "A quokka.\n") }),
      anArticle({ id: "heading", ...english("Second", "## The quokka\n\nText.\n") }),
      anArticle({ id: "title", ...english("Quokka") }),
    )
    await api.database.exec(
      `insert into tags (key, position, name) values ('quokka', 9, '{"en":"Quokka","ja":"クオッカ"}')`,
    )
    await publish(api, anArticle({ id: "tag", tags: [tag], ...english("Third") }))
    expect(await search("quokka")).toEqual(["title", "tag", "heading", "text"])
  })

  it("that match equally are ordered by date", async () => {
    await publish(
      api,
      anArticle({ id: "old", publishedAt: new Date("2020-01-01T00:00:00Z"), ...english("Quokka") }),
      anArticle({ id: "new", publishedAt: new Date("2026-01-01T00:00:00Z"), ...english("Quokka") }),
    )
    expect(await search("quokka")).toEqual(["new", "old"])
  })

  it("of a longer query need not all match", async () => {
    expect(await search("can I send a polite e-mail about kangaroos to companies")).toEqual(["mail"])
  })

  it("match their synonyms", async () => {
    await api.db.transaction(refreshSynonyms)
    for (const words of ["visa", "ビザ", "びざ", "status of residence", "査証"])
      expect(await search(words), words).toEqual(["mail"])
    await api.database.exec("delete from search_synonyms where group_key = 'visa'")
    expect(await search("visa")).toEqual([])
  })

  it("may contain operators, quotes and backslashes", async () => {
    for (const words of [
      "' | !",
      "a:*b",
      "\\'",
      "'; select 1 --",
      "((",
      "<->",
      "就 & !活",
      "@noun:article",
      "^mail",
      "%_",
    ])
      expect((await ask(words)).status, words).toBe(200)
  })

  it("are refused if empty or too long, as are invalid filters and forged cursors", async () => {
    for (const query of [
      "",
      "?q=",
      "?q=%20",
      `?q=${"x".repeat(201)}`,
      "?q=a&kind=person",
      "?q=a&limit=51",
      "?q=a&level=n9",
    ]) {
      const { status, body } = await api.call(`GET /v1/search${query}`, { language: "ja" })
      expect(status, query).toBe(422)
      expect(body.message).toMatch(/[ぁ-ん]/)
    }
    const forged = Buffer.from(JSON.stringify(["1", "2"])).toString("base64url")
    expect((await ask("mail", `&cursor=${forged}`)).body.code).toBe("cursor.invalid")
  })
})

describe("a result", () => {
  it("is shown in the reader's language, with the matching sentence and its words marked", async () => {
    await publish(
      api,
      anArticle({
        id: "es",
        tags: [writing],
        texts: {
          en: anEnglishText({
            title: "The form",
            markdown: "It begins.\n\nSend the <b>entry sheets</b> on time. It ends.\n\n- A list\n",
          }),
          ja: aJapaneseText({
            title: "{書類|しょるい}",
            markdown: "はじめに。{締|し}め{切|き}りまでに{提出|ていしゅつ}しましょう。\n",
          }),
        },
      }),
    )
    const { body } = await ask("entry sheet", "", { language: "en" })
    expect(body).toMatchObject({
      total: 1,
      has_more_than_total: false,
      corrected_to: null,
      instead_of: null,
      next_cursor: null,
    })
    expect(body.items[0]).toMatchObject({
      noun: "article",
      title: "The form",
      language: "en",
      is_fallback: false,
      category: { key: "documents", name: "Documents" },
      level: "n3",
      date: "2026-10-01T00:00:00.000Z",
    })
    expect(marked(body.items[0])).toBe("Send the <b>[entry] [sheets]</b> on time.")

    const japanese = await ask("ていしゅつ", "", { language: "en" })
    expect(japanese.body.items[0]).toMatchObject({ title: "The form", excerpt: { language: "ja" } })
    expect(marked(japanese.body.items[0])).toBe("締め切りまでに[提出]しましょう。")
  })

  it("can be filtered by language, section, category, tag and level", async () => {
    await publish(
      api,
      anArticle({ id: "es", category: documents, tags: [writing], level: "n3", ...english("Quokka") }),
      anArticle({ id: "visa", category: visa, tags: [money], level: "n2", ...english("Quokka") }),
      anArticle({
        id: "both",
        category: visa,
        texts: { en: anEnglishText({ title: "Quokka" }), ja: aJapaneseText() },
      }),
    )
    const sorted = async (filter: string) => (await search("quokka", filter)).sort()
    expect(await sorted("&section=career")).toEqual(["both", "visa"])
    expect(await sorted("&category=documents")).toEqual(["es"])
    expect(await sorted("&tag=money")).toEqual(["visa"])
    expect(await sorted("&language=ja")).toEqual(["both"])
    expect(await sorted("&level=n2")).toEqual(["visa"])
    expect(await sorted("&kind=article&category=visa&level=n3")).toEqual(["both"])
    expect(await sorted("&category=no-such-category")).toEqual([])
  })

  it("follows changes, and disappears with its document", async () => {
    await publish(api, anArticle({ id: "a", ...english("Quokka") }))
    await publish(api, anArticle({ id: "a", ...english("Wombat") }))
    expect([await search("quokka"), await search("wombat")]).toEqual([[], ["a"]])
    await removeDocument(api.db.autocommit, "article", "a")
    expect(await search("wombat")).toEqual([])
  })

  it("is shown only to those who may see it", async () => {
    for (const audience of ["everyone", "members", "editors"] as const)
      await put(aDocument({ id: audience, audience }, "Quokka"))
    const seen = async (token?: string) => idsOf(await ask("quokka", "", { token })).sort()
    expect(await seen()).toEqual(["everyone"])
    expect(await seen((await signedIn(api)).token)).toEqual(["everyone", "members"])
    expect(await seen((await signedIn(api, anEditor())).token)).toEqual(["editors", "everyone", "members"])
    const { body } = await api.call("GET /v1/search/suggestions?q=quok")
    expect(body.items.map(({ id }: { id?: string }) => id)).toEqual(["everyone"])
  })
})

describe("spelling", () => {
  beforeEach(async () => {
    await publish(
      api,
      anArticle({ id: "interviews", ...english("Interviews and salaries") }),
      anArticle({ id: "ja", texts: { ja: aJapaneseText({ title: "{履歴書|りれきしょ}" }) } }),
    )
    await api.db.transaction(refreshSynonyms)
  })

  it("is corrected to indexed words, and the response says so", async () => {
    const { body } = await ask("interveiws")
    expect(body).toMatchObject({ corrected_to: "interviews", instead_of: "interveiws", total: 1 })
    for (const [typed, meant] of [
      ["intervew", "interview"],
      ["salery", "salary"],
      ["Interveiw SALERY", "interview salary"],
      ["rirekiso", "rirekisho"],
      ["resmue", "resume"],
      ["りれきしゅ", "りれきしょ"],
    ] as const)
      expect((await ask(typed)).body, typed).toMatchObject({ corrected_to: meant, total: 1 })
  })

  it("is kept for exact searches, and if there is no similar word", async () => {
    expect((await ask("interveiws", "&exact=true")).body).toMatchObject({ corrected_to: null, total: 0 })
    expect((await ask("zyzzyva")).body).toMatchObject({ corrected_to: null, total: 0 })
    expect((await ask("interviews")).body).toMatchObject({ corrected_to: null, total: 1 })
  })
})

describe("a large archive", () => {
  /** Copies a document, which is faster than publishing many. */
  const copy = (id: string, copies: number) =>
    api.database.exec(`insert into search_documents (noun, id, audience, fresh_at, level, category_key, words, heads, shelf, is_recent)
      select noun, id || '-' || number, audience, fresh_at, level, category_key, words, heads, shelf, is_recent
      from search_documents, generate_series(1, ${copies}) number where id = '${id}';
      insert into search_texts (noun, document_id, language, title, label, body)
      select noun, document_id || '-' || number, language, title, label, body
      from search_texts, generate_series(1, ${copies}) number where document_id = '${id}'`)

  /** Only ids: documents inserted directly into the index have no text to show. */
  const found = async (q: string) => {
    const { page } = await findDocuments(api.db, { q, exact: true, limit: 100 })
    return page.map(({ id }) => id)
  }

  async function everyPage(query: string) {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const { body } = await api.call(`GET /v1/search?${query}&limit=50${cursor ? `&cursor=${cursor}` : ""}`)
      seen.push(...body.items.map(({ id }: Result) => id))
      cursor = body.next_cursor
    } while (cursor)
    return seen
  }

  it("returns any number of matches in titles, headings and texts, and pages through them without loss", async () => {
    const counts = [0, 3, 110]
    const words = counts.flatMap((titles) =>
      counts.flatMap((heads) =>
        counts.map((texts) => ({ word: `w${titles}x${heads}x${texts}`, titles, heads, texts })),
      ),
    )
    const wordsWith = (place: "titles" | "heads" | "texts", count: number) =>
      words.flatMap((entry) => (entry[place] >= count ? [entry.word] : [])).join(" ")
    // The first three documents of a place have all of its words, the others only the frequent ones.
    for (const { copies, from } of [
      { copies: 2, from: 1 },
      { copies: 106, from: 4 },
    ]) {
      const head = { title: "Other", label: "", headings: [wordsWith("heads", from)], body: "Text." }
      await put(aDocument({ id: `title-${from}` }, wordsWith("titles", from)))
      await put(aDocument({ id: `head-${from}`, texts: { en: head } }, ""))
      await put(aDocument({ id: `text-${from}` }, "Other", wordsWith("texts", from)))
      for (const place of ["title", "head", "text"]) await copy(`${place}-${from}`, copies)
    }
    for (const { word, titles, heads, texts } of words) {
      const seen = await everyPage(`q=${word}`)
      expect(new Set(seen).size, word).toBe(seen.length)
      expect(seen.length, word).toBe(Math.min(titles + heads + texts, 100))
      const places = seen.map((id) => id.slice(0, id.indexOf("-")))
      expect(
        places.slice(0, Math.min(titles, 40)).every((place) => place === "title"),
        word,
      ).toBe(true)
    }
  })

  it("still finds old documents, ranks a title match first, and says that there is more", async () => {
    const old = { freshAt: new Date("2001-01-01T00:00:00Z") }
    for (const document of [
      aDocument({ id: "named", ...old }, "Uniform"),
      aDocument({ id: "rare", ...old }, "Other", "A quokka."),
      aDocument({ id: "lost", ...old }, "Other", "A wombat in old texts alone."),
      aDocument({ id: "mentions" }, "Other", "Uniforms."),
    ])
      await put(document)
    await copy("mentions", 2050)
    await copy("lost", 200)
    await put(aDocument({ id: "newest" }, "Newest"))
    const [{ recent } = { recent: 0 }] = await rows<{ recent: number }>(
      api.db.autocommit,
      sql`select count(*)::int as recent from search_documents where is_recent`,
    )
    expect(recent).toBe(2000)
    const { body } = await ask("uniform", "&limit=3")
    expect(body.items[0].id).toBe("named")
    expect(body).toMatchObject({ total: 100, has_more_than_total: true })
    expect(await search("quokka")).toEqual(["rare"])
    expect((await ask("wombat")).body).toMatchObject({ total: 100, has_more_than_total: true })
    expect(await everyPage("q=wombat")).toHaveLength(100)
    expect(await search("uniform wombat")).toEqual([])
  })

  it("is searched from the newest shelf for frequent words, and says if shelves remain unsearched", async () => {
    const [SHELVES, EACH] = [14, 150]
    await put(aDocument({ id: "newest" }, "Newest"))
    await copy("newest", 1_999)
    // Every shelf has as many documents with one word as with the other; only one distant document has both.
    const shelve = (words: string, id: string, shelf: string, from: string) =>
      `insert into search_documents (noun, id, audience, fresh_at, words, shelf, is_recent)
        select 'article', ${id}, 'everyone', '2001-01-01', ('${words} @shelf\\:' || ${shelf})::tsvector, ${shelf}, false from ${from};`
    const all = `generate_series(1, ${SHELVES * EACH}) number`
    await api.database.exec(
      [
        shelve("bilby wallaby", "'a' || number", `number % ${SHELVES}`, all),
        shelve("bilby numbat", "'b' || number", `number % ${SHELVES}`, all),
        shelve("wallaby numbat", "'far'", "1", "(select) one"),
        `select setval('search_document_numbers', ${SHELVES * SHELF - 1});`,
        "analyze search_documents;",
        // Pretends that the table is much larger.
        "update pg_class set reltuples = 1000000 where relname = 'search_documents'",
      ].join("\n"),
    )
    const shelvesOf = async (words: string) =>
      rows<{ shelf: number }>(
        api.db.autocommit,
        sql`select distinct shelf from search_documents where id = any(${sql.param(await found(words))}::text[])`,
      )
    expect(await found("bilby")).toHaveLength(100)
    expect((await shelvesOf("bilby")).every(({ shelf }) => shelf >= SHELVES - 4)).toBe(true)
    const partly = await findDocuments(api.db, { q: "wallaby numbat", exact: true, limit: 10 })
    expect(partly).toMatchObject({ total: 0, isCut: true })
    await api.database.exec(shelve("wallaby numbat", "'near'", "2", "(select) one"))
    expect(await found("wallaby numbat")).toEqual(["near"])
    // A rare word is found on any shelf.
    await api.database.exec(shelve("wallaby numbat quokka", "'rare'", "0", "(select) one"))
    expect(await found("wallaby quokka")).toEqual(["rare"])
  })

  it("continues after the last result, even if that was removed", async () => {
    for (const day of [1, 2, 3, 4])
      await put(aDocument({ id: `day-${day}`, freshAt: new Date(`2026-10-0${day}T00:00:00Z`) }, "Uniform"))
    const first = await ask("uniform", "&limit=2")
    await removeDocument(api.db.autocommit, "article", "day-3")
    const second = await ask("uniform", `&limit=2&cursor=${first.body.next_cursor}`)
    expect([first, second].map(idsOf)).toEqual([
      ["day-4", "day-3"],
      ["day-2", "day-1"],
    ])
  })
})

describe("suggestions", () => {
  const suggested = async (typed: string, language: "en" | "ja" = "en") => {
    const { status, body } = await api.call(`GET /v1/search/suggestions?q=${encodeURIComponent(typed)}`, {
      language,
    })
    expect(status).toBe(200)
    return body.items.map(({ kind, text }: { kind: string; text: string }) => `${kind}: ${text}`)
  }

  it("are terms and titles that begin with the typed text, in any spelling", async () => {
    await publish(
      api,
      anArticle({
        id: "a",
        category: visa,
        tags: [money],
        texts: {
          en: anEnglishText({ title: "Money matters" }),
          ja: aJapaneseText({ title: "{給料|きゅうりょう}の話" }),
        },
      }),
    )
    expect(await suggested("mon")).toEqual(["word: Money", "thing: Money matters"])
    expect(await suggested("money mat", "ja")).toEqual(["thing: 給料の話"])
    for (const typed of ["在留", "ざいりゅ", "zairyu", "zairyū shi"])
      expect(await suggested(typed), typed).toContain("word: 在留資格")
    expect(await suggested("m")).toEqual([])
    expect(await suggested("%")).toEqual([])
    expect(await suggested("'")).toEqual([])
  })
})

describe("the index", () => {
  it("is rebuilt in the background if it is missing or outdated", async () => {
    await publish(
      api,
      anArticle({ id: "a", ...english("Quokka") }),
      anArticle({ id: "b", ...english("Visa") }),
    )
    const words = () =>
      rows<{ id: string; words: string }>(
        api.db.autocommit,
        sql`select id, words::text || heads::text as words from search_documents where noun = 'article' order by id`,
      )
    const before = await words()
    await api.database.exec("truncate search_documents, search_texts, search_words, search_synonyms")
    await keepIndexCurrent(api)
    await api.settle()
    expect(await readMark(api.db.autocommit, "search-index")).toBe(TOKENIZER_VERSION)
    expect(await words()).toEqual(before)
    expect(await search("ビザ", "&kind=article")).toEqual(["b"])
    await keepIndexCurrent(api)
  })

  it("drops words that no document contains", async () => {
    await publish(api, anArticle({ id: "a", ...english("Quokka") }))
    await publish(api, anArticle({ id: "a", ...english("Wombat") }))
    await pruneWords(api).run({})
    const known = await rows<{ word: string }>(
      api.db.autocommit,
      sql`select word from search_words where word in ('quokka', 'wombat')`,
    )
    expect(known).toEqual([{ word: "wombat" }])
  })
})
