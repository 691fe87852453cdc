import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { auditAbout } from "#api/modules/identity/audit/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"

/** The tests' clock starts on 15 November 2026. */
const OPEN = "2026-11-01/2026-12-15"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1", AMBASSADOR_WINDOWS: `${OPEN}, 2027-05-01/2027-06-15` })
  editor = await signedIn(api, anEditor())
})
afterAll(() => api.stop())

const WHY = "When I arrived, I did not know that job-hunting starts a year before graduation."
const PLAN = "A stand at the welcome fair, and an evening each month for questions, with tea."
const anApplication = (wishes: object = {}) => ({
  motivation: WHY,
  plan: PLAN,
  languages: ["en", "ja"],
  hours_per_week: 3,
  contact: "LINE: amara-o, after 18:00",
  ...wishes,
})
const apply = (token: string, body: unknown = anApplication(), call = api.call) =>
  call("PUT /v1/ambassador/application", { token, body })
const withdraw = (token: string) => api.call("DELETE /v1/ambassador/application", { token })
const own = async (token: string, call = api.call) =>
  (await call("GET /v1/ambassador", { token, language: "en" })).body

async function reviewOf(userId: string) {
  const [row] = await rows<{ id: string }>(
    api.db.autocommit,
    sql`select id from reviews where applicant_id = ${userId} and state = 'waiting'`,
  )
  return (await api.call(`GET /v1/editors/reviews/${row?.id}`, { token: editor.token, language: "en" })).body
}
async function decide(userId: string, decision: object) {
  const { id, version } = await reviewOf(userId)
  api.clock.advance(1)
  const body = { version, ...decision }
  return api.call(`POST /v1/editors/reviews/${id}/decision`, { token: editor.token, body })
}
async function noticesOf(token: string) {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token, language: "en" })
  return body.items.map(({ title }: { title: string }) => title)
}

