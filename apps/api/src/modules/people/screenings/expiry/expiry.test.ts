import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { DAY, screeningDesk } from "../builders.ts"

let api: TestApi
let desk: Awaited<ReturnType<typeof screeningDesk>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
// A session ends long before a screening does.
beforeEach(async () => {
  desk = await screeningDesk(api)
})
afterAll(() => api.stop())

const TWO_YEARS = 731 * DAY

describe("the screening of a senpai", () => {
  it("is valid for two years from the decision", async () => {
    const applicant = await signedIn(api, aStudent({ role: "senpai" }))
    expect(await desk.screening(applicant)).toMatchObject({ state: "none", valid_until: null })
    const senpai = await desk.aScreened()
    const { state, granted_at, valid_until } = await desk.screening(senpai)
    expect(state).toBe("valid")
    expect(Date.parse(valid_until) - Date.parse(granted_at)).toBeGreaterThanOrEqual((TWO_YEARS - DAY) * 1000)
    expect(new Date(valid_until).getUTCFullYear() - new Date(granted_at).getUTCFullYear()).toBe(2)
    expect((await desk.renew(senpai)).body.code).toBe("screening.nothing_to_renew")
  })

  it("sends a reminder 60 and 14 days before its end, once each", async () => {
    let senpai = await desk.aScreened()
    senpai = await desk.daysBeforeEnd(senpai, 61)
    await desk.runJob()
    expect(await desk.subjects(senpai)).toHaveLength(1)
    senpai = await desk.daysBeforeEnd(senpai, 60)
    await Promise.all([desk.runJob(), desk.runJob()])
    await desk.runJob()
    expect((await desk.subjects(senpai)).filter((subject) => /renew/.test(subject))).toHaveLength(1)
    expect(await desk.notices(senpai)).toContain("Your screening ends in less than 60 days")
    expect(await desk.step(senpai)).toMatchObject({ state: "ending", path: "/account/senpai/renewal" })
    senpai = await desk.daysBeforeEnd(senpai, 14)
    await desk.runJob()
    await desk.runJob()
    expect((await desk.subjects(senpai)).filter((subject) => /renew/.test(subject))).toHaveLength(2)
    expect(await desk.notices(senpai)).toContain("Your screening ends in less than 14 days")
  })

  it("sends only the last reminder if it is late for the first", async () => {
    const senpai = await desk.daysBeforeEnd(await desk.aScreened(), 10)
    await desk.runJob()
    await desk.runJob()
    expect((await desk.subjects(senpai)).filter((subject) => /renew/.test(subject))).toHaveLength(1)
  })

  it("lapses at its end without a renewal, and the senpai is notified", async () => {
    let senpai = await desk.daysBeforeEnd(await desk.aScreened(), 1)
    await desk.runJob()
    expect(await desk.isScreened(senpai)).toBe(true)
    senpai = await desk.daysBeforeEnd(senpai, 0)
    await desk.runJob()
    await desk.runJob()
    expect(await desk.isScreened(senpai)).toBe(false)
    expect(await desk.screening(senpai)).toMatchObject({ state: "lapsed" })
    expect((await desk.subjects(senpai)).filter((subject) => /expired/.test(subject))).toHaveLength(1)
    expect(await desk.notices(senpai)).toContain("Your screening has expired")
    expect(await desk.audited(senpai)).toContain("screening.lapsed")
    expect(
      (await desk.about("GET /v1/editors/screenings?list=lapsed&limit=50", senpai)).body.items,
    ).toContainEqual(expect.objectContaining({ id: senpai.id }))
  })

  it("is renewed by an editor for two more years, in the same queue", async () => {
    const senpai = await desk.daysBeforeEnd(await desk.aScreened(), 30)
    expect((await desk.renew(senpai)).body.review.state).toBe("waiting")
    expect((await desk.waiting()).at(-1)).toMatchObject({ title: "Renewal of a screening", queue: "senpai" })
    expect(await desk.step(senpai)).toMatchObject({ state: "waiting" })
    await desk.runJob()
    expect((await desk.subjects(senpai)).filter((subject) => /Please renew/.test(subject))).toEqual([])
    const review = await desk.newestReview()
    expect(review.facts).toContainEqual(
      expect.objectContaining({ label: "Screening", path: `/editors/screenings/${senpai.id}` }),
    )
    await desk.decide(review, { outcome: "approved" })
    const { state, valid_until, renewal_sent_at } = await desk.screening(senpai)
    expect([state, renewal_sent_at]).toEqual(["valid", null])
    expect(Date.parse(valid_until)).toBeGreaterThan(api.clock.now().getTime() + (TWO_YEARS - 2 * DAY) * 1000)
    expect(await desk.subjects(senpai)).toContainEqual(expect.stringContaining("Your screening is renewed"))
    expect(await desk.notices(senpai)).toContain("Your screening is renewed")
  })

  it("stays as it is for 30 days while a renewal waits, and lapses then", async () => {
    let senpai = await desk.daysBeforeEnd(await desk.aScreened(), 5)
    await desk.renew(senpai)
    senpai = await desk.daysBeforeEnd(senpai, -29)
    await desk.runJob()
    expect([await desk.isScreened(senpai), (await desk.screening(senpai)).state]).toEqual([true, "overdue"])
    senpai = await desk.daysBeforeEnd(senpai, -30)
    await desk.runJob()
    expect([await desk.isScreened(senpai), (await desk.screening(senpai)).state]).toEqual([false, "lapsed"])
    await desk.decide(await desk.newestReview(), { outcome: "approved" })
    expect([await desk.isScreened(senpai), (await desk.screening(senpai)).state]).toEqual([true, "valid"])
  })

  it("is renewed after it has lapsed, with a changed work history", async () => {
    const senpai = await desk.daysBeforeEnd(await desk.aScreened(), -100)
    await desk.runJob()
    const { body } = await desk.renew(senpai, "Hoshi")
    expect(body.application.workplaces[0].company).toBe("Hoshi")
    await desk.decide(await desk.newestReview(), { outcome: "approved" })
    const own = (await api.call("GET /v1/senpai/application", { token: senpai.token })).body
    expect(own.application.screened_workplaces[0].company).toBe("Hoshi")
    expect(await desk.isScreened(senpai)).toBe(true)
  })

  it("lapses at its end if the renewal is declined, and can be renewed again", async () => {
    let senpai = await desk.daysBeforeEnd(await desk.aScreened(), 5)
    await desk.renew(senpai)
    await desk.decide(await desk.newestReview(), { outcome: "returned", reason_key: "proof" })
    expect(await desk.step(senpai)).toMatchObject({ state: "returned", path: "/account/senpai/renewal" })
    await desk.renew(senpai)
    await desk.decide(await desk.newestReview(), {
      outcome: "declined",
      reason: "We could not reach the company.",
    })
    expect((await desk.screening(senpai)).renewal_sent_at).toBeNull()
    senpai = await desk.daysBeforeEnd(senpai, 0)
    await desk.runJob()
    expect(await desk.isScreened(senpai)).toBe(false)
    expect((await desk.renew(senpai)).status).toBe(200)
  })

  it("is renewed once if it is sent twice concurrently", async () => {
    const senpai = await desk.daysBeforeEnd(await desk.aScreened(), 5)
    const before = (await desk.waiting()).length
    await Promise.all([desk.renew(senpai), desk.renew(senpai)])
    expect((await desk.waiting()).length - before).toBe(1)
  })
})
