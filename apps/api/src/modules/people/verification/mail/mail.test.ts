import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { anUnverifiedStudent, askByMail, confirm, type Studying } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
afterAll(() => api.stop())

async function linksTo(address: string) {
  const mails = await mailsTo(api, address)
  return mails.map(({ text }) => /\/email\/verify\?token=([\w-]+)/.exec(text)?.[1] ?? "")
}
const linkTo = async (address: string) => (await linksTo(address))[0] ?? ""
const verificationOf = async ({ token }: Pick<Studying, "token">) =>
  (await api.call("GET /v1/user/verification", { token, language: "en" })).body
const isVerified = async ({ token }: Pick<Studying, "token">) =>
  (await api.call("GET /v2/user", { token })).body.is_verified
const check = (link: string, token?: string) =>
  api.call("POST /v1/verification/link", { token, body: { token: link } })

describe("a university address", () => {
  // spec: 1.student-verification
  it("verifies its student once the mailed link is confirmed", async () => {
    const student = await anUnverifiedStudent(api)
    const { status, body } = await askByMail(api, student)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      verified: null,
      request: { method: "mail", email: student.address, number_end: student.number.slice(-2) },
    })
    expect(JSON.stringify(body)).not.toContain(student.number)
    const link = await linkTo(student.address)
    expect((await check(link, student.token)).body).toEqual({ state: "good", is_own: true })
    expect(await isVerified(student)).toBe(false)

    const confirmed = await confirm(api, student, link)
    expect(confirmed.body).toMatchObject({
      request: null,
      verified: {
        method: "mail",
        university: "Waseda University",
        number_end: student.number.slice(-2),
        ends_at: "2028-03-31T15:00:00.000Z",
      },
    })
    expect(await isVerified(student)).toBe(true)
  })

  // spec: 5.verification-format

  it("must end in .ac.jp or in a domain of the university", async () => {
    const unlisted = await anUnverifiedStudent(api, { universityId: null })
    for (const email of [
      "me@gmail.com",
      "me@evil-ac.jp",
      "me@ac.jp",
      "me@ac.jp.example.com",
      "me@waseda.jp.evil.com",
    ]) {
      const { status, body } = await askByMail(api, unlisted, { email })
      expect([email, status, Object.keys(body.errors)]).toEqual([email, 422, ["email"]])
    }
    expect((await askByMail(api, unlisted, { email: "me@akane.waseda.jp" })).status).toBe(200)
  })

  it("of another university than the chosen one is refused, naming both", async () => {
    const student = await anUnverifiedStudent(api)
    const { status, body } = await api.call("POST /v1/user/verification/mail", {
      token: student.token,
      language: "en",
      body: { email: "me@g.ecc.u-tokyo.ac.jp", student_number: "1W23-1" },
    })
    expect(status).toBe(422)
    expect(body.errors.email[0]).toMatch(/University of Tokyo.*Waseda/)
  })

  // spec: 1.student-verification, 5.verification-format
  it("requires a number of 4 to 20 letters, digits and hyphens, however it is typed", async () => {
    for (const student_number of ["123", "1".repeat(21), "12 3", "学籍1234", "----", "12/34", "🎓1234"]) {
      const { status, body } = await askByMail(api, await anUnverifiedStudent(api), { student_number })
      expect([student_number, status, body.errors]).toEqual([
        student_number,
        422,
        { student_number: [expect.stringContaining("4 to 20 letters, digits and hyphens")] },
      ])
    }
    const student = await anUnverifiedStudent(api)
    const { body: japanese } = await api.call("POST /v1/user/verification/mail", {
      token: student.token,
      language: "ja",
      body: { email: student.address, student_number: "学籍1234" },
    })
    expect(japanese.errors.student_number[0]).toContain("英字・数字・ハイフンの4〜20文字")
    for (const [student_number, end] of [
      ["１Ｗ２３－４５６７", "67"],
      ["1w23ー45ab", "AB"],
      [" 1234 ", "34"],
      ["A".repeat(20), "AA"],
    ]) {
      const { status, body } = await askByMail(api, await anUnverifiedStudent(api), { student_number })
      expect([student_number, status, body.request?.number_end]).toEqual([student_number, 200, end])
    }
  })

  it("requires the graduation month if the profile has none", async () => {
    const student = await anUnverifiedStudent(api, { month: null })
    expect((await verificationOf(student)).graduation_month).toBeNull()
    for (const graduation_month of [undefined, "2026-10", "2036-03"]) {
      const { status, body } = await askByMail(api, student, { graduation_month })
      expect([graduation_month, status, Object.keys(body.errors)]).toEqual([
        graduation_month,
        422,
        ["graduation_month"],
      ])
    }
    expect((await askByMail(api, student, { graduation_month: "2026-11" })).status).toBe(200)
  })
})

