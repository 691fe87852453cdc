import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { DAY, screeningsOf } from "../builders.ts"

let api: TestApi
let screenings: Awaited<ReturnType<typeof screeningsOf>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
// A session ends long before a screening does.
beforeEach(async () => {
  screenings = await screeningsOf(api)
})
afterAll(() => api.stop())

const TWO_YEARS = 731 * DAY

describe("the screening of a senpai", () => {
  it("is valid for two years from the decision", async () => {
    const applicant = await signedIn(api, aStudent({ role: "senpai" }))
    expect(await screenings.screening(applicant)).toMatchObject({ state: "none", valid_until: null })
    const senpai = await screenings.aScreened()
    const { state, granted_at, valid_until } = await screenings.screening(senpai)
    expect(state).toBe("valid")
    expect(Date.parse(valid_until) - Date.parse(granted_at)).toBeGreaterThanOrEqual((TWO_YEARS - DAY) * 1000)
    expect(new Date(valid_until).getUTCFullYear() - new Date(granted_at).getUTCFullYear()).toBe(2)
    expect((await screenings.renew(senpai)).body.code).toBe("screening.nothing_to_renew")
  })

  it("sends a reminder 60 and 14 days before its end, once each", async () => {
    let senpai = await screenings.aScreened()
    senpai = await screenings.daysBeforeEnd(senpai, 61)
    await screenings.runJob()
    expect(await screenings.subjects(senpai)).toHaveLength(1)
    senpai = await screenings.daysBeforeEnd(senpai, 60)
    await Promise.all([screenings.runJob(), screenings.runJob()])
    await screenings.runJob()
    expect((await screenings.subjects(senpai)).filter((subject) => /renew/.test(subject))).toHaveLength(1)
    expect(await screenings.notices(senpai)).toContain("Your screening ends in less than 60 days")
    expect(await screenings.step(senpai)).toMatchObject({ state: "ending", path: "/account/senpai/renewal" })
    senpai = await screenings.daysBeforeEnd(senpai, 14)
    await screenings.runJob()
    await screenings.runJob()
    expect((await screenings.subjects(senpai)).filter((subject) => /renew/.test(subject))).toHaveLength(2)
    expect(await screenings.notices(senpai)).toContain("Your screening ends in less than 14 days")
  })

  it("sends only the last reminder if it is late for the first", async () => {
    const senpai = await screenings.daysBeforeEnd(await screenings.aScreened(), 10)
    await screenings.runJob()
    await screenings.runJob()
    expect((await screenings.subjects(senpai)).filter((subject) => /renew/.test(subject))).toHaveLength(1)
  })

  it("lapses at its end without a renewal, and the senpai is notified", async () => {
    let senpai = await screenings.daysBeforeEnd(await screenings.aScreened(), 1)
    await screenings.runJob()
    expect(await screenings.isScreened(senpai)).toBe(true)
    senpai = await screenings.daysBeforeEnd(senpai, 0)
    await screenings.runJob()
    await screenings.runJob()
    expect(await screenings.isScreened(senpai)).toBe(false)
    expect(await screenings.screening(senpai)).toMatchObject({ state: "lapsed" })
    expect((await screenings.subjects(senpai)).filter((subject) => /expired/.test(subject))).toHaveLength(1)
    expect(await screenings.notices(senpai)).toContain("Your screening has expired")
    expect(await screenings.audited(senpai)).toContain("screening.lapsed")
    expect(
      (await screenings.about("GET /v1/editors/screenings?list=lapsed&limit=50", senpai)).body.items,
    ).toContainEqual(expect.objectContaining({ id: senpai.id }))
  })

  it("is renewed by an editor for two more years, in the same queue", async () => {
    const senpai = await screenings.daysBeforeEnd(await screenings.aScreened(), 30)
    expect((await screenings.renew(senpai)).body.review.state).toBe("waiting")
    expect((await screenings.waiting()).at(-1)).toMatchObject({
      title: "Renewal of a screening",
      queue: "senpai",
    })
    expect(await screenings.step(senpai)).toMatchObject({ state: "waiting" })
    await screenings.runJob()
    expect((await screenings.subjects(senpai)).filter((subject) => /Please renew/.test(subject))).toEqual([])
    const review = await screenings.newestReview()
    expect(review.facts).toContainEqual(
      expect.objectContaining({ label: "Screening", path: `/editors/screenings/${senpai.id}` }),
    )
    await screenings.decide(review, { outcome: "approved" })
    const { state, valid_until, renewal_sent_at } = await screenings.screening(senpai)
    expect([state, renewal_sent_at]).toEqual(["valid", null])
    expect(Date.parse(valid_until)).toBeGreaterThan(api.clock.now().getTime() + (TWO_YEARS - 2 * DAY) * 1000)
    expect(await screenings.subjects(senpai)).toContainEqual(
      expect.stringContaining("Your screening is renewed"),
    )
    expect(await screenings.notices(senpai)).toContain("Your screening is renewed")
  })

  it("stays as it is for 30 days while a renewal waits, and lapses then", async () => {
    let senpai = await screenings.daysBeforeEnd(await screenings.aScreened(), 5)
    await screenings.renew(senpai)
    senpai = await screenings.daysBeforeEnd(senpai, -29)
    await screenings.runJob()
    expect([await screenings.isScreened(senpai), (await screenings.screening(senpai)).state]).toEqual([
      true,
      "overdue",
    ])
    senpai = await screenings.daysBeforeEnd(senpai, -30)
    await screenings.runJob()
    expect([await screenings.isScreened(senpai), (await screenings.screening(senpai)).state]).toEqual([
      false,
      "lapsed",
    ])
    await screenings.decide(await screenings.newestReview(), { outcome: "approved" })
    expect([await screenings.isScreened(senpai), (await screenings.screening(senpai)).state]).toEqual([
      true,
      "valid",
    ])
  })

  it("is renewed after it has lapsed, with a changed work history", async () => {
    const senpai = await screenings.daysBeforeEnd(await screenings.aScreened(), -100)
    await screenings.runJob()
    const { body } = await screenings.renew(senpai, "Hoshi")
    expect(body.application.workplaces[0].company).toBe("Hoshi")
    await screenings.decide(await screenings.newestReview(), { outcome: "approved" })
    const own = (await api.call("GET /v1/senpai/application", { token: senpai.token })).body
    expect(own.application.screened_workplaces[0].company).toBe("Hoshi")
    expect(await screenings.isScreened(senpai)).toBe(true)
  })

  it("lapses at its end if the renewal is declined, and can be renewed again", async () => {
    let senpai = await screenings.daysBeforeEnd(await screenings.aScreened(), 5)
    await screenings.renew(senpai)
    await screenings.decide(await screenings.newestReview(), { outcome: "returned", reason_key: "proof" })
    expect(await screenings.step(senpai)).toMatchObject({
      state: "returned",
      path: "/account/senpai/renewal",
    })
    await screenings.renew(senpai)
    await screenings.decide(await screenings.newestReview(), {
      outcome: "declined",
      reason: "We could not reach the company.",
    })
    expect((await screenings.screening(senpai)).renewal_sent_at).toBeNull()
    senpai = await screenings.daysBeforeEnd(senpai, 0)
    await screenings.runJob()
    expect(await screenings.isScreened(senpai)).toBe(false)
    expect((await screenings.renew(senpai)).status).toBe(200)
  })

  it("is renewed once if it is sent twice concurrently", async () => {
    const senpai = await screenings.daysBeforeEnd(await screenings.aScreened(), 5)
    const before = (await screenings.waiting()).length
    await Promise.all([screenings.renew(senpai), screenings.renew(senpai)])
    expect((await screenings.waiting()).length - before).toBe(1)
  })
})
