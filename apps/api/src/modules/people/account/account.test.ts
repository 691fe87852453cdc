import { savedListNames } from "@shirube/vocabulary/people/saved/choices"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { anArticle, publish } from "#api/modules/learning/articles/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
afterAll(() => api.stop())

const overview = async (token: string) => (await api.call("GET /v1/account", { token })).body
const choose = (token: string, language: unknown) =>
  api.call("PUT /v1/account/language", { token, body: { language } })

describe("the account overview", () => {
  // spec: 2.account
  it("shows the caller's own account", async () => {
    const { token } = await signedIn(api)
    expect(await overview(token)).toMatchObject({
      photo: null,
      saved: savedListNames.map((list) => ({ list, count: 0 })),
      sign_ins: { has_password: true, passkeys: 0, has_second_factor: false, services: [] },
    })
  })

  it("proposes what is missing, the unfinished registration first", async () => {
    const { token } = await signedIn(api, aStudent({ registerStep: "/sign-up/basic-info/2" }))
    const { steps } = await overview(token)
    const nothingSaid = { state: "open", reason: null, ends_at: null }
    expect(steps).toEqual([
      { name: "registration", path: "/sign-up/basic-info/2", ...nothingSaid },
      { name: "second_factor", path: "/account/security", ...nothingSaid },
    ])
    const finished = await signedIn(api)
    expect((await overview(finished.token)).steps[0]).toMatchObject({ name: "registration", state: "done" })
  })

  it("counts only the member's own saved items", async () => {
    const [reader, other] = [await signedIn(api), await signedIn(api)]
    await publish(api, anArticle({ id: "entry-sheet" }))
    await api.call("PUT /v1/saved/article/entry-sheet", { token: reader.token })
    expect((await overview(reader.token)).saved).toContainEqual({ list: "article", count: 1 })
    expect((await overview(other.token)).saved).toContainEqual({ list: "article", count: 0 })
  })
})

describe("the account's language", () => {
  it("is set by the signed-in member, to a supported language", async () => {
    const { token } = await signedIn(api)
    expect((await choose(token, "fr")).status).toBe(422)
    expect((await choose(token, "ja")).status).toBe(204)
    expect((await api.call("GET /v2/user", { token })).body.language).toBe("ja")
  })

  // spec: membership.mail-language
  it("decides the language of mails, which are bilingual until it is set", async () => {
    const { token, account } = await signedIn(api)
    const change = (current: string, password: string) =>
      api.call("PUT /v1/password", { token, body: { current_password: current, password } })
    const [first, second] = ["a train to Sendai at dawn", "a boat to Naoshima at dusk"] as const
    await change(account.password, first)
    expect((await mailsTo(api, account.email))[0]?.subject).toContain(" / ")
    await choose(token, "ja")
    await change(first, second)
    expect((await mailsTo(api, account.email))[0]?.subject).toBe("パスワードが変更されました")
  })
})

describe("the choice of furigana", () => {
  it("is the member's on every device, and none until they choose", async () => {
    const { token } = await signedIn(api)
    const chosen = async () => (await api.call("GET /v2/user", { token })).body.furigana
    const choose = (furigana: unknown) => api.call("PUT /v1/account/furigana", { token, body: { furigana } })
    expect(await chosen()).toBeNull()
    expect((await choose("n6")).status).toBe(422)
    for (const furigana of ["n3", "off", "on"]) {
      expect((await choose(furigana)).status).toBe(204)
      expect(await chosen()).toBe(furigana)
    }
  })
})
