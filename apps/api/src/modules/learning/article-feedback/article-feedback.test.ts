// "Was this helpful?" under an article.
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { anArticle, anEnglishText, publish } from "#api/modules/learning/articles/builders"
import { startTestApi, type TestApi } from "#api/testing/api"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

beforeEach(async () => {
  await api.empty()
  for (const id of ["kites", "lanterns"])
    await publish(api, anArticle({ id, texts: { en: anEnglishText({ title: `All about ${id}` }) } }))
})

const answer = (more: object = {}) => ({ language: "en", is_helpful: true, line: null, ...more })
const give = (article: string, more: object = {}, id = crypto.randomUUID()) =>
  api.call(`PUT /v1/articles/${article}/feedback/${id}`, { body: answer(more) })

it("editors see how many an article helped, and what readers wrote, newest first", async () => {
  const { token } = await signedIn(api, anEditor())
  await give("kites")
  await give("kites", { is_helpful: false, line: "Where do I buy the string?" })
  await give("lanterns", { line: "Clear!", language: "ja" })
  const { body: numbers } = await api.call("GET /v1/editors/article-feedback/numbers", { token })
  expect(numbers.items).toEqual([
    { article: { id: "kites", title: "All about kites" }, helpful: 1, not_helpful: 1 },
    { article: { id: "lanterns", title: "All about lanterns" }, helpful: 1, not_helpful: 0 },
  ])
  const { body: first } = await api.call("GET /v1/editors/article-feedback?limit=1", { token })
  const { body: second } = await api.call(
    `GET /v1/editors/article-feedback?limit=1&cursor=${first.next_cursor}`,
    { token },
  )
  expect([...first.items, ...second.items].map(({ line }) => line).sort()).toEqual([
    "Clear!",
    "Where do I buy the string?",
  ])
  expect((await api.call("GET /v1/editors/article-feedback?cursor=x", { token })).status).toBe(422)
})

it("an answer that is sent again is completed, not counted twice, and stays with its article", async () => {
  const { token } = await signedIn(api, anEditor())
  const id = crypto.randomUUID()
  await give("kites", {}, id)
  await give("kites", { line: "The pictures" }, id)
  await give("lanterns", { is_helpful: false, line: "No" }, id)
  const { body } = await api.call("GET /v1/editors/article-feedback/numbers", { token })
  expect(body.items).toMatchObject([{ article: { id: "kites" }, helpful: 1, not_helpful: 0 }])
  const { body: lines } = await api.call("GET /v1/editors/article-feedback", { token })
  expect(lines.items).toMatchObject([{ line: "The pictures" }])
})

it.each([
  ["a text that is too long", { line: "x".repeat(201) }, 422],
  ["an unknown language", { language: "vi" }, 422],
  ["no answer", { is_helpful: null }, 422],
  ["an email address", { line: "Write to linh@mail.example" }, 409],
])("%s is refused", async (_what, wrong, status) => {
  expect((await give("kites", wrong)).status).toBe(status)
})

it("about an article that does not exist, nothing is stored", async () => {
  expect((await give("no-such-article")).body.code).toBe("article.not_found")
  expect(await rows(api.db.autocommit, sql`select 1 from article_feedback`)).toEqual([])
})

it("an editor deletes a line; the answer still counts", async () => {
  const { token } = await signedIn(api, anEditor())
  const id = crypto.randomUUID()
  await give("kites", { line: "My name is Linh" }, id)
  for (let times = 0; times < 2; times++)
    expect((await api.call(`DELETE /v1/editors/article-feedback/${id}`, { token })).status).toBe(204)
  expect((await api.call("GET /v1/editors/article-feedback", { token })).body.items).toEqual([])
  const { body } = await api.call("GET /v1/editors/article-feedback/numbers", { token })
  expect(body.items).toMatchObject([{ helpful: 1 }])
})

it("nothing of who answered is stored", async () => {
  await give("kites", { line: "Clear!" })
  const [row] = await rows<Record<string, unknown>>(api.db.autocommit, sql`select * from article_feedback`)
  expect(Object.keys(row ?? {}).sort()).toEqual([
    "article_id",
    "given_at",
    "id",
    "is_helpful",
    "language",
    "line",
  ])
})
