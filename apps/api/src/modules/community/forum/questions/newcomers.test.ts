// What an account, a display name and the terms are enough for, before the rest of sign-up.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { signedIn } from "#api/modules/identity/auth/builders"
import { someNames } from "#api/modules/people/profile/builders"
import { signedUp } from "#api/modules/people/sign-up/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aQuestion, ask } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const put = (path: string, token: string, body: object = {}) => api.call(`PUT ${path}`, { token, body })
const post = async (token: string) => {
  const { status, body } = await api.call("POST /v1/questions", { token, body: aQuestion() })
  return [status, body.code]
}
const needsTerms = [409, "account.terms_needed"]
const registrationOf = async (token: string) => (await api.call("GET /v2/user", { token })).body.registration

// spec: membership.take-part
describe("a newcomer who agreed to the terms with the account", () => {
  it("asks, comments, votes, follows, saves and reports before the first step of sign-up", async () => {
    const { token: author } = await signedIn(api)
    const id = await ask(api, author)
    const { token } = await signedUp(api, { agrees: true })
    expect(await registrationOf(token)).toEqual({
      is_finished: false,
      next_path: "/sign-up/basic-info/1",
      has_agreed: true,
    })
    const asked = await api.call("POST /v1/questions", { token, body: aQuestion({ is_anonymous: true }) })
    expect(asked.status).toBe(201)
    const about = { noun: "question", id, text: "Thank you!" }
    expect((await api.call("POST /v1/comments", { token, body: about })).status).toBe(201)
    expect((await put(`/v1/votes/question/${id}`, token)).status).toBe(204)
    expect((await put(`/v1/follows/question/${id}`, token)).status).toBe(204)
    expect((await put(`/v1/complaints/question/${id}`, token, { reason: "offensive" })).status).toBe(204)
    const { items } = (await api.call("GET /v1/questions/mine", { token })).body
    expect(items.map((question: { id: string }) => question.id)).toEqual([asked.body.id])
    const consents = (await api.call("GET /v1/consents", { token })).body.items
    expect(consents.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(["privacy", "terms"])
  })

  it("still finishes sign-up for the directory, and is not asked for the terms again", async () => {
    const { token } = await signedUp(api, { agrees: true })
    expect((await api.call("GET /v1/members", { token })).body.code).toBe("account.registration_unfinished")
    const { steps } = (await api.call("GET /v1/sign-up", { token })).body
    expect(steps.find(({ path }: { path: string }) => path === "/sign-up/basic-info/3").is_done).toBe(true)
  })

  it("keeps to the pace of newcomers", async () => {
    const { token } = await signedUp(api, { agrees: true })
    const answers = []
    for (let count = 0; count < 8; count++) answers.push(await post(token))
    expect(answers).toContainEqual([429, "forum.newcomer_pace"])
  })

  it("who turns out to be under 18 needs a guardian's consent before the next post", async () => {
    const { token } = await signedUp(api, { agrees: true })
    expect((await post(token))[0]).toBe(201)
    await put("/v1/profile/names", token, someNames({ birth_date: "2009-11-16" }))
    expect(await post(token)).toEqual(needsTerms)
    expect((await api.call("GET /v1/sign-up", { token })).body.steps).toContainEqual({
      path: "/sign-up/basic-info/3",
      is_required: true,
      is_done: false,
    })
    const given = { terms: true, privacy: true, news: false, guardian: true, guardian_name: "Ngozi Okafor" }
    expect((await put("/v1/consents", token, given)).status).toBe(200)
    expect((await registrationOf(token)).has_agreed).toBe(true)
    expect((await post(token))[1]).not.toBe("account.terms_needed")
  })
})

describe("a newcomer who has not agreed to the terms", () => {
  it.each([{}, { agrees: false }])("only reads until then (%o)", async (wishes) => {
    const { token: author } = await signedIn(api)
    const id = await ask(api, author)
    const { token } = await signedUp(api, wishes)
    expect(await post(token)).toEqual(needsTerms)
    for (const path of ["votes", "follows"])
      expect((await put(`/v1/${path}/question/${id}`, token)).body.code).toBe("account.terms_needed")
    expect((await registrationOf(token)).has_agreed).toBe(false)
    expect((await api.call("GET /v1/consents", { token })).body.items).toEqual([])
    await put("/v1/profile/names", token, someNames())
    await put("/v1/consents", token, { terms: true, privacy: true, news: false })
    expect((await post(token))[0]).toBe(201)
  })
})
