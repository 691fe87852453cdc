import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { suspendAccount } from "#api/modules/editorial/suspensions/builders"
import { endOverdue } from "#api/modules/editorial/suspensions/service"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { answer, aSenpai, ask, comment } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const WEEK = 7 * 86_400
const isThere = async (id: string) => (await api.call(`GET /v1/questions/${id}`)).status === 200
const report = async (noun: string, id: string) => {
  const { token } = await signedIn(api)
  await api.call(`PUT /v1/complaints/${noun}/${id}`, { token, body: { reason: "offensive" } })
}
async function suspendForPost(id: string) {
  const editor = await signedIn(api, anEditor())
  await report("question", id)
  const { body } = await api.call("GET /v1/editors/reviews?queue=moderation&limit=50", {
    token: editor.token,
  })
  const { body: review } = await api.call(`GET /v1/editors/reviews/${body.items.at(-1).id}`, {
    token: editor.token,
  })
  const decided = await api.call(`POST /v1/editors/reviews/${review.id}/decision`, {
    token: editor.token,
    body: { version: review.version, outcome: "declined", suspend_for: "7_days", hide_posts: true },
  })
  expect(decided.status).toBe(200)
  await api.settle()
}

describe("posts of a suspended person", () => {
  it("stay, unless the editor hides them", async () => {
    const person = await signedIn(api)
    const question = await ask(api, person.token)
    await suspendAccount(api, person.id)
    await api.settle()
    expect(await isThere(question)).toBe(true)
  })

  it("are hidden if the editor chooses so, except anonymous ones, and return when the suspension ends", async () => {
    const person = await signedIn(api)
    const named = await ask(api, person.token)
    const nameless = await ask(api, person.token, { is_anonymous: true })
    const others = await ask(api, (await signedIn(api, aStudent())).token)
    await comment(api, person.token, { noun: "question", id: others })
    const comments = async () => (await api.call(`GET /v1/comments?noun=question&id=${others}`)).body.items
    const before = (await comments()).length
    await suspendAccount(api, person.id, { hidesPosts: true })
    await api.settle()
    expect([await isThere(named), await isThere(nameless), await isThere(others)]).toEqual([
      false,
      true,
      true,
    ])
    expect((await comments()).length).toBe(before - 1)
    api.clock.advance(WEEK)
    await endOverdue(api)
    await api.settle()
    expect([await isThere(named), await isThere(nameless)]).toEqual([true, true])
    expect((await comments()).length).toBe(before)
  })

  it("stay visible when an anonymous question led to the suspension", async () => {
    const person = await signedIn(api)
    const [named, nameless] = [
      await ask(api, person.token),
      await ask(api, person.token, { is_anonymous: true }),
    ]
    await suspendForPost(nameless)
    expect([await isThere(named), await isThere(nameless)]).toEqual([true, false])
  })

  it("are hidden with a named question that led to the suspension", async () => {
    const senpai = await signedIn(api, aSenpai())
    const [named, reported] = [await ask(api, senpai.token), await ask(api, senpai.token)]
    const answered = await ask(api, (await signedIn(api)).token)
    await answer(api, senpai.token, answered)
    await suspendForPost(reported)
    expect([await isThere(named), await isThere(reported)]).toEqual([false, false])
    expect((await api.call(`GET /v1/questions/${answered}/answers`)).body.items).toEqual([])
  })
})

describe("a suspended person in a thread", () => {
  it("is not suggested for mentions", async () => {
    const [writer, person] = [await signedIn(api), await signedIn(api, aStudent({ name: "Rajan Thapa" }))]
    const question = await ask(api, person.token)
    const suggested = async () => {
      const { body } = await api.call(`GET /v1/mentionable?question_id=${question}&name=Rajan`, {
        token: writer.token,
      })
      return body.items.map(({ id }: { id: string }) => id)
    }
    expect(await suggested()).toEqual([person.id])
    await suspendAccount(api, person.id)
    expect(await suggested()).toEqual([])
  })
})
