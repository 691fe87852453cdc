// Addresses of `ac.jp` domains that no listed university has: an editor assigns the domain to a university.
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { anUnverifiedStudent, askByMail, confirm, linkTo, type Studying } from "../builders.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  editor = await signedIn(api, anEditor())
})
afterAll(() => api.stop())

const isVerified = async ({ token }: Pick<Studying, "token">) =>
  (await api.call("GET /v2/user", { token })).body.is_verified as boolean
const profileOf = async ({ token }: Pick<Studying, "token">) =>
  (await api.call("GET /v1/profile", { token })).body

async function aStudentAt(host: string, universityName: string) {
  const student = await anUnverifiedStudent(api, { universityId: null })
  const address = `${student.number.toLowerCase()}@${host}`
  await api.call("PUT /v1/profile/university", {
    token: student.token,
    body: { university_name: universityName },
  })
  return { ...student, address }
}

async function aConfirmed(host: string, universityName: string) {
  const student = await aStudentAt(host, universityName)
  await askByMail(api, student)
  const { body } = await confirm(api, student, await linkTo(api, student.address))
  return { student, body }
}

async function waiting({ id }: Pick<Studying, "id">) {
  const [review] = await rows<{ id: string; version: number }>(
    api.db.autocommit,
    sql`select id, version from reviews where applicant_id = ${id} and state = 'waiting'`,
  )
  return review
}

async function decide(student: Studying, decision: object) {
  const review = await waiting(student)
  return api.call(`POST /v1/editors/reviews/${review?.id}/decision`, {
    token: editor.token,
    language: "en",
    body: { version: review?.version, ...decision },
  })
}

describe("an address of an unlisted domain", () => {
  it("requires a university in the profile, for an editor to compare", async () => {
    const student = await anUnverifiedStudent(api, { universityId: null })
    const { status, body } = await askByMail(api, student, { email: "me@nowhere-named.ac.jp" })
    expect([status, body.code]).toEqual([409, "verification.university_missing"])
  })

  it("waits for an editor once it is confirmed, without verifying the student", async () => {
    const { student, body } = await aConfirmed("ug.waiting-college.ac.jp", "Harvard of Tokyo")
    expect(body).toMatchObject({ verified: null, request: { method: "mail", is_with_editors: true } })
    expect(await isVerified(student)).toBe(false)
    const { body: account } = await api.call("GET /v1/account", { token: student.token, language: "en" })
    expect(account.steps).toContainEqual(
      expect.objectContaining({ name: "student_verification", state: "waiting" }),
    )
    const review = await waiting(student)
    const { body: shown } = await api.call(`GET /v1/editors/reviews/${review?.id}`, {
      token: editor.token,
      language: "en",
    })
    expect(shown).toMatchObject({
      queue: "verification",
      title: "University addresses",
      naming: { suggestion: "Harvard of Tokyo" },
      facts: expect.arrayContaining([
        { label: "Domain of the confirmed address", text: "ug.waiting-college.ac.jp", path: null },
        { label: "University", text: "Harvard of Tokyo", path: null },
      ]),
    })
  })

  it("proves the university that the editor names, which is written to the profile", async () => {
    const { student } = await aConfirmed("named-college.ac.jp", "Harvard of Tokyo")
    expect((await decide(student, { outcome: "approved" })).body.errors).toHaveProperty("name")
    expect((await decide(student, { outcome: "approved", name: "Named College" })).status).toBe(200)
    expect(await isVerified(student)).toBe(true)
    expect(await profileOf(student)).toMatchObject({ university_id: null, university_name: "Named College" })
    const { body } = await api.call("GET /v1/user/verification", { token: student.token, language: "en" })
    expect(body.verified.university).toBe("Named College")
    const [letter] = await mailsTo(api, student.account.email)
    expect(letter?.subject).toBe("You are a verified student")
  })

  it("counts for that university from then on, and for no other", async () => {
    const { student } = await aConfirmed("once-named.ac.jp", "Once Named")
    await decide(student, { outcome: "approved", name: "Once Named College" })
    const { student: next, body } = await aConfirmed("g.once-named.ac.jp", "Once  Named College")
    expect(body.verified).toMatchObject({ university: "Once Named College" })
    expect(await isVerified(next)).toBe(true)
    const other = await aStudentAt("once-named.ac.jp", "Harvard of Tokyo")
    const refused = await api.call("POST /v1/user/verification/mail", {
      token: other.token,
      language: "en",
      body: { email: other.address, student_number: other.number },
    })
    expect(refused.body.errors.email[0]).toMatch(/Once Named College.*Harvard of Tokyo/)
  })

  it("belongs to a listed university if the editor names one", async () => {
    const { student } = await aConfirmed("waseda-annex.ac.jp", "Waseda")
    await decide(student, { outcome: "approved", name: "waseda university" })
    expect(await profileOf(student)).toMatchObject({
      university_id: "waseda-university",
      university_name: null,
    })
    expect(await isVerified(student)).toBe(true)
  })

  it("that is returned or declined does not verify its student, who sees the reason", async () => {
    for (const [outcome, reason_key, host] of [
      ["returned", "other-university", "returned-college.ac.jp"],
      ["declined", "not-a-university", "declined-college.ac.jp"],
    ] as const) {
      const { student } = await aConfirmed(host, "Harvard of Tokyo")
      await decide(student, { outcome, reason_key })
      expect(await isVerified(student)).toBe(false)
      const { body } = await api.call("GET /v1/user/verification", { token: student.token, language: "en" })
      expect(body).toMatchObject({
        request: null,
        review: { method: "mail", state: outcome, reason: expect.stringContaining("address belongs to") },
      })
    }
  })

  it("leaves the queue when its student withdraws it, or changes the university", async () => {
    const { student } = await aConfirmed("left-college.ac.jp", "Left College")
    await api.call("DELETE /v1/user/verification/request", { token: student.token })
    expect(await waiting(student)).toBeUndefined()
    const { student: other } = await aConfirmed("left-college.ac.jp", "Left College")
    await api.call("PUT /v1/profile/university", {
      token: other.token,
      body: { university_name: "Harvard of Tokyo", accepts_proof_change: true },
    })
    expect(await waiting(other)).toBeUndefined()
  })
})
