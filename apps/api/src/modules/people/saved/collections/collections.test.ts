import { randomUUID } from "node:crypto"
import { MOST_COLLECTIONS } from "@shirube/vocabulary/people/saved/choices"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { selectRowsOf } from "#api/kernel/features/personal-data/queries"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { anArticle, publish } from "#api/modules/learning/articles/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { sweepUnsaved } from "../service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const call = (token: string | undefined, route: string, body?: object) => api.call(route, { token, body })
const name = (token: string | undefined, id: string, named: unknown) =>
  call(token, `PUT /v1/collections/${id}`, { name: named })
const put = (token: string | undefined, id: string, article: string) =>
  call(token, `PUT /v1/collections/${id}/article/${article}`)
const takeOut = (token: string | undefined, id: string, article: string) =>
  call(token, `DELETE /v1/collections/${id}/article/${article}`)
const collections = async (token: string) => (await call(token, "GET /v1/collections")).body.collections
const inside = async (token: string, id: string) =>
  (await call(token, `GET /v1/saved?list=article&collection=${id}`)).body.items?.map(
    (item: { id: string }) => item.id,
  )

async function aReaderOf(...ids: string[]) {
  const reader = await signedIn(api)
  for (const id of ids) {
    await call(reader.token, `PUT /v1/saved/article/${id}`)
    api.clock.advance(1)
  }
  return reader
}
async function aCollection(token: string, named = "Interviews") {
  const id = randomUUID()
  expect((await name(token, id, named)).status).toBe(204)
  return id
}
const published = (...ids: string[]) => publish(api, ...ids.map((id) => anArticle({ id })))

describe("a collection", () => {
  // spec: learning.saving
  it("is created, renamed and removed by its owner; its items stay saved", async () => {
    await published("suits", "visa")
    const { token } = await aReaderOf("suits", "visa")
    const id = await aCollection(token)
    await put(token, id, "suits")
    expect(await inside(token, id)).toEqual(["suits"])
    expect(await collections(token)).toMatchObject([
      { id, name: "Interviews", counts: [{ list: "article", count: 1 }, {}, {}, {}, {}] },
    ])
    expect((await name(token, id, "面接の前に")).status).toBe(204)
    expect(await collections(token)).toMatchObject([{ id, name: "面接の前に" }])
    expect((await call(token, `DELETE /v1/collections/${id}`)).status).toBe(204)
    expect(await collections(token)).toEqual([])
    const left = (await call(token, "GET /v1/saved?list=article")).body.items
    expect(left).toMatchObject([
      { id: "visa", collection_ids: [] },
      { id: "suits", collection_ids: [] },
    ])
  })

  it("may be one of several that contain an item", async () => {
    await published("suits")
    const { token } = await aReaderOf("suits")
    const ids = [await aCollection(token, "One"), await aCollection(token, "Two")]
    for (const id of ids) expect((await put(token, id, "suits")).status).toBe(204)
    const { items } = (await call(token, "GET /v1/saved?list=article")).body
    expect(items[0].collection_ids.toSorted()).toEqual(ids.toSorted())
    expect((await takeOut(token, ids[0] ?? "", "suits")).status).toBe(204)
    expect((await takeOut(token, ids[0] ?? "", "suits")).status).toBe(204)
    expect([await inside(token, ids[0] ?? ""), await inside(token, ids[1] ?? "")]).toEqual([[], ["suits"]])
  })

  it("contains an item again that was unsaved by mistake, unless the collection was removed meanwhile", async () => {
    await published("suits")
    const { token } = await aReaderOf("suits")
    const [stays, goes] = [await aCollection(token, "Stays"), await aCollection(token, "Goes")]
    for (const id of [stays, goes]) await put(token, id, "suits")
    await call(token, "DELETE /v1/saved/article/suits")
    expect([await inside(token, stays), (await put(token, stays, "suits")).body.code]).toEqual([
      [],
      "saved.not_saved",
    ])
    await call(token, `DELETE /v1/collections/${goes}`)
    await call(token, "PUT /v1/saved/article/suits")
    expect(await inside(token, stays)).toEqual(["suits"])
    const { items } = (await call(token, "GET /v1/saved?list=article")).body
    expect(items[0].collection_ids).toEqual([stays])
  })

  it("has a unique, visible name of limited length", async () => {
    const { token } = await signedIn(api)
    const id = await aCollection(token, "Ｖｉｓａ")
    for (const taken of ["visa", " VISA "])
      expect((await name(token, randomUUID(), taken)).body.code).toBe("collection.name_taken")
    expect((await name(token, id, "Visa")).status).toBe(204)
    for (const wrong of ["", "   ", "\u200b", "x".repeat(201), 7, null])
      expect([wrong, (await name(token, randomUUID(), wrong)).status]).toEqual([wrong, 422])
    expect((await name(token, "not-an-id", "Suits")).status).toBe(422)
    expect((await name(token, randomUUID(), "あ".repeat(200))).status).toBe(204)
    // Another member may use the same name.
    await aCollection((await signedIn(api)).token, "Visa")
  })

  it("returns 404 to other members", async () => {
    await published("suits")
    const [amara, ben] = [await aReaderOf("suits"), await aReaderOf("suits")]
    const id = await aCollection(amara.token)
    await put(amara.token, id, "suits")
    const tries = [
      await name(ben.token, id, "Mine now"),
      await put(ben.token, id, "suits"),
      await takeOut(ben.token, id, "suits"),
      await call(ben.token, `DELETE /v1/collections/${id}`),
      await call(ben.token, `GET /v1/saved?list=article&collection=${id}`),
    ]
    for (const { status, body } of tries) expect([status, body.code]).toEqual([404, "collection.not_found"])
    expect([await collections(ben.token), await inside(amara.token, id)]).toEqual([[], ["suits"]])
    const company = await signedIn(api, aStudent({ role: "company" }))
    expect((await name(company.token, randomUUID(), "x")).body.code).toBe("saved.not_for_companies")
  })

  it("is created and filled once, however often that is sent at once", async () => {
    await published("suits")
    const { token } = await aReaderOf("suits")
    const id = randomUUID()
    const made = await Promise.all(Array.from({ length: 5 }, () => name(token, id, "Interviews")))
    expect(made.map(({ status }) => status)).toEqual(Array(5).fill(204))
    const filled = await Promise.all(Array.from({ length: 5 }, () => put(token, id, "suits")))
    expect(filled.map(({ status }) => status)).toEqual(Array(5).fill(204))
    expect(await collections(token)).toMatchObject([{ counts: [{ count: 1 }, {}, {}, {}, {}] }])
    const named = await Promise.all(Array.from({ length: 5 }, () => name(token, randomUUID(), "Visa")))
    expect(named.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409])
  })

  it("is limited to fifty, also with concurrent creations", async () => {
    const { id, token } = await signedIn(api)
    await api.database.exec(
      `insert into collections (id, user_id, name, name_key, created_at)
         select gen_random_uuid(), '${id}', 'c' || i, 'c' || i, now() from generate_series(1, ${MOST_COLLECTIONS - 2}) i`,
    )
    const made = await Promise.all(["v", "w", "x", "y", "z"].map((each) => name(token, randomUUID(), each)))
    expect(made.map(({ status }) => status).sort()).toEqual([204, 204, 409, 409, 409])
    expect(made.find(({ status }) => status === 409)?.body.code).toBe("collection.too_many")
    expect(await collections(token)).toHaveLength(MOST_COLLECTIONS)
  })

  it("never contains an unsaved item, also with concurrent requests", async () => {
    await published("suits")
    const { token } = await aReaderOf("suits")
    const id = await aCollection(token)
    for (let round = 0; round < 4; round++) {
      const answers = await Promise.all([
        put(token, id, "suits"),
        call(token, "DELETE /v1/saved/article/suits"),
        call(token, "PUT /v1/saved/article/suits"),
      ])
      for (const { status } of answers) expect([204, 404]).toContain(status)
    }
    await call(token, "DELETE /v1/saved/article/suits")
    expect(await inside(token, id)).toEqual([])
  })
})