describe("the mailed link", () => {
  it("is in the student's language, and is not consumed by link scanners", async () => {
    const student = await anUnverifiedStudent(api, { account: { language: "ja" } })
    await askByMail(api, student)
    const [mail] = await mailsTo(api, student.address)
    expect(mail?.subject).toBe("大学のメールアドレスの確認")
    const link = await linkTo(student.address)
    for (let times = 0; times < 3; times++)
      expect((await check(link)).body).toEqual({ state: "good", is_own: null })
    expect((await confirm(api, student, link)).status).toBe(200)
  })

  // spec: membership.verification-links
  it("that is forged, used, foreign or expired is refused, each with its own message", async () => {
    const student = await anUnverifiedStudent(api)
    const other = await anUnverifiedStudent(api)
    await askByMail(api, student)
    const link = await linkTo(student.address)
    const refusal = async (who: Studying, token: string) => (await confirm(api, who, token)).body.code
    expect(await refusal(student, `${link.slice(0, -1)}_`)).toBe("verification.link_unknown")
    expect((await check(link, other.token)).body).toEqual({ state: "good", is_own: false })
    expect(await refusal(other, link)).toBe("verification.link_foreign")
    expect((await confirm(api, student, link)).status).toBe(200)
    expect(await refusal(student, link)).toBe("verification.link_used")
    expect((await check(link, student.token)).body.state).toBe("used")

    const slow = await anUnverifiedStudent(api)
    await askByMail(api, slow)
    const old = await linkTo(slow.address)
    api.clock.advance(86_401)
    expect((await check(old)).body.state).toBe("expired")
    expect(await refusal({ ...slow, token: await again(slow) }, old)).toBe("verification.link_expired")
  })

  it("works on another device after sign-in, and once, however often it is confirmed", async () => {
    const student = await anUnverifiedStudent(api)
    await askByMail(api, student)
    const link = await linkTo(student.address)
    const elsewhere = await again(student)
    const answers = await Promise.all(
      [student.token, elsewhere, elsewhere].map((token) => confirm(api, { token }, link)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.code).toBe("verification.link_used")
  })

  it("is replaced by the link of a new request", async () => {
    const student = await anUnverifiedStudent(api)
    await askByMail(api, student)
    const first = await linkTo(student.address)
    await askByMail(api, student, { email: `other-${student.address}` })
    expect((await check(first)).body.state).toBe("unknown")
    expect((await confirm(api, student, first)).body.code).toBe("verification.link_unknown")
    expect((await confirm(api, student, await linkTo(`other-${student.address}`))).status).toBe(200)
  })

  // spec: membership.verification-links
  it("can be resent after a minute, with a limit per address", async () => {
    const student = await anUnverifiedStudent(api)
    const resend = (token = student.token) => api.call("POST /v1/user/verification/mail/resend", { token })
    expect((await resend()).body.code).toBe("verification.nothing_under_way")
    await askByMail(api, student)
    const soon = await resend()
    expect([soon.status, soon.body.code, soon.headers.get("Retry-After")]).toEqual([
      429,
      "verification.mailed_just_now",
      "60",
    ])
    expect((await askByMail(api, student)).body.code).toBe("verification.mailed_just_now")
    for (let times = 0; times < 4; times++) {
      api.clock.advance(61)
      expect((await resend()).status).toBe(200)
    }
    api.clock.advance(61)
    expect((await resend()).body.code).toBe("request.rate_limited")
    const links = await linksTo(student.address)
    expect(links).toHaveLength(5)
    expect((await confirm(api, student, links[4] ?? "")).status).toBe(200)
    expect((await confirm(api, student, links[0] ?? "")).status).toBe(409)
  })

  it("is invalid once its student has withdrawn the request", async () => {
    const student = await anUnverifiedStudent(api)
    await askByMail(api, student)
    const { body } = await api.call("DELETE /v1/user/verification/request", { token: student.token })
    expect(body.request).toBeNull()
    expect((await confirm(api, student, await linkTo(student.address))).body.code).toBe(
      "verification.link_unknown",
    )
  })
})

/** Signs in once more, as on another device. */
async function again({ account }: Pick<Studying, "account">): Promise<string> {
  const { body } = await api.call("POST /v1/auth/login", {
    body: { email: account.email, password: account.password },
  })
  return body.access_token.access_token
}
