// Opening a page marks the notices that lead to it as read, whatever feature they come from.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { answer, aSenpai, ask } from "#api/modules/community/forum/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import { aSession } from "#api/modules/mentors/mentor-sessions/builders"
import { startTestApi, type TestApi } from "#api/testing/api"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const open = (token: string, path: unknown) =>
  api.call("PUT /v1/notifications/page-read", { token, body: { path } })
const unread = async (token: string) => {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token, language: "en" })
  const items: { is_read: boolean; path: string }[] = body.items
  return items.filter(({ is_read }) => !is_read).map(({ path }) => path.split("#")[0])
}
const write = (token: string, id: string) =>
  api.call(`POST /v1/mentor-sessions/${id}/messages`, { token, body: { text: "See you then." } })

it("a session's page reads its notices, and no others", async () => {
  const { id, student, mentor } = await aSession(api)
  const other = await aSession(api, { student })
  await write(mentor.token, id)
  await write(other.mentor.token, other.id)
  const [page, otherPage] = [`/mentors/sessions/${id}`, `/mentors/sessions/${other.id}`]
  expect((await unread(student.token)).toSorted()).toEqual([page, otherPage].toSorted())
  for (let time = 0; time < 2; time++) expect((await open(student.token, page)).status).toBe(204)
  expect(await unread(student.token)).toEqual([otherPage])
  // A message after that is new again.
  api.clock.advance(60)
  await write(mentor.token, id)
  expect(await unread(student.token)).toHaveLength(2)
})

it("a question's page reads the notices of its answers, wherever in it they lead", async () => {
  const asker = await signedIn(api)
  const question = await ask(api, asker.token)
  await answer(api, (await signedIn(api, aSenpai())).token, question)
  const page = `/community/ask-senpai/detail/${question}`
  expect(await unread(asker.token)).toEqual([page])
  await open((await signedIn(api)).token, page)
  expect(await unread(asker.token)).toEqual([page])
  await open(asker.token, page)
  expect(await unread(asker.token)).toEqual([])
})

it("a path is one of the site's own", async () => {
  const { token } = await signedIn(api)
  for (const path of ["", "mentors", "https://elsewhere.example/", "/a?b", "/a#b", `/${"a".repeat(200)}`, 7])
    expect([path, (await open(token, path)).status]).toEqual([path, 422])
})
