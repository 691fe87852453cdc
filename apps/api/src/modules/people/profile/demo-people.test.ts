// The demo accounts, read through the API.
import { afterAll, beforeAll, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { DEMO_PASSWORD, demoAccounts } from "../../../../seed/accounts.ts"
import { loadCommunity, loadDemoAccounts } from "../../../../seed/load.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  await loadDemoAccounts(api.db)
})
afterAll(() => api.stop())

const signedInAs = async (email: string) =>
  (await api.call("POST /v1/auth/login", { body: { email, password: DEMO_PASSWORD } })).body.access_token
    .access_token as string

it.each(demoAccounts.map(({ email }) => email))(
  "%s has a complete bilingual profile with listed values",
  async (email) => {
    const token = await signedInAs(email)
    const { body } = await api.call("GET /v1/profile", { token })
    expect(body).toMatchObject({
      is_adult: true,
      introduction: { en: expect.stringMatching(/./), ja: expect.stringMatching(/./) },
    })
    const { nationality, japanese_level, languages, industries, occupations, prefectures } = body
    const parts: [string, object][] = [
      ["background", { nationality, japanese_level, languages }],
      ["industries", { industries }],
      ["work", { occupations, prefectures }],
      ...(body.university_id
        ? ([["university", { university_id: body.university_id }]] as [string, object][])
        : []),
    ]
    for (const [part, values] of parts)
      expect([part, (await api.call(`PUT /v1/profile/${part}`, { token, body: values })).status]).toEqual([
        part,
        200,
      ])
    const { items } = (await api.call("GET /v1/consents", { token })).body
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(["privacy", "terms"]),
    )
    expect((await api.call("GET /v1/sign-up", { token })).body.is_finished).toBe(true)
  },
)

it("loading again does not overwrite changes", async () => {
  const token = await signedInAs("student@shirube.example")
  await api.call("PUT /v1/profile/introduction", { token, body: { en: "Changed" } })
  await loadDemoAccounts(api.db)
  expect((await api.call("GET /v1/profile", { token })).body.introduction).toEqual({
    en: "Changed",
    ja: null,
  })
})

it("the demo's senpai are screened members without a password, however often they are loaded", async () => {
  await loadCommunity(api.db)
  await loadCommunity(api.db)
  const token = await signedInAs("student@shirube.example")
  const { body } = await api.call("GET /v1/members?name=Adaeze", { token })
  expect(body.items).toMatchObject([{ display_name: "Adaeze Eze", is_screened: true }])
  const refused = await api.call("POST /v1/auth/login", {
    body: { email: "adaeze-eze@shirube.example", password: DEMO_PASSWORD },
  })
  expect(refused.status).toBe(401)
})
