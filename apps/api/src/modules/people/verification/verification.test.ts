// One student per number, its storage, and the end of a verification at graduation.
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { createVault } from "#api/kernel/security/vault"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { anUnverifiedStudent, askByMail, confirm, type Studying } from "./builders.ts"
import { otherHolder, resealClaims } from "./claims/service.ts"
import { endGraduatedVerifications } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
afterAll(() => api.stop())

async function linkOf(address: string) {
  const [mail] = await mailsTo(api, address)
  return /\/email\/verify\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? ""
}
async function verified(wishes: Parameters<typeof anUnverifiedStudent>[1] = {}, number?: string) {
  const student = await anUnverifiedStudent(api, wishes)
  const own = { ...student, number: number ?? student.number }
  await askByMail(api, own)
  expect((await confirm(api, own, await linkOf(own.address))).status).toBe(200)
  return own
}
const isVerified = async ({ token }: Pick<Studying, "token">) =>
  (await api.call("GET /v2/user", { token })).body.is_verified

describe("a student ID number", () => {
  // spec: membership.verification-links
  it("belongs to one person per university, and errors do not reveal the holder", async () => {
    const first = await verified()
    const second = await anUnverifiedStudent(api)
    const { status, body } = await askByMail(api, second, { student_number: first.number.toLowerCase() })
    expect([status, body.code]).toEqual([409, "verification.number_taken"])
    expect(JSON.stringify(body)).not.toContain(first.account.name)
    const elsewhere = await anUnverifiedStudent(api, { universityId: "university-of-tokyo" })
    const answer = await askByMail(api, elsewhere, {
      email: "a@g.ecc.u-tokyo.ac.jp",
      student_number: first.number,
    })
    expect(answer.status).toBe(200)
  })

  it("goes to the first of two concurrent confirmations", async () => {
    const [one, two] = [await anUnverifiedStudent(api), await anUnverifiedStudent(api)]
    const shared = "1W99-7777"
    await askByMail(api, one, { student_number: shared })
    await askByMail(api, two, { student_number: shared })
    const links = [await linkOf(one.address), await linkOf(two.address)]
    const answers = await Promise.all([confirm(api, one, links[0] ?? ""), confirm(api, two, links[1] ?? "")])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("verification.number_taken")
    const loser = answers[0]?.status === 409 ? one : two
    expect(await isVerified(loser)).toBe(false)
  })

  it("can be verified again by its own holder", async () => {
    const student = await verified()
    api.clock.advance(61)
    await askByMail(api, student, { graduation_month: "2029-03" })
    const { body } = await confirm(api, student, await linkOf(student.address))
    expect(body.verified.ends_at).toBe("2029-03-31T15:00:00.000Z")
  })

  it("stays unique during and after a change of the encryption key", async () => {
    const student = await verified()
    const { current: older } = api.config.encryptionKeys
    const newer = new TextEncoder().encode("another-key-another-key-another-key")
    const both = createVault({ current: newer, previous: older })
    const claim = { universityKey: "waseda-university", number: student.number }
    const other = (await anUnverifiedStudent(api)).id
    const holderBy = (vault: TestApi["vault"]) => otherHolder(api.db.autocommit, vault, other, claim)
    expect(await holderBy(both)).toBe(student.id)
    await resealClaims(api.db, both, api.log)
    expect(await holderBy(createVault({ current: newer, previous: undefined }))).toBe(student.id)
    await resealClaims(api.db, createVault({ current: older, previous: newer }), api.log)
    expect(await holderBy(api.vault)).toBe(student.id)
    const { body } = await api.call("GET /v1/user/verification", { token: student.token })
    expect(body.verified.number_end).toBe(student.number.slice(-2))
  })
})

describe("a verification", () => {
  const nightly = () => endGraduatedVerifications(api.db, api, api.clock.now())
  const mailSubjects = async ({ account }: Studying) =>
    (await mailsTo(api, account.email)).map(({ subject }) => subject)

  // spec: membership.graduation
  it("ends with graduation; its student gets one reminder before and a notice at the end", async () => {
    const student = await verified({ month: "2026-12" })
    await nightly()
    expect(await mailSubjects(student)).toEqual([])
    api.clock.advance(20 * 86_400) // 5 December
    await nightly()
    await nightly()
    expect(await mailSubjects(student)).toEqual(["Your student verification ends soon"])
    const { token } = await signIn(student)
    expect(await isVerified({ token })).toBe(true)
    api.clock.advance(27 * 86_400) // New Year's Day
    await nightly()
    await nightly()
    const after = await signIn(student)
    expect(await isVerified(after)).toBe(false)
    expect((await mailSubjects(student))[0]).toBe("Your student verification has ended")
    const { body } = await api.call("GET /v1/user/verification", { token: after.token })
    expect([body.verified, body.graduation_month]).toEqual([null, null])
    const entries = await rows<{ event: string; actor: string }>(
      api.db.autocommit,
      sql`select event, actor from audit_entries where subject_id = ${student.id} and event like 'verification.%' order by id`,
    )
    expect(entries).toEqual([
      { event: "verification.confirmed", actor: "user" },
      { event: "verification.ended", actor: "system" },
    ])
  })

  async function signIn({ account }: Studying) {
    const { body } = await api.call("POST /v1/auth/login", {
      body: { email: account.email, password: account.password },
    })
    return { token: body.access_token.access_token as string }
  }
})