describe("a member's saved items", () => {
  it("are in the data archive with notes and collections, and are deleted with the account", async () => {
    await published("suits", "visa")
    const { id, token } = await aReaderOf("suits", "visa")
    const collection = await aCollection(token)
    await put(token, collection, "suits")
    for (const article of ["suits", "visa"])
      await call(token, `PUT /v1/saved/article/${article}/note`, { note: "only mine" })
    await call(token, "DELETE /v1/saved/article/visa")
    const held = new Map<string, unknown[]>()
    for (const table of api.personalTables)
      if (!("leftOut" in table)) held.set(table.table, await selectRowsOf(api.db.autocommit, table, id))
    expect(held.get("saved")).toMatchObject([{ thing_id: "suits", note: "only mine" }])
    expect(held.get("unsaved")).toMatchObject([{ thing_id: "visa", note: "only mine" }])
    expect(held.get("collections")).toMatchObject([{ name: "Interviews" }])
    expect(held.get("collection_things")).toMatchObject([{ thing_id: "suits" }])
    await api.db.transaction((tx) => removePeople(tx, [id], api.accountDeletionHooks, api.clock.now()))
    for (const table of ["saved", "unsaved", "collections", "collection_things"])
      expect(await rows(api.db.autocommit, sql`select 1 from ${sql.identifier(table)}`), table).toEqual([])
  })

  it("are kept for a day after they are unsaved", async () => {
    await published("suits")
    const { token } = await aReaderOf("suits")
    await call(token, "DELETE /v1/saved/article/suits")
    const kept = async () => {
      await sweepUnsaved({ ...api, db: api.db }).run({})
      return (await rows(api.db.autocommit, sql`select 1 from unsaved`)).length
    }
    expect(await kept()).toBe(1)
    api.clock.advance(86_401)
    expect(await kept()).toBe(0)
  })
})
