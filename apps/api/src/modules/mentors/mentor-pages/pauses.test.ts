// What the screening of a senpai, a pause and an end mean for their page.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { UserId } from "#api/kernel/db/ids"
import { answer, ask } from "#api/modules/community/forum/builders"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { expireScreenings } from "#api/modules/people/screenings/expiry/service"
import { grantScreening, seedScreening } from "#api/modules/people/screenings/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { anAgreed, aRequested } from "../mentor-sessions/requests/builders.ts"
import { aMentor, aMentorPage, saveMentorPage } from "./builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" }, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const page = async (id: string) => {
  await api.settle()
  return api.call(`GET /v1/mentors/${id}`, { language: "en" })
}
const listed = async () => {
  await api.settle()
  const { body } = await api.call("GET /v1/mentors", { language: "en" })
  return body.items.map(({ id }: { id: string }) => id)
}
const THREE_YEARS_MS = 3 * 366 * 86_400_000

async function lapse(id: UserId) {
  const before = new Date(api.clock.now().getTime() - THREE_YEARS_MS)
  await api.db.transaction((tx) => seedScreening(tx, id, before))
  await expireScreenings(api.db, api, api.clock.now())
}

describe("a senpai's page", () => {
  it("is hidden with its entry in the directory when the screening lapses, and returns as it was", async () => {
    const senpai = await aMentor(api)
    const student = await signedIn(api)
    const question = await ask(api, student.token)
    await answer(api, senpai.token, question)
    const before = (await page(senpai.id)).body
    expect(await listed()).toEqual([senpai.id])
    await lapse(senpai.id)
    expect((await page(senpai.id)).body.code).toBe("mentor.not_found")
    expect(await listed()).toEqual([])
    const another = await ask(api, student.token)
    const refused = await api.call(`POST /v1/questions/${another}/answers`, {
      token: senpai.token,
      body: { text: "I had three interviews." },
    })
    expect(refused.status).toBe(409)
    expect((await saveMentorPage(api, senpai.token, { version: 1 })).body.code).toBe(
      "account.screened_senpai_only",
    )
    await api.db.transaction((tx) => grantScreening(tx, senpai.id, api.clock.now()))
    expect((await page(senpai.id)).body).toEqual(before)
    expect(await listed()).toEqual([senpai.id])
  })

  it("stays readable while an editor has paused requests, and says so", async () => {
    const senpai = await aMentor(api)
    const { token } = await signedIn(api, anEditor())
    expect((await page(senpai.id)).body.is_paused).toBe(false)
    const path = `/v1/editors/screenings/${senpai.id}/pause` as const
    await api.call(`PUT ${path}`, { token, body: { reason: "unanswered" } })
    expect((await page(senpai.id)).body.is_paused).toBe(true)
    await api.call(`DELETE ${path}`, { token })
    expect((await page(senpai.id)).body.is_paused).toBe(false)
  })

  it("is unpublished when the senpai stops, and stays so when they are screened again", async () => {
    const senpai = await aMentor(api)
    await api.call("DELETE /v1/senpai/screening", { token: senpai.token })
    expect((await page(senpai.id)).status).toBe(404)
    expect(await listed()).toEqual([])
    await api.db.transaction((tx) => grantScreening(tx, senpai.id, api.clock.now()))
    expect((await page(senpai.id)).status).toBe(404)
    const own = (await api.call("GET /v1/mentors/me", { token: senpai.token })).body
    expect([own.is_published, own.headline.en]).toEqual([false, expect.stringContaining("Hanoi")])
  })
})

describe("a senpai's own pause", () => {
  const pause = (token: string, paused_until: string) =>
    api.call("PUT /v1/mentors/me/pause", { token, language: "en", body: { paused_until } })

  it("takes no requests until a day, and can be ended before", async () => {
    const { id, token, version } = await aMentor(api)
    expect((await pause(token, "2026-12-24")).body).toMatchObject({
      paused_until: "2026-12-24",
      version: version + 1,
    })
    expect((await page(id)).body.paused_until).toBe("2026-12-24")
    expect((await saveMentorPage(api, token, { version })).body.code).toBe("mentor.page_changed")
    await api.call("DELETE /v1/mentors/me/pause", { token })
    expect((await page(id)).body.paused_until).toBeNull()
  })

  const byPage = (token: string, paused_until: string, version = 1) =>
    api.call("PUT /v1/mentors/me", { token, language: "en", body: aMentorPage({ version, paused_until }) })

  it("begins no earlier than tomorrow and lasts at most a year, also in the page's editor", async () => {
    const { token } = await aMentor(api)
    for (const day of ["2026-11-14", "2026-11-15", "2028-01-01", "2026-02-30", "soon"])
      for (const set of [pause, byPage]) {
        const { status, body } = await set(token, day)
        expect([day, status, Object.keys(body.errors)]).toEqual([day, 422, ["paused_until"]])
      }
  })

  it("declines open requests and keeps what was agreed, wherever it is set", async () => {
    for (const set of [pause, byPage]) {
      const open = await aRequested(api)
      const agreed = await anAgreed(api, { mentor: open.mentor })
      expect((await set(open.mentor.token, "2026-12-24")).status).toBe(200)
      await api.settle()
      const stateFor = async (token: string, id: string) =>
        (await api.call(`GET /v1/mentor-sessions/${id}`, { token })).body.state
      expect(await stateFor(open.student.token, open.id)).toBe("declined")
      expect(await stateFor(agreed.student.token, agreed.id)).toBe("accepted")
    }
  })

  it("is not set again when the page is saved with its day, also once that has passed", async () => {
    const { token, account } = await aMentor(api)
    expect((await byPage(token, "2026-11-17")).status).toBe(200)
    api.clock.advance(3 * 86_400)
    const { email, password } = account
    const { body } = await api.call("POST /v1/auth/login", { body: { email, password } })
    const again = await byPage(body.access_token.access_token, "2026-11-17", 2)
    expect([again.status, again.body.paused_until]).toEqual([200, "2026-11-17"])
  })
})
