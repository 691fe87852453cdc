// Cached responses of Ask Senpai, and what invalidates them.
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { namedId, type QuestionId } from "#api/kernel/db/ids"
import { renameAccount } from "#api/modules/identity/accounts/service"
import { signedIn } from "#api/modules/identity/auth/builders"
import { anArticle, publish } from "#api/modules/learning/articles/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { answer, aSenpai, ask, aThread, comment } from "./builders.ts"
import { renderOutdatedTexts } from "./jobs.ts"
import { renewThread } from "./texts/jobs.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const cursorAfterFirst = async () => (await api.call("GET /v1/questions?limit=1")).body.next_cursor

/** Which of the addresses are not served from the cache. */
async function uncached(addresses: readonly string[]): Promise<string[]> {
  await api.settle()
  const missed: string[] = []
  for (const address of addresses) {
    const read = async () => expect((await api.call(`GET ${address}`)).status).toBe(200)
    if ((await countStatements(read)) > 0) missed.push(address)
  }
  return missed
}

it("a new answer invalidates the question's page and lists, a comment only the page, and neither anything else", async () => {
  const { student, questionId, answerId } = await aThread(api, { topics: ["visa"] })
  const other = await ask(api, student.token, { topics: ["interviews"] })
  const [page, history] = [`/v1/questions/${questionId}`, `/v1/questions/${questionId}/texts`]
  const [list, visa, interviews] = ["", "?topic=visa", "?topic=interviews"].map(
    (query) => `/v1/questions${query}`,
  )
  const otherPage = `/v1/questions/${other}`
  await publish(api, anArticle({ id: "entry-sheet" }))
  const articles = ["/v1/articles", "/v1/articles/entry-sheet"]
  const all = [page, history, list, visa, interviews, otherPage, ...articles].map(String)
  await uncached(all)
  expect(await uncached(all)).toEqual([])
  const { token, id } = await signedIn(api, aSenpai())
  await answer(api, token, questionId)
  expect(await uncached(all)).toEqual([page, history, list, visa])
  await comment(api, token, { noun: "answer", id: answerId })
  expect(await uncached(all)).toEqual([page, history])
  await api.db.transaction((tx) => renameAccount(tx, id, "Another Name"))
  expect(await uncached(all)).toEqual([page])
  expect(JSON.stringify((await api.call(`GET ${page}`)).body)).toContain("Another Name")
})

it("an answer invalidates the lists that show its question, and unanswered lists if it is the first", async () => {
  const { student, questionId } = await aThread(api, { topics: ["visa"] })
  const waiting = await ask(api, student.token, { topics: ["visa"] })
  const [first, second] = ["limit=1", `limit=1&cursor=${await cursorAfterFirst()}`].map(
    (query) => `/v1/questions?${query}`,
  )
  const [unanswered, topics, found] = ["/v1/questions?sort=unanswered", "/v1/topics", "/v1/questions?q=visa"]
  const all = [first, second, unanswered, topics, found].map(String)
  await uncached(all)
  const { token } = await signedIn(api, aSenpai())
  await answer(api, token, questionId)
  expect(await uncached(all)).toEqual([second, found])
  await answer(api, token, waiting)
  expect(await uncached(all)).toEqual([first, unanswered, found])
  await ask(api, student.token, { topics: ["visa"] })
  expect(await uncached(all)).toEqual(all)
})
it("a withdrawn answer moves its question in the lists", async () => {
  const { senpai, questionId, answerId } = await aThread(api, { topics: ["visa"] })
  const all = ["unanswered", "helpful"].map((sort) => `/v1/questions?topic=visa&sort=${sort}`)
  await uncached(all)
  expect((await api.call(`DELETE /v1/answers/${answerId}`, { token: senpai.token })).status).toBe(204)
  expect(await uncached(all)).toEqual(all)
  expect((await api.call(`GET ${all[0]}`)).body.items).toMatchObject([{ id: questionId }])
})

// spec: forum.answered-home
it("only a question's first answer or a changed row invalidates the front page's questions", async () => {
  const { student, questionId, answerId } = await aThread(api, { topics: ["visa"] })
  const waiting = await ask(api, student.token)
  const front = "/v1/questions/answered"
  const shown = async () => (await api.call(`GET ${front}`)).body.items.map(({ id }: { id: string }) => id)
  const isUncached = async () => (await uncached([front])).length > 0
  expect(await shown()).toEqual([questionId])
  await isUncached()
  const another = await ask(api, student.token)
  await comment(api, student.token, { noun: "answer", id: answerId })
  expect(await isUncached()).toBe(false)
  const { token } = await signedIn(api, aSenpai())
  await answer(api, token, waiting)
  expect(await isUncached()).toBe(true)
  expect(await shown()).toEqual([waiting, questionId])
  const last = await answer(api, token, another)
  expect(await isUncached()).toBe(true)
  expect(await shown()).toEqual([another, waiting, questionId])
  expect((await api.call(`DELETE /v1/answers/${last}`, { token })).status).toBe(204)
  expect(await isUncached()).toBe(true)
  expect(await shown()).toEqual([waiting, questionId])
  await answer(api, token, questionId)
  expect(await isUncached()).toBe(true)
})

it("a text that is rendered again at night invalidates what shows it, unless it is unchanged", async () => {
  const { student, questionId } = await aThread(api)
  const japanese = await ask(api, student.token, { language: "ja", title: "辞書", text: "辞書？" })
  const pages = [`/v1/questions/${questionId}`, `/v1/questions/${japanese}`]
  const night = () => renderOutdatedTexts(api).run({})
  await uncached(pages)
  await api.db.transaction((tx) => tx.execute(sql`update forum_texts set format = 1`))
  await night()
  expect(await uncached(pages)).toEqual([])
  await api.db.transaction((tx) =>
    tx.execute(sql`update forum_texts set format = 1, html = 'old' where thing_id = ${japanese}`),
  )
  await night()
  expect(await uncached(pages)).toEqual([pages[1]])
  expect(JSON.stringify((await api.call(`GET ${pages[1]}`)).body)).toContain("<rt>じしょ</rt>")
})

it("a text without kanji is unchanged by furigana, and invalidates nothing", async () => {
  const { token } = await signedIn(api)
  const written = async (title: string) =>
    namedId<QuestionId>(await ask(api, token, { language: "ja", title }))
  expect(await renewThread(api, await written("かな"))).toBe("same")
  expect(await renewThread(api, await written("辞書"))).toBe("changed")
})

it("a cached response lists its tags, and never that of an anonymous asker", async () => {
  const { student, senpai, questionId } = await aThread(api, { is_anonymous: true })
  const { headers } = await api.call(`GET /v1/questions/${questionId}`)
  expect(headers.get("Surrogate-Key")).toBe(`question:${questionId} person:${senpai.id}`)
  expect(headers.get("Surrogate-Key")).not.toContain(student.id)
})
