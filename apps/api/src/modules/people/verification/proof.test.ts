// A verification proves a university, a degree and a last month. These tests change the profile afterwards.
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { removeDue } from "#api/kernel/features/deferred-removals"
import { anEvent, aSession, publishEvents } from "#api/modules/events/events/builders"
import { auditAbout } from "#api/modules/identity/audit/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { moveTo } from "#api/testing/nights"
import { removeEverythingDeferred } from "#api/testing/removals"
import { mailsTo } from "#api/testing/services/mails"
import { anUnverifiedStudent, askByMail, aVerified, confirm, linkTo, type Studying } from "./builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
afterAll(() => api.stop())

const put = (part: string, { token }: Pick<Studying, "token">, body: object, language: "en" | "ja" = "en") =>
  api.call(`PUT /v1/profile/${part}`, { token, body, language })
const verification = async ({ token }: Pick<Studying, "token">) =>
  (await api.call("GET /v1/user/verification", { token, language: "en" })).body
const isVerified = async ({ token }: Pick<Studying, "token">) =>
  (await api.call("GET /v2/user", { token })).body.is_verified as boolean
const accepted = { accepts_proof_change: true }
const study = { major: "Economics", year: 3 }

describe("a verified student", () => {
  it.each([
    ["university", { university_name: "Harvard of Tokyo" }],
    ["university", { university_id: "keio-university" }],
    ["school", { school: "Economics", degree: "doctor" }],
  ])("who changes their %s to %o must confirm, and loses the verification", async (part, change) => {
    const student = await aVerified(api)
    const asked = await put(part, student, change)
    expect([asked.status, asked.body.code]).toEqual([409, "verification.proof_change"])
    expect(Object.keys(asked.body.errors)).toEqual(["accepts_proof_change"])
    expect(await isVerified(student)).toBe(true)

    const saved = await put(part, student, { ...change, ...accepted })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ proofs: [] })
    expect(await isVerified(student)).toBe(false)
    expect((await verification(student)).verified).toBeNull()
    const [letter] = await mailsTo(api, student.account.email)
    expect(letter?.subject).toBe("Please verify again")
  })

  it("gets an audit entry and a notification when it ends", async () => {
    const student = await aVerified(api)
    await put("university", student, { university_name: "Harvard of Tokyo", ...accepted })
    await api.settle()
    const { body } = await api.call("GET /v1/notifications", { token: student.token, language: "en" })
    expect(body.items[0]).toMatchObject({
      category: "account",
      title: "Your student verification has ended",
      path: "/sign-up/student-verification/1",
    })
    expect(await auditOf(student)).toContainEqual({
      event: "verification.ended",
      actor: "user",
      details: { why: "profile_changed" },
    })
  })

  it("stays verified when they save the same values, or fields that the proof does not cover", async () => {
    const student = await aVerified(api)
    for (const [part, body] of [
      ["university", { university_id: "waseda-university" }],
      ["school", { school: "Law", degree: "bachelor" }],
      ["study", { major: "Law", year: 4, graduation_month: "2028-03" }],
      ["region", { region: "kansai" }],
    ] as const)
      expect([part, (await put(part, student, body)).status]).toEqual([part, 200])
    expect(await isVerified(student)).toBe(true)
  })

  it("who moves their graduation later is verified only until the proven month", async () => {
    const student = await aVerified(api)
    expect((await put("study", student, { ...study, graduation_month: "2029-03" })).status).toBe(200)
    const { verified, graduation_month } = await verification(student)
    expect(verified.ends_at).toBe("2028-03-31T15:00:00.000Z")
    // Kept for a renewal, which needs its own proof.
    expect(graduation_month).toBe("2029-03")
  })

  it("who moves their graduation earlier must confirm, and is verified until then", async () => {
    const student = await aVerified(api)
    const earlier = { ...study, graduation_month: "2027-09" }
    expect((await put("study", student, earlier)).body.code).toBe("verification.proof_change")
    expect((await put("study", student, { ...earlier, ...accepted })).status).toBe(200)
    expect((await verification(student)).verified.ends_at).toBe("2027-09-30T15:00:00.000Z")
    expect(await auditOf(student)).toContainEqual({
      event: "verification.shortened",
      actor: "user",
      details: { until: "2027-09" },
    })
    // Moving back to the month proven earlier does not restore that proof.
    await put("study", student, { ...study, graduation_month: "2028-03" })
    expect((await verification(student)).verified.ends_at).toBe("2027-09-30T15:00:00.000Z")
  })

  it("who has graduated already is no longer verified", async () => {
    const student = await aVerified(api)
    await put("study", student, { ...study, graduation_month: "2026-09", ...accepted })
    expect(await isVerified(student)).toBe(false)
  })

  it("sees in their profile what the proof covers before changing it", async () => {
    const student = await aVerified(api)
    const { body } = await api.call("GET /v1/profile", { token: student.token })
    expect(body.proofs).toEqual([
      {
        state: "verified",
        university: "waseda-university",
        degree: "bachelor",
        graduation_month: "2028-03",
      },
    ])
  })

  it("loses verified-only seats when the verification ends, and keeps the others", async () => {
    const student = await aVerified(api)
    const next = await aVerified(api)
    const [only, open, begun] = [
      anEvent({ audience: "verified", sessions: [aSession("2027-01-20T10:00:00Z", { capacity: 1 })] }),
      anEvent({ audience: "members" }),
      anEvent({
        audience: "verified",
        sessions: [aSession(new Date(api.clock.now().getTime() + 3_600_000))],
      }),
    ]
    await publishEvents(api, only, open, begun)
    const register = ({ token }: Studying, event: typeof only, takes_waitlist = false) =>
      api.call(`PUT /v1/events/${event.id}/registration`, {
        token,
        body: {
          session_id: event.sessions[0]?.id,
          name: "Amara",
          university: "Waseda",
          japanese_level: "n2",
          answers: [],
          agrees: true,
          takes_waitlist,
        },
      })
    for (const event of [only, open, begun]) expect((await register(student, event)).status).toBe(200)
    api.clock.advance(3_601)
    expect((await register(next, only, true)).status).toBe(200)

    await put("university", student, { university_name: "Harvard of Tokyo", ...accepted })
    const own = async ({ token }: Studying) =>
      (await api.call("GET /v1/event-registrations", { token, language: "en" })).body.items
    expect((await own(student)).map(({ event }: { event: { id: string } }) => event.id).sort()).toEqual(
      [open.id, begun.id].sort(),
    )
    await removeEverythingDeferred(api)
    expect((await own(next))[0]).toMatchObject({ registration: { state: "offered" } })
    expect((await register(student, only)).body.code).toBe("event.verified_only")
  })

  it("frees several seats one by one, so that simultaneous public changes do not reveal one person", async () => {
    const student = await aVerified(api)
    const sessions = () => [aSession("2027-01-20T10:00:00Z", { capacity: 1 })]
    const talks = [
      anEvent({ audience: "verified", sessions: sessions() }),
      anEvent({ audience: "verified", sessions: sessions() }),
      anEvent({ audience: "verified", sessions: sessions() }),
    ]
    await publishEvents(api, ...talks)
    for (const { id, sessions } of talks) {
      const seat = { session_id: sessions[0]?.id, takes_waitlist: false }
      const about = { name: "Amara", university: "Waseda", japanese_level: "n2", answers: [], agrees: true }
      await api.call(`PUT /v1/events/${id}/registration`, {
        token: student.token,
        body: { ...seat, ...about },
      })
    }
    const shown = () =>
      Promise.all(
        talks.map(async ({ id }) => (await api.call(`GET /v1/events/${id}`)).body.sessions[0].availability),
      )
    const full = await shown()

    await put("university", student, { university_name: "Harvard of Tokyo", ...accepted })
    await api.settle()
    expect(await shown()).toEqual(full)
    for (let freed = 1; freed <= talks.length; freed++) {
      const [next] = await rows<{ at: string }>(
        api.db.autocommit,
        sql`select min(due_at)::text as at from deferred_removals where kind = 'seat'`,
      )
      expect(new Date(next?.at ?? 0).getTime() - api.clock.now().getTime()).toBeLessThan(43_200_000)
      if (next) moveTo(api, new Date(next.at))
      await removeDue(api, api.clock.now())
      expect((await shown()).filter((each, at) => each !== full[at])).toHaveLength(freed)
    }
  })
})

