// Documents that are part of the program, such as the emails in keigo: a start indexes them, no one publishes them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { indexDocument, indexDocuments, type SearchDocument } from "#api/kernel/search/documents"
import { startTestApi, type TestApi } from "#api/testing/api"
import { keepIndexCurrent } from "./jobs.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const textOf = (title: string) => ({ title, label: "", headings: [], body: "Text." })
const old: SearchDocument = {
  noun: "keigo-email",
  id: "old-email",
  audience: "everyone",
  freshAt: new Date("2026-01-15T09:00:00Z"),
  level: null,
  categoryKey: null,
  facets: {},
  terms: [],
  texts: { en: textOf("Send a fax") },
}

describe("documents that are part of the program", () => {
  it("are found by their titles and their words once a start has indexed them", async () => {
    const search = async (words: string, language: "en" | "ja" = "en") => {
      const { body } = await api.call(`GET /v1/search?kind=keigo-email&q=${encodeURIComponent(words)}`, {
        language,
      })
      return body.items
    }
    expect(await search("decline offer")).toEqual([])
    await keepIndexCurrent(api)
    await api.settle()
    expect((await search("decline offer"))[0]).toMatchObject({
      id: "decline-offer",
      path: "/career/career-builder/emails/decline-offer",
    })
    expect((await search("推薦状", "ja"))[0].id).toBe("ask-recommendation")
    expect((await search("すいせんじょう", "ja"))[0].id).toBe("ask-recommendation")
  })

  it("are found in both languages if they are interview questions", async () => {
    await keepIndexCurrent(api)
    await api.settle()
    const first = async (words: string, language: "en" | "ja") => {
      const path = `GET /v1/search?kind=interview-question&q=${encodeURIComponent(words)}`
      return (await api.call(path, { language })).body.items[0]?.path
    }
    expect(await first("weakness", "en")).toBe("/career/career-builder/interview/weakness")
    expect(await first("転勤", "ja")).toBe("/career/career-builder/interview/transfer")
  })

  it("leave the index with the program that no longer has them", async () => {
    await keepIndexCurrent(api)
    await api.settle()
    await indexDocument(api.db.autocommit, old.noun, old.id, async () => old)
    const found = async () => (await api.call("GET /v1/search?kind=keigo-email&q=fax")).body.items
    expect(await found()).toHaveLength(1)
    await api.database.exec("update marks set value = 'old' where name = 'search-index keigo-email'")
    await keepIndexCurrent(api)
    await api.settle()
    expect(await found()).toEqual([])
    expect((await api.call("GET /v1/search?kind=keigo-email&q=accept%20offer")).body.items[0].id).toBe(
      "accept-offer",
    )
  })

  it("do not deadlock with other documents that contain the same words in another order", async () => {
    const words = [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => `bookkeeping${letter}`)
    const documents = (kind: string, order: readonly string[]) =>
      order.map(
        (word, number): SearchDocument => ({ ...old, id: `${kind}-${number}`, texts: { en: textOf(word) } }),
      )
    let begun = 0
    const index = (kind: string, order: readonly string[]) =>
      api.db.transaction((tx) => {
        begun++
        return indexDocuments(tx, async () => documents(kind, order))
      })
    await Promise.all([index("forwards", words), index("backwards", words.toReversed())])
    // A transaction that was aborted to break a deadlock is begun again.
    expect(begun).toBe(2)
    expect((await api.call(`GET /v1/search?kind=keigo-email&q=${words[7]}`)).body.items).toHaveLength(2)
  })
})
