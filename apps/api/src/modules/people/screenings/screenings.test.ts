import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { countStatements } from "#api/testing/statements"
import { DAY, screeningsOf } from "./builders.ts"

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

describe("an editor", () => {
  it("writes interview notes, which keep who wrote them and when, and which only editors see", async () => {
    const senpai = await screenings.aScreened()
    const write = (text: string) =>
      screenings.about("POST /v1/editors/screenings/{id}/notes", senpai, { text })
    expect((await write("Talked for 20 minutes. Works in sales.")).status).toBe(201)
    api.clock.advance(60)
    await write("Correction: in purchasing.")
    const { items } = (await screenings.about("GET /v1/editors/screenings/{id}/notes", senpai)).body
    expect(items).toMatchObject([
      { text: "Correction: in purchasing.", by: screenings.editorName },
      { text: "Talked for 20 minutes. Works in sales." },
    ])
    expect(await screenings.audited(senpai)).toContain("screening.note_written")
    expect(JSON.stringify(await screenings.screening(senpai))).not.toContain("purchasing")
    for (const text of ["", "x".repeat(4_001)]) expect((await write(text)).status).toBe(422)
  })

  it("pages through notes", async () => {
    const senpai = await screenings.aScreened()
    for (const text of ["one", "two", "three"]) {
      api.clock.advance(1)
      await screenings.about("POST /v1/editors/screenings/{id}/notes", senpai, { text })
    }
    const first = (await screenings.about("GET /v1/editors/screenings/{id}/notes?limit=2", senpai)).body
    const rest = (
      await screenings.about(
        `GET /v1/editors/screenings/{id}/notes?limit=2&cursor=${first.next_cursor}`,
        senpai,
      )
    ).body
    expect([...first.items, ...rest.items].map(({ text }) => text)).toEqual(["three", "two", "one"])
  })

  it("pauses requests to a senpai with a reason, and lifts the pause", async () => {
    const senpai = await screenings.aScreened()
    const pause = () =>
      screenings.about("PUT /v1/editors/screenings/{id}/pause", senpai, {
        reason: "report",
        words: "Please wait.",
      })
    expect((await pause()).body.screening.pause).toMatchObject({ reason: "report", words: "Please wait." })
    expect((await pause()).body.code).toBe("screening.paused_already")
    expect((await screenings.screening(senpai)).pause).toMatchObject({ reason: "report" })
    expect(await screenings.isScreened(senpai)).toBe(true)
    expect(await screenings.subjects(senpai)).toContainEqual(
      expect.stringContaining("Requests to you are paused"),
    )
    const resume = () => screenings.about("DELETE /v1/editors/screenings/{id}/pause", senpai)
    expect((await resume()).body.screening.pause).toBeNull()
    expect((await resume()).body.code).toBe("screening.nothing_paused")
    expect(await screenings.notices(senpai)).toEqual(
      expect.arrayContaining(["Our editors have paused requests to you", "You can take requests again"]),
    )
    expect(await screenings.audited(senpai)).toEqual(
      expect.arrayContaining(["mentor.paused", "mentor.resumed"]),
    )
  })

  it("ends a screening with a reason; the senpai learns where to appeal, and cannot apply again", async () => {
    const senpai = await screenings.aScreened()
    const end = () => screenings.about("POST /v1/editors/screenings/{id}/end", senpai, { reason: "rules" })
    expect((await end()).body.screening).toMatchObject({
      state: "ended",
      end: { by: "editor", reason: "rules" },
    })
    expect((await end()).body.code).toBe("screening.nothing_screened")
    expect(await screenings.isScreened(senpai)).toBe(false)
    await api.settle()
    const [mail] = await mailsTo(api, senpai.account.email)
    expect(mail?.text).toContain(api.config.helpEmail)
    expect((await screenings.apply(senpai)).body.code).toBe("senpai.decided_already")
    expect((await screenings.renew(senpai)).body.code).toBe("screening.nothing_to_renew")
    expect(await screenings.step(senpai)).toBeUndefined()
    expect(await screenings.audited(senpai)).toContain("mentor.ended")
  })

  it("finds neither students nor unknown ids, and pauses no applicant", async () => {
    const [student, applicant] = [
      await signedIn(api, aStudent()),
      await signedIn(api, aStudent({ role: "senpai" })),
    ]
    expect((await screenings.about("GET /v1/editors/screenings/{id}", student)).body.code).toBe(
      "screening.not_found",
    )
    expect((await screenings.about("GET /v1/editors/screenings/{id}", applicant)).body.screening.state).toBe(
      "none",
    )
    const body = { reason: "other" }
    for (const [path, code] of [
      ["PUT /v1/editors/screenings/{id}/pause", "screening.nothing_screened"],
      ["POST /v1/editors/screenings/{id}/end", "screening.nothing_screened"],
    ] as const)
      expect((await screenings.about(path, applicant, body)).body.code).toBe(code)
    expect((await screenings.about("PUT /v1/editors/screenings/{id}/pause", applicant, {})).status).toBe(422)
  })

  it("lists senpai by the end of their screening, with the same number of statements for any number", async () => {
    const { token } = await signedIn(api, anEditor())
    const read = (limit: number) => api.call(`GET /v1/editors/screenings?limit=${limit}`, { token })
    const cost = (limit: number) => countStatements(() => read(limit))
    await screenings.aScreened()
    await screenings.aScreened()
    await api.settle()
    expect(await cost(1)).toBe(await cost(50))
    const ends = (await read(50)).body.items.map(({ screening: { valid_until } }: Item) => valid_until)
    expect(ends).toEqual(ends.toSorted())
  })
})