describe("an application as a student ambassador", () => {
  it("requires valid fields", async () => {
    const { token } = await signedIn(api)
    for (const wishes of [
      { motivation: "I like it." },
      { motivation: "x".repeat(1_001) },
      { plan: "" },
      { plan: undefined },
      { languages: [] },
      { languages: ["en", "en"] },
      { languages: ["xx"] },
      { hours_per_week: 0 },
      { hours_per_week: 21 },
      { hours_per_week: 1.5 },
      { contact: " " },
      { contact: "x".repeat(201) },
    ])
      expect([wishes, (await apply(token, anApplication(wishes))).status]).toEqual([wishes, 422])
    expect(await own(token)).toMatchObject({ application: null, review: null, refusal: null })
  })

  it("is for students with a finished registration, verified or not; others are refused with a reason and stay signed in", async () => {
    for (const [account, code] of [
      [aStudent({ role: "senpai" }), "ambassador.students_only"],
      [aStudent({ role: "company" }), "ambassador.students_only"],
      [aStudent({ registerStep: "/sign-up/university-info" }), "account.registration_unfinished"],
    ] as const) {
      const { token } = await signedIn(api, account)
      const { status, body } = await apply(token)
      expect([status, body.code]).toEqual([409, code])
      expect((await own(token)).refusal).toBe(body.message)
    }
    for (const isVerified of [true, false])
      expect((await apply((await signedIn(api, aStudent({ isVerified }))).token)).status).toBe(200)
  })

  it("waits for review, where editors see every field", async () => {
    const { token, id } = await signedIn(api)
    const { body } = await apply(token)
    expect(body.review).toMatchObject({ state: "waiting", decided_at: null })
    expect(body.application).toEqual(anApplication())
    const { title, facts } = await reviewOf(id)
    expect(title).toBe("Ambassadors")
    const seen = facts.map(({ text }: { text: string }) => text)
    expect(seen).toEqual(
      expect.arrayContaining([WHY, PLAN, "English, Japanese", "3", "LINE: amara-o, after 18:00"]),
    )
    expect((await auditAbout(api.db.autocommit, { noun: "user", id }))[0]).toMatchObject({
      event: "ambassador.applied",
    })
  })

  it("sent twice at once is queued once, and notifies the applicant once, however often the job runs", async () => {
    const { token, id, account } = await signedIn(api)
    const answers = await Promise.all([apply(token), apply(token), apply(token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const waiting = await rows(
      api.db.autocommit,
      sql`select id from reviews where applicant_id = ${id} and state = 'waiting'`,
    )
    expect(waiting).toHaveLength(1)
    expect(await noticesOf(token)).toEqual(["We have your ambassador application"])
    await apply(token, anApplication({ hours_per_week: 5 }))
    expect(await noticesOf(token)).toHaveLength(1)
    expect(await mailsTo(api, account.email)).toHaveLength(1)
    expect((await own(token)).application.hours_per_week).toBe(5)
  })

  it("that is returned says why, can be revised even after the window closes, and then be accepted", async () => {
    const { token, id, account } = await signedIn(api, aStudent({ language: "ja" }))
    await apply(token)
    await decide(id, { outcome: "returned", reason_key: "concrete" })
    expect((await own(token)).review).toMatchObject({
      state: "returned",
      reason: expect.stringContaining("more concretely"),
    })
    const later = api.under({ AMBASSADOR_WINDOWS: "2027-05-01/2027-06-15" }).call
    expect((await apply(token, anApplication({ plan: `${PLAN} Twice a term.` }), later)).status).toBe(200)
    expect((await decide(id, { outcome: "approved" })).status).toBe(200)
    expect(await own(token)).toMatchObject({ review: { state: "approved" } })
    expect((await apply(token)).body.code).toBe("ambassador.accepted_already")
    expect((await noticesOf(token)).sort()).toEqual([
      "Please complete your ambassador application",
      "We have your ambassador application",
      "We have your ambassador application",
      "You are a student ambassador",
    ])
    const subjects = (await mailsTo(api, account.email)).map(({ subject }) => subject)
    expect(subjects).toContain("しるべの学生アンバサダーに決まりました")
    expect(subjects).toContain("アンバサダーの応募内容について確認のお願い")
    expect(subjects).toHaveLength(4)
  })

  it("that is declined can be sent again in the next window, not in the same", async () => {
    const { token, id } = await signedIn(api)
    await apply(token)
    await decide(id, { outcome: "declined", reason_key: "places" })
    expect((await apply(token)).body.code).toBe("ambassador.declined_already")
    const next = api.under({ AMBASSADOR_WINDOWS: "2026-11-16/2026-12-31" })
    expect((await apply(token, anApplication(), next.call)).body.code).toBe("ambassador.closed")
    await api.database.exec(
      `update reviews set decided_at = '2026-10-31T14:59:59Z' where applicant_id = '${id}'`,
    )
    expect((await apply(token)).body.review.state).toBe("waiting")
  })

  it("can be withdrawn while it waits, and submitted again", async () => {
    const { token, id } = await signedIn(api)
    expect((await withdraw(token)).body.code).toBe("ambassador.nothing_waits")
    await apply(token)
    const { version, id: review } = await reviewOf(id)
    expect((await withdraw(token)).body.review.state).toBe("withdrawn")
    expect((await withdraw(token)).body.code).toBe("ambassador.nothing_waits")
    const late = { token: editor.token, body: { version, outcome: "approved" } }
    expect((await api.call(`POST /v1/editors/reviews/${review}/decision`, late)).body.code).toBe(
      "review.withdrawn",
    )
    expect(await noticesOf(token)).toContain("You have withdrawn your ambassador application")
    api.clock.advance(1)
    expect((await apply(token)).body.review.state).toBe("waiting")
  })

  it("is visible only to its applicant", async () => {
    const [amara, ben] = [await signedIn(api), await signedIn(api)]
    await apply(amara.token)
    expect(await own(ben.token)).toMatchObject({ application: null, review: null })
    expect((await withdraw(ben.token)).status).toBe(409)
    expect((await own(amara.token)).review.state).toBe("waiting")
  })
})

describe("the window for applications", () => {
  const windowUnder = async (environment: NodeJS.ProcessEnv) => {
    const { token } = await signedIn(api)
    const { call } = api.under(environment)
    const { window } = await own(token, call)
    const { status, body } = await apply(token, anApplication(), call)
    return [window, status, body.code ?? null]
  }

  // spec: membership.ambassador
  it("is open on its first and its last day in Japan", async () => {
    for (const days of ["2026-11-15/2026-11-15", "2026-11-01/2026-11-15", "2026-11-15/2026-12-31"]) {
      const [opens_on, closes_on] = days.split("/")
      expect(await windowUnder({ AMBASSADOR_WINDOWS: days })).toEqual([
        { opens_on, closes_on, is_open: true },
        200,
        null,
      ])
    }
  })

  it("names its next opening day while it is closed, and nothing if none is planned", async () => {
    expect(await windowUnder({ AMBASSADOR_WINDOWS: "2026-01-01/2026-11-14,2026-11-16/2026-12-31" })).toEqual([
      { opens_on: "2026-11-16", closes_on: "2026-12-31", is_open: false },
      409,
      "ambassador.closed",
    ])
    expect(await windowUnder({ AMBASSADOR_WINDOWS: "2026-01-01/2026-11-14" })).toEqual([
      null,
      409,
      "ambassador.closed",
    ])
    expect(await windowUnder({ AMBASSADOR_WINDOWS: "", DEMO: "0" })).toEqual([null, 409, "ambassador.closed"])
  })

  it("is open in a demo without configured windows, until the end of the next month", async () => {
    expect((await windowUnder({ AMBASSADOR_WINDOWS: "" }))[0]).toEqual({
      opens_on: "2026-11-01",
      closes_on: "2026-12-31",
      is_open: true,
    })
  })
})
