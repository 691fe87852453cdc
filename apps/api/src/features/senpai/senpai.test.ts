import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { anEditor, aStudent, signedIn } from "#api/features/auth/builders"
import { aBackground, someNames } from "#api/features/profile/builders"
import { signedUp } from "#api/features/signup/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/mails"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  editor = await signedIn(api, anEditor())
})
afterAll(() => api.stop())

const aWorkplace = (wishes: object = {}) => ({
  company: "Aoba Precision",
  since: "2024-04",
  industry: "trading",
  occupation: "sales",
  city: "Osaka",
  ...wishes,
})
const anApplication = (wishes: object = {}) => ({
  workplaces: [aWorkplace()],
  topics: ["interviews"],
  proof_link: "https://example.com/people/chen",
  ...wishes,
})
function apply(token: string | undefined, body: unknown = anApplication()) {
  api.clock.advance(1)
  return api.call("PUT /v1/senpai/application", { token, body })
}
const own = async (token: string) => (await api.call("GET /v1/senpai/application", { token })).body
const aSenpai = () => signedIn(api, aStudent({ role: "senpai", registerStep: "/sign-up/career-info" }))

async function newestReview() {
  const { body } = await api.call("GET /v1/editors/reviews?queue=senpai&limit=50", { token: editor.token })
  const { id } = body.items.at(-1)
  return (await api.call(`GET /v1/editors/reviews/${id}`, { token: editor.token, language: "en" })).body
}
const decide = ({ id, version }: { id: string; version: number }, decision: object) =>
  api.call(`POST /v1/editors/reviews/${id}/decision`, { token: editor.token, body: { version, ...decision } })

describe("an application to answer as a senpai", () => {
  it("is for senpai, and is judged", async () => {
    expect((await apply(undefined)).status).toBe(401)
    expect((await apply((await signedIn(api)).token)).status).toBe(403)
    const { token } = await aSenpai()
    for (const wishes of [
      { workplaces: [] },
      { workplaces: [aWorkplace({ company: "" })] },
      { workplaces: [aWorkplace({ since: "April" })] },
      { workplaces: [aWorkplace({ until: "2023-01" })] },
      { workplaces: [aWorkplace({ industry: "alchemy" })] },
      { workplaces: [aWorkplace({ occupation: "alchemist" })] },
      { topics: [] },
      { topics: ["gossip"] },
      { topics: ["visa", "visa"] },
      { proof_link: "javascript:alert(1)" },
      { proof_link: undefined },
    ])
      expect([wishes, (await apply(token, anApplication(wishes))).status]).toEqual([wishes, 422])
    expect(await own(token)).toEqual({ application: null, review: null })
  })

  it("is the last step of a senpai's sign-up, and waits for the editors", async () => {
    const { token } = await signedUp(api, { role: "senpai" })
    await api.call("PUT /v1/profile/names", { token, body: someNames() })
    await api.call("PUT /v1/profile/background", { token, body: aBackground() })
    await api.call("PUT /v1/consents", { token, body: { terms: true, privacy: true, news: false } })
    expect((await api.call("GET /v1/sign-up", { token })).body.next_path).toBe("/sign-up/career-info")
    expect((await apply(token)).body.review).toMatchObject({ state: "waiting", decided_at: null })
    expect((await api.call("GET /v1/sign-up", { token })).body.is_finished).toBe(true)
    const review = await newestReview()
    const seen = review.facts.map(({ text }: { text: string }) => text).join("\n")
    expect(seen).toMatch(
      /Okafor Amara[\s\S]*Aoba Precision[\s\S]*English[\s\S]*Interviews[\s\S]*example\.com/,
    )
  })

  it("sent twice at once waits once", async () => {
    const { token } = await aSenpai()
    const before = (await api.call("GET /v1/editors/queues", { token: editor.token })).body.items
    await Promise.all([apply(token), apply(token)])
    const after = (await api.call("GET /v1/editors/queues", { token: editor.token })).body.items
    const waiting = (queues: { queue: string; waiting: number }[]) =>
      queues.find(({ queue }) => queue === "senpai")?.waiting ?? 0
    expect(waiting(after) - waiting(before)).toBe(1)
  })

  it("can be sent again when it comes back, and makes a senpai when it is approved", async () => {
    const { token, account } = await aSenpai()
    await apply(token)
    await decide(await newestReview(), { outcome: "returned", reason_key: "proof" })
    expect((await own(token)).review).toMatchObject({ state: "returned" })
    expect((await own(token)).review.reason).toContain("where you work")
    expect((await apply(token)).body.review.state).toBe("waiting")
    expect((await api.call("GET /v2/user", { token })).body.is_screened).toBe(false)

    expect((await decide(await newestReview(), { outcome: "approved" })).status).toBe(200)
    expect((await api.call("GET /v2/user", { token })).body.is_screened).toBe(true)
    expect((await mailsTo(api, account.email))[0]?.subject).toContain("You are a senpai")
    expect((await apply(token)).body.code).toBe("senpai.decided_already")
  })

  it("is nobody else's", async () => {
    const chen = await aSenpai()
    const other = await aSenpai()
    await apply(chen.token)
    expect(await own(other.token)).toEqual({ application: null, review: null })
  })
})
