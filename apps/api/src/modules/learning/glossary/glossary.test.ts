// The glossary: its page, and its terms in the search.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { anArticle, anEnglishText, publish } from "#api/modules/learning/articles/builders"
import { type GlossaryRow, glossaryFor } from "#api/modules/learning/articles/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { statementsOf } from "#api/testing/statements"
import { writeTerm } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const term = (key: string, en: string, ja: string, reading: string, rest: Partial<GlossaryRow> = {}) => ({
  key,
  term: { en, ja },
  reading,
  explanation: { en: `About ${en}.`, ja: "{説明|せつめい}です。" },
  example: { en: `I like my ${en}.`, ja: `${ja}が好きです。` },
  also: [],
  articleId: null,
  ...rest,
})
const write = (row: GlossaryRow) =>
  api.db.transaction(async (tx) => writeTerm(tx, row, await glossaryFor(tx)))

beforeEach(async () => {
  await api.empty()
  const article = anArticle({ id: "kites", texts: { en: anEnglishText({ title: "All about kites" }) } })
  await publish(api, article)
  await write(term("kite", "kite", "{凧|たこ}", "たこ", { also: ["flyer", "カイト"], articleId: article.id }))
  await write(term("abacus", "abacus", "そろばん", "そろばん"))
})

it("lists every term in the order of the reader's language, with names of that language and the article", async () => {
  const { body: en } = await api.call("GET /v1/glossary")
  expect(en.items.map(({ key }: GlossaryRow) => key)).toEqual(["abacus", "kite"])
  expect(en.items[1]).toMatchObject({
    also: ["flyer"],
    example: {
      japanese_ruby: [
        { text: "凧", reading: "たこ" },
        { text: "が好きです。", reading: null },
      ],
      english: "I like my kite.",
    },
    article: { id: "kites", title: "All about kites", language: "en" },
  })
  const { body: ja } = await api.call("GET /v1/glossary", { language: "ja" })
  expect(ja.items.map(({ key, also }: GlossaryRow) => [key, also])).toEqual([
    ["abacus", []],
    ["kite", ["カイト"]],
  ])
  const { body: first } = await api.call("GET /v1/glossary?limit=1")
  const { body: second } = await api.call(`GET /v1/glossary?cursor=${first.next_cursor}`)
  expect(second.items.map(({ key }: GlossaryRow) => key)).toEqual(["kite"])
  expect((await api.call("GET /v1/glossary?cursor=x")).status).toBe(422)
})

it("a term is found by each of its names, and explained while typing", async () => {
  for (const words of ["kite", "凧", "たこ", "flyer", "カイト"]) {
    const { body } = await api.call(`GET /v1/search?kind=glossary&q=${encodeURIComponent(words)}`)
    expect(body.items[0], words).toMatchObject({ id: "kite", path: "/glossary#kite", date: null })
  }
  const { body } = await api.call("GET /v1/search/suggestions?q=abac")
  expect(body.items).toContainEqual(
    expect.objectContaining({ noun: "glossary", text: "abacus", note: "About abacus." }),
  )
})

it("an unchanged term is not indexed again", async () => {
  const writeAgain = () => write(term("abacus", "abacus", "そろばん", "そろばん"))
  expect(await statementsOf(writeAgain, /search_documents/)).toEqual([])
})