describe("a newcomer", () => {
  it("who switches to senpai loses the verification", async () => {
    const student = await aVerified(api, { account: { registerStep: "/sign-up/career-info/1" } })
    const { status } = await api.call("PUT /v1/sign-up/role", {
      token: student.token,
      body: { role: "senpai" },
    })
    expect([status, await isVerified(student)]).toEqual([200, false])
  })
})

describe("a request for verification", () => {
  it("is withdrawn when its claims change, and its link becomes invalid", async () => {
    const student = await anUnverifiedStudent(api)
    await askByMail(api, student)
    expect((await put("university", student, { university_id: "keio-university" })).body.code).toBe(
      "verification.proof_change",
    )
    await put("university", student, { university_id: "keio-university", ...accepted })
    expect((await verification(student)).request).toBeNull()
    const confirmed = await confirm(api, student, await linkTo(api, student.address))
    expect(confirmed.body.code).toBe("verification.link_unknown")
  })

  it("adopts an earlier graduation month", async () => {
    const student = await anUnverifiedStudent(api)
    await askByMail(api, student)
    await put("study", student, { ...study, graduation_month: "2027-09", ...accepted })
    const { body } = await confirm(api, student, await linkTo(api, student.address))
    expect(body.verified.ends_at).toBe("2027-09-30T15:00:00.000Z")
  })

  it("that names a later month than the profile updates the profile once it is proven", async () => {
    const student = await aVerified(api, { month: "2026-12" })
    api.clock.advance(61)
    await askByMail(api, student, { graduation_month: "2028-03" })
    await confirm(api, student, await linkTo(api, student.address))
    const { body } = await api.call("GET /v1/profile", { token: student.token })
    expect(body.graduation_month).toBe("2028-03")
  })
})

const auditOf = async ({ id }: Pick<Studying, "id">) =>
  (await auditAbout(api.db.autocommit, { noun: "user", id })).map(({ event, actor, details }) => ({
    event,
    actor,
    details,
  }))
