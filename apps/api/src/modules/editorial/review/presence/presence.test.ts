import { afterAll, beforeAll, expect, it } from "vitest"
import { answer, aSenpai, ask } from "#api/modules/community/forum/builders"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

it("editors see which review a colleague has open, until it is left or its page shows no sign of life", async () => {
  const [one, other] = [
    await signedIn(api, anEditor({ name: "Mori Ayaka" })),
    await signedIn(api, anEditor({ name: "Tanaka Ken" })),
  ]
  const question = await ask(api, (await signedIn(api)).token)
  const posts = [
    ["question", question],
    ["answer", await answer(api, (await signedIn(api, aSenpai())).token, question)],
  ] as const
  const ids: string[] = []
  for (const [noun, id] of posts) {
    const { body } = await api.call(`POST /v1/editors/posts/${noun}/${id}/review`, { token: one.token })
    ids.push(body.review_id)
  }
  const [first = "", second = ""] = ids
  const open = (id: string, { token } = one) => api.call(`PUT /v1/editors/reviews/${id}/open`, { token })
  const seenBy = async ({ token }: { token: string }) =>
    (await api.call("GET /v1/editors/open-reviews", { token })).body.items

  expect((await open(first)).status).toBe(204)
  expect(await seenBy(other)).toEqual([{ review_id: first, name: "Mori Ayaka" }])
  expect(await seenBy(one)).toEqual([])
  // One at a time.
  await open(second)
  expect(await seenBy(other)).toEqual([{ review_id: second, name: "Mori Ayaka" }])
  api.clock.advance(60)
  await open(second)
  api.clock.advance(60)
  expect(await seenBy(other)).toHaveLength(1)
  api.clock.advance(16)
  expect(await seenBy(other)).toEqual([])

  await open(first)
  await api.call(`DELETE /v1/editors/reviews/${second}/open`, { token: one.token })
  expect(await seenBy(other)).toHaveLength(1)
  await api.call(`DELETE /v1/editors/reviews/${first}/open`, { token: one.token })
  expect(await seenBy(other)).toEqual([])
  expect((await open(crypto.randomUUID())).status).toBe(404)
  const writer = await signedIn(api, anEditor({ editorRoles: ["writer"] }))
  expect((await open(first, writer)).body.code).toBe("account.editor_role_needed")
})
