// What is kept of Ask Senpai for everybody, and what drops it.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { renameAccount } from "#api/features/accounts/service"
import { anArticle, publish } from "#api/features/articles/builders"
import { signedIn } from "#api/features/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { answer, aSenpai, ask, aThread, comment } from "./builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

/** Those of the addresses for whose answer the database is asked again. */
async function madeAnew(addresses: readonly string[]): Promise<string[]> {
  await api.settle()
  const anew: string[] = []
  for (const address of addresses) {
    const before = api.statements.length
    expect((await api.call(`GET ${address}`)).status).toBe(200)
    if (api.statements.length > before) anew.push(address)
  }
  return anew
}

it("one new answer drops that question's page and the lists it is in, a comment the page alone, and neither anything else of the site", async () => {
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
  await madeAnew(all)
  expect(await madeAnew(all)).toEqual([])
  const { token, id } = await signedIn(api, aSenpai())
  await answer(api, token, questionId)
  expect(await madeAnew(all)).toEqual([page, history, list, visa])
  await comment(api, token, { noun: "answer", id: answerId })
  expect(await madeAnew(all)).toEqual([page, history])
  await api.db.transaction((tx) => renameAccount(tx, id, "Another Name"))
  expect(await madeAnew(all)).toEqual([page])
  expect(JSON.stringify((await api.call(`GET ${page}`)).body)).toContain("Another Name")
})

it("what is kept says under what, and never under whose name a nameless question was asked", async () => {
  const { student, senpai, questionId } = await aThread(api, { is_anonymous: true })
  const { headers } = await api.call(`GET /v1/questions/${questionId}`)
  expect(headers.get("Surrogate-Key")).toBe(`question:${questionId} person:${senpai.id}`)
  expect(headers.get("Surrogate-Key")).not.toContain(student.id)
})
