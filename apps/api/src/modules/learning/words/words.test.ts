// The words of the glossary that a member keeps.
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { namedId } from "#api/kernel/db/ids"
import { signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { glossaryFor } from "#api/modules/learning/articles/service"
import { writeTerm } from "#api/modules/learning/glossary/service"
import { termNoun } from "#api/modules/learning/glossary/writing/service"
import { startTestApi, type TestApi } from "#api/testing/api"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

beforeEach(async () => {
  await api.empty()
  await api.db.transaction(async (tx) => {
    for (const key of ["abacus", "kite", "lantern"]) {
      const texts = { en: key, ja: key }
      const term = { key, term: texts, reading: key, explanation: texts, example: texts, also: [] }
      await writeTerm(tx, { ...term, articleId: null }, await glossaryFor(tx))
    }
  })
})

const review = (more: object = {}) => ({
  due_at: "2026-11-25T00:00:00.000Z",
  reviewed_at: "2026-11-19T00:00:00.000Z",
  state: "review",
  stability: 5.8,
  difficulty: 4.9,
  scheduled_days: 6,
  learning_steps: 0,
  reps: 2,
  lapses: 0,
  ...more,
})
const keep = (token: string, key: string) => api.call(`PUT /v1/words/${key}`, { token })
const carry = (token: string, words: object[]) =>
  api.call("POST /v1/words/carried", { token, body: { words } })
const keptBy = async (token: string) => (await api.call("GET /v1/words", { token })).body.items
const keysOf = async (token: string) => (await keptBy(token)).map(({ key }: { key: string }) => key)

it("a word is kept once, however often it is pressed, and removed", async () => {
  const { token } = await signedIn(api)
  const both = await Promise.all([keep(token, "kite"), keep(token, "kite")])
  expect(both.map(({ status }) => status)).toEqual([204, 204])
  expect(await keptBy(token)).toMatchObject([{ key: "kite", review: null }])
  for (let times = 0; times < 2; times++)
    expect((await api.call("DELETE /v1/words/kite", { token })).status).toBe(204)
  expect(await keptBy(token)).toEqual([])
})

it("a word stays kept with its reviews while its term is withdrawn", async () => {
  const { token } = await signedIn(api)
  await keep(token, "kite")
  expect((await api.call("PUT /v1/words/kite/review", { token, body: review() })).status).toBe(204)
  await api.db.transaction((tx) => termNoun.unpublish(tx, namedId("kite")))
  expect(await keptBy(token)).toMatchObject([{ key: "kite", review: { reps: 2 } }])
})

it("only terms of the glossary can be kept", async () => {
  const { token } = await signedIn(api)
  expect((await keep(token, "unknown")).status).toBe(404)
  expect((await keep(token, "No%20key")).status).toBe(422)
  expect((await api.call("PUT /v1/words/kite/review", { token, body: review() })).body.code).toBe(
    "word.not_kept",
  )
})

it("words come in the order in which they are due, in pages, and only to their owner", async () => {
  const [{ token }, { token: other }] = [await signedIn(api), await signedIn(api)]
  for (const key of ["abacus", "kite", "lantern"]) await keep(token, key)
  await keep(other, "kite")
  await api.call("PUT /v1/words/abacus/review", { token, body: review({ due_at: "2031-01-01T00:00:00Z" }) })
  const first = await api.call("GET /v1/words?limit=2", { token })
  const second = await api.call(`GET /v1/words?limit=2&cursor=${first.body.next_cursor}`, { token })
  const keys = [...first.body.items, ...second.body.items].map(({ key }: { key: string }) => key)
  expect(keys).toEqual(["kite", "lantern", "abacus"])
  expect(second.body.next_cursor).toBeNull()
  expect(await keysOf(other)).toEqual(["kite"])
  expect((await api.call("GET /v1/words?cursor=x", { token })).status).toBe(422)
})

it("the outcome of a review is kept; an older one that arrives late changes nothing", async () => {
  const { token } = await signedIn(api)
  await keep(token, "kite")
  const newer = review({ reviewed_at: "2026-11-20T00:00:00.000Z", reps: 3 })
  for (const body of [newer, review()])
    expect((await api.call("PUT /v1/words/kite/review", { token, body })).status).toBe(204)
  expect(await keptBy(token)).toMatchObject([{ key: "kite", review: newer }])
  // Keeping it again changes nothing.
  await keep(token, "kite")
  expect(await keptBy(token)).toMatchObject([{ review: newer }])
})

it.each([
  { due_at: "9999-12-31T00:00:00Z" },
  { due_at: "soon" },
  { reviewed_at: "0001-01-01T00:00:00Z" },
  { state: "known" },
  { stability: -1 },
  { stability: 1e300 },
  { difficulty: 11 },
  { reps: 1.5 },
  { lapses: null },
])("a review with %j is refused", async (wrong) => {
  const { token } = await signedIn(api)
  await keep(token, "kite")
  const { status } = await api.call("PUT /v1/words/kite/review", { token, body: review(wrong) })
  expect(status).toBe(422)
})

it("words from a browser are added once; what the account has stays, and unknown keys are ignored", async () => {
  const { token } = await signedIn(api)
  await keep(token, "kite")
  const words = [
    { key: "kite", kept_at: "2026-01-01T00:00:00Z", review: review() },
    { key: "abacus", kept_at: "2026-01-01T00:00:00Z", review: review() },
    { key: "abacus", kept_at: "2026-01-01T00:00:00Z", review: review() },
    { key: "unknown", kept_at: "2026-01-01T00:00:00Z", review: null },
  ]
  const both = await Promise.all([carry(token, words), carry(token, words)])
  expect(both.map(({ status }) => status)).toEqual([204, 204])
  expect(new Map((await keptBy(token)).map((word: { key: string }) => [word.key, word]))).toMatchObject(
    new Map([
      ["kite", { review: null }],
      ["abacus", { review: review() }],
    ]),
  )
  const many = Array.from({ length: 301 }, (_, at) => ({ ...words[3], key: `word-${at}` }))
  expect((await carry(token, many)).status).toBe(422)
})

it("words are deleted with the account", async () => {
  const { token, id } = await signedIn(api)
  await keep(token, "kite")
  await api.db.transaction((tx) => removePeople(tx, [id], api.accountDeletionHooks, api.clock.now()))
  expect(await rows(api.db.autocommit, sql`select 1 from kept_words`)).toEqual([])
})