interface Item {
  readonly screening: { readonly valid_until: string }
}

describe("a senpai who stops", () => {
  it("is a member from then on, with a confirmation by email, and leaves the queue", async () => {
    const senpai = await screenings.daysBeforeEnd(await screenings.aScreened(), 5)
    await screenings.renew(senpai)
    const before = (await screenings.waiting()).length
    const { body } = await api.call("DELETE /v1/senpai/screening", { token: senpai.token })
    expect(body).toMatchObject({ state: "ended", valid_until: null, end: { by: "senpai", reason: null } })
    expect(before - (await screenings.waiting()).length).toBe(1)
    expect(await screenings.isScreened(senpai)).toBe(false)
    expect(await screenings.subjects(senpai)).toContainEqual(
      expect.stringContaining("Thank you for being a senpai"),
    )
    const again = await api.call("DELETE /v1/senpai/screening", { token: senpai.token })
    expect(again.body.code).toBe("screening.nothing_screened")
    expect(await screenings.step(senpai)).toBeUndefined()
    expect(await screenings.audited(senpai)).toContain("mentor.ended")
  })

  it("can apply again, and is screened again if an editor approves it", async () => {
    const senpai = await screenings.aScreened()
    await api.call("DELETE /v1/senpai/screening", { token: senpai.token })
    expect((await screenings.apply(senpai)).body.review.state).toBe("waiting")
    expect(await screenings.step(senpai)).toMatchObject({ state: "waiting" })
    await screenings.decide(await screenings.newestReview(), { outcome: "approved" })
    expect(await screenings.screening(senpai)).toMatchObject({ state: "valid", end: null })
    expect(await screenings.isScreened(senpai)).toBe(true)
  })

  it("is no longer reminded", async () => {
    let senpai = await screenings.aScreened()
    await api.call("DELETE /v1/senpai/screening", { token: senpai.token })
    api.clock.advance(TWO_YEARS)
    senpai = await screenings.signInAgain(senpai)
    const before = await screenings.subjects(senpai)
    await screenings.runJob()
    expect(await screenings.subjects(senpai)).toEqual(before)
  })
})
