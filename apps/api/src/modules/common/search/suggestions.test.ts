// What is suggested while typing, and the dates that results show.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { indexDocument, type SearchDocument } from "#api/kernel/search/documents"
import { startTestApi, type TestApi } from "#api/testing/api"
import { refreshSynonyms } from "./synonyms/service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.empty()
  await api.db.transaction(refreshSynonyms)
})

const put = (document: Partial<SearchDocument> & Pick<SearchDocument, "id">, title: string, ja = title) =>
  api.db.transaction((tx) =>
    indexDocument(tx, document.noun ?? "article", document.id, async () => ({
      noun: "article",
      audience: "everyone",
      freshAt: api.clock.now(),
      level: null,
      categoryKey: null,
      facets: {},
      terms: [],
      texts: {
        en: { title, label: "Topic", headings: [], body: "Text." },
        ja: { title: ja, label: "{話題|わだい}", headings: [], body: "{本文|ほんぶん}。" },
      },
      ...document,
    })),
  )

interface Suggested {
  readonly kind: string
  readonly id?: string
  readonly noun?: string
  readonly text: string
}
const suggestions = async (typed: string, language: "en" | "ja" = "en") =>
  (await api.call(`GET /v1/search/suggestions?q=${encodeURIComponent(typed)}`, { language })).body
    .items as Suggested[]
const ids = async (typed: string) => (await suggestions(typed)).flatMap(({ id }) => id ?? [])

describe("while typing", () => {
  it("a word is found by its beginning, and by the beginning of its reading in romaji and kana", async () => {
    await put({ id: "interviews" }, "Interviews from the first knock", "{面接|めんせつ}の{準備|じゅんび}")
    for (const typed of ["inter", "Interv", "interview", "the int", "mense", "めんせ", "メンセツ", "面接"])
      expect(await ids(typed), typed).toEqual(["interviews"])
    for (const typed of ["mensetsu ju", "interviews fi"])
      expect(await ids(typed), typed).toEqual(["interviews"])
    expect(await ids("interx")).toEqual([])
  })

  it("synonyms and misspelt words are understood as in a search", async () => {
    await put({ id: "rirekisho" }, "Your rirekisho", "{履歴書|りれきしょ}")
    for (const typed of ["cv", "resume", "resmue"]) expect(await ids(typed), typed).toEqual(["rirekisho"])
  })

  it("at most four of a kind are suggested, so that other kinds are seen too", async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) await put({ id: `article-${number}` }, "Umbrella")
    await put({ noun: "tip", id: "tip" }, "Rainy days", "Umbrella")
    const nouns = (await suggestions("umbr")).map(({ noun }) => noun)
    expect(nouns.filter((noun) => noun === "article")).toHaveLength(4)
    expect(nouns).toContain("tip")
  })

  it("a suggestion has its label and date; nothing is returned for one letter or signs alone", async () => {
    await put({ id: "a", date: { from: new Date("2026-12-09T09:00:00Z") } }, "Quokka")
    expect(await suggestions("quokka", "ja")).toEqual([
      {
        kind: "thing",
        text: "Quokka",
        noun: "article",
        id: "a",
        path: "/article/a",
        language: "ja",
        label: "話題",
        date: "2026-12-09T09:00:00.000Z",
        until: null,
        note: null,
      },
    ])
    for (const typed of ["q", "%", "'", "&"]) expect(await suggestions(typed), typed).toEqual([])
  })
})

const results = async (words: string, more = "") =>
  (await api.call(`GET /v1/search?q=${encodeURIComponent(words)}${more}`)).body.items as {
    noun: string
    id: string
    date: string | null
    until: string | null
  }[]

describe("the date of a result", () => {
  it("is that of the item, whenever it was indexed; items without one have none", async () => {
    const published = new Date("2026-11-17T00:00:00Z")
    const date = { from: new Date("2026-12-09T09:00:00Z"), until: new Date("2026-12-16T09:00:00Z") }
    await put({ noun: "event", id: "evening", freshAt: published, date }, "Umbrella evening")
    await put({ noun: "mentor", id: "mentor", freshAt: published }, "Umbrella maker")
    expect((await results("umbrella")).map(({ date, until }) => [date, until])).toEqual(
      expect.arrayContaining([
        ["2026-12-09T09:00:00.000Z", "2026-12-16T09:00:00.000Z"],
        [null, null],
      ]),
    )
  })
})

describe("a name", () => {
  it("ranks the item that is called so first, in any spelling and among many newer ones", async () => {
    const old = new Date("2020-01-01T00:00:00Z")
    const names = ["{傘|かさ} (Japanese umbrella)"]
    await put({ id: "about", freshAt: old, terms: names, names }, "Staying dry", "{雨|あめ}の日")
    for (const number of [1, 2, 3])
      await put({ noun: "question", id: `q${number}` }, "Kasa, Japanese umbrella?")
    for (const words of ["傘", "かさ", "Japanese umbrellas"])
      expect((await results(words))[0]?.id, words).toBe("about")
    expect((await results("umbrella"))[0]?.id).not.toBe("about")
  })
})

describe("compounds", () => {
  it("are found if written apart, and two words if written together", async () => {
    await put({ id: "workplace" }, "Your workplace")
    await put({ id: "fair" }, "A visit to the trade fair")
    expect((await results("work place")).map(({ id }) => id)).toEqual(["workplace"])
    expect((await results("tradefair")).map(({ id }) => id)).toEqual(["fair"])
  })
})

describe("an event and its recording", () => {
  beforeEach(async () => {
    await put({ noun: "event", id: "evening" }, "Umbrella evening")
    await put({ id: "other" }, "Other umbrella evening")
    await put(
      { noun: "past-event", id: "recorded", recordingOf: "evening" },
      "An evening about rain",
      "Umbrella",
    )
  })

  it("are one result: the recording, at the better place of the two", async () => {
    const found = await results("umbrella evening")
    expect(found.map(({ id }) => id)).not.toContain("evening")
    expect(found.filter(({ id }) => id === "recorded")).toHaveLength(1)
    expect((await ids("umbrella evening")).filter((id) => id !== "other")).toEqual(["recorded"])
  })

  it("the event is found where only events are searched, or the recording does not match", async () => {
    expect((await results("umbrella", "&kind=event")).map(({ id }) => id)).toEqual(["evening"])
  })
})
