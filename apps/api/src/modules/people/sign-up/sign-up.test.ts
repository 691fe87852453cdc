import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { aBackground, someNames } from "#api/modules/people/profile/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { aMailedCode, aNewcomer, anAddress, codeIn, signedUp } from "./builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
afterAll(() => api.stop())

const create = (body: object, language: "en" | "ja" = "en") =>
  api.call("POST /v1/sign-up/account", { body, language })
const answerOf = ({ status, body }: Awaited<ReturnType<typeof create>>) => [status, body.code]
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0")
const signUpOf = async (token: string) => (await api.call("GET /v1/sign-up", { token })).body
const put = (path: string, token: string, body: object) => api.call(`PUT ${path}`, { token, body })

describe("signing up with an address", () => {
  // spec: pages.sign-up-email
  it("creates an account with a proven address from the mailed code", async () => {
    const proof = await aMailedCode(api)
    expect(proof.code).toMatch(/^\d{6}$/)
    const { status, body } = await create({ ...proof, ...aNewcomer() })
    expect(status).toBe(200)
    const user = await api.call("GET /v2/user", { token: body.access_token.access_token })
    expect(user.body).toMatchObject({
      email: proof.email,
      name: "Amara",
      role: "student",
      has_password: true,
      registration: { is_finished: false, next_path: "/sign-up/basic-info/1" },
    })
    const [welcome] = await mailsTo(api, proof.email)
    expect(welcome?.text).toContain("/sign-up/basic-info/1")
    const login = await api.call("POST /v1/auth/login", {
      body: { email: proof.email, password: "a long road to Osaka" },
    })
    expect(login.status).toBe(200)
  })

  it("responds the same for a known address, and mails its owner without a code", async () => {
    const known = await signedIn(api, aStudent())
    const unknown = anAddress()
    const answers = []
    for (const email of [known.account.email, unknown]) {
      const { status, body } = await api.call("POST /v1/sign-up/email", { body: { email } })
      answers.push([status, Object.keys(body)])
      const guess = await create({ ...body, email, code: "000000", ...aNewcomer() })
      answers.push([...answerOf(guess), guess.body.message])
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2))
    const letters = await mailsTo(api, known.account.email)
    expect(letters[0]?.subject).toContain("already have an account")
    expect(codeIn(letters[0]?.text)).toBe("")
  })

  it("requires the code, a valid name and a strong password, and a weak one costs no attempt", async () => {
    const proof = await aMailedCode(api)
    expect((await create({ ...proof, ...aNewcomer({ name: "🙂" }) })).status).toBe(422)
    expect((await create({ ...proof, ...aNewcomer({ name: "しるべ編集部" }) })).status).toBe(422)
    expect((await create({ ...proof, ...aNewcomer({ role: "editor" }) })).status).toBe(422)
    expect((await create({ ...proof, ...aNewcomer({ role: "company" }) })).status).toBe(422)
    for (let tries = 0; tries < 7; tries++)
      expect(answerOf(await create({ ...proof, ...aNewcomer({ password: "short" }) }))).toEqual([
        422,
        "password.weak",
      ])
    expect(answerOf(await create({ ...proof, ...aNewcomer(), code: otherThan(proof.code) }))).toEqual([
      422,
      "address.wrong_code",
    ])
    const wide = proof.code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    expect((await create({ ...proof, ...aNewcomer(), code: wide })).status).toBe(200)
  })

  it("accepts a code once, for its own sign-up and address, before it expires", async () => {
    const proof = await aMailedCode(api)
    const other = await aMailedCode(api)
    expect(
      answerOf(await create({ ...proof, ...aNewcomer(), registration_token: other.registration_token }))[0],
    ).toBe(422)
    expect((await create({ ...proof, ...aNewcomer(), email: anAddress() })).status).toBe(422)
    const both = await Promise.all([
      create({ ...proof, ...aNewcomer() }),
      create({ ...proof, ...aNewcomer() }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await create({ ...proof, ...aNewcomer() })).status).toBe(409)
    api.clock.advance(601)
    expect(answerOf(await create({ ...other, ...aNewcomer() }))).toEqual([409, "address.code_expired"])
  })

  it("is blocked after five wrong codes, until a new one is requested", async () => {
    const proof = await aMailedCode(api)
    for (let tries = 0; tries < 5; tries++)
      await create({ ...proof, ...aNewcomer(), code: otherThan(proof.code) })
    expect(answerOf(await create({ ...proof, ...aNewcomer() }))).toEqual([409, "address.code_expired"])
    const { registration_token, email } = proof
    const again = await api.call("POST /v1/sign-up/email/code", { body: { registration_token, email } })
    expect(again.status).toBe(204)
    const code = codeIn((await mailsTo(api, email))[0]?.text)
    expect((await create({ ...proof, ...aNewcomer(), code })).status).toBe(200)
    const late = await api.call("POST /v1/sign-up/email/code", { body: { registration_token, email } })
    expect(answerOf(late)).toEqual([409, "sign_up.expired"])
  })

  it("cannot flood a mailbox", async () => {
    const email = anAddress()
    const from = { "x-client-ip": "203.0.113.9" }
    const statuses = []
    for (let times = 0; times < 7; times++)
      statuses.push((await api.call("POST /v1/sign-up/email", { body: { email }, headers: from })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it("works for a whole class behind one campus address", async () => {
    const headers = { "x-client-ip": "203.0.113.10" }
    const statuses = new Set<number>()
    for (let student = 0; student < 100; student++)
      statuses.add(
        (await api.call("POST /v1/sign-up/email", { body: { email: anAddress() }, headers })).status,
      )
    expect([...statuses]).toEqual([200])
  })

  it("stores neither code nor token in plain text", async () => {
    const { code, registration_token } = await aMailedCode(api)
    const kept = await rows<{ row: string }>(
      api.db.autocommit,
      sql`select t::text as row from one_time_tokens t where kind in ('registration', 'address-code')`,
    )
    expect(kept.length).toBeGreaterThan(0)
    for (const { row } of kept) {
      expect(row).not.toContain(registration_token)
      expect(row).not.toMatch(new RegExp(`\\b${code}\\b`))
    }
  })
})

describe("the steps of sign-up", () => {
  // spec: membership.steps
  it("lead a student to the end, in any order, and never back", async () => {
    const { token } = await signedUp(api)
    const next = async () => (await signUpOf(token)).next_path
    expect(await next()).toBe("/sign-up/basic-info/1")
    await put("/v1/profile/school", token, { degree: "master" })
    expect(await next()).toBe("/sign-up/basic-info/1")
    await put("/v1/profile/names", token, someNames())
    expect(await next()).toBe("/sign-up/basic-info/2")
    await put("/v1/profile/background", token, aBackground())
    expect(await next()).toBe("/sign-up/basic-info/3")
    await put("/v1/consents", token, { terms: true, privacy: true, news: false })
    expect(await next()).toBe("/sign-up/select-university/1")
    await put("/v1/profile/region", token, { region: "kansai" })
    expect(await next()).toBe("/sign-up/select-university/2")
    await put("/v1/profile/university", token, { university_name: "Small College" })
    expect(await next()).toBe("/sign-up/university-info")
    expect((await api.call("GET /v2/user", { token })).body.registration).toEqual({
      is_finished: false,
      next_path: "/sign-up/university-info",
      has_agreed: true,
    })
    await put("/v1/profile/study", token, { major: "Law", year: 2, graduation_month: "2028-03" })
    expect(await signUpOf(token)).toMatchObject({ is_finished: true, next_path: null })
    // Everything stays editable.
    expect((await put("/v1/profile/names", token, someNames({ family_name: "O" }))).status).toBe(200)
    expect((await signUpOf(token)).is_finished).toBe(true)
  })

  it("finish when the last two parts are saved concurrently", async () => {
    const { token } = await signedUp(api)
    const answers = await Promise.all([
      put("/v1/profile/names", token, someNames()),
      put("/v1/profile/background", token, aBackground()),
      put("/v1/profile/region", token, { region: "kanto" }),
      put("/v1/profile/university", token, { university_id: "waseda-university" }),
      put("/v1/profile/school", token, { degree: "master" }),
      put("/v1/profile/study", token, { major: "Law", year: 2, graduation_month: "2028-03" }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    await put("/v1/consents", token, { terms: true, privacy: true, news: false })
    expect((await signUpOf(token)).is_finished).toBe(true)
  })

  it("take region, university and course at once", async () => {
    const { token } = await signedUp(api)
    const place = (body: object) => put("/v1/profile/study-place", token, body)
    expect(Object.keys((await place({ degree: "master" })).body.errors)).toEqual(["university_id"])
    const unlisted = { university_name: "Small College", degree: "master" }
    expect(Object.keys((await place(unlisted)).body.errors)).toEqual(["region"])
    expect((await place({ university_id: "nowhere", degree: "master" })).status).toBe(422)
    expect((await place({ ...unlisted, region: "kansai" })).body).toMatchObject({
      region: "kansai",
      university_name: "Small College",
      degree: "master",
    })
    const listed = { university_id: "waseda-university", degree: "bachelor", school: "Commerce" }
    expect((await place(listed)).body).toMatchObject({ ...listed, region: "kanto", university_name: null })
    const { steps } = await signUpOf(token)
    const done = steps.filter((step: { is_done: boolean }) => step.is_done)
    expect(done.map(({ path }: { path: string }) => path)).toEqual([
      "/sign-up/select-university/1",
      "/sign-up/select-university/2",
      "/sign-up/select-university/3",
    ])
  })

  it("do not apply to accounts set up by the operator", async () => {
    const { token } = await signedIn(api, aStudent())
    await put("/v1/profile/names", token, someNames())
    expect((await signUpOf(token)).is_finished).toBe(true)
  })

  it("can be switched to a senpai's until they are finished, and keep all answers", async () => {
    const { token } = await signedUp(api)
    await put("/v1/profile/names", token, someNames())
    expect((await put("/v1/sign-up/role", token, { role: "editor" })).status).toBe(422)
    const { body } = await put("/v1/sign-up/role", token, { role: "senpai" })
    expect(body).toMatchObject({ role: "senpai", next_path: "/sign-up/basic-info/2" })
    expect(body.steps.map(({ path }: { path: string }) => path)).toContain("/sign-up/career-info")
    expect((await put("/v1/sign-up/role", token, { role: "student" })).body.role).toBe("student")

    for (const person of [aStudent(), anEditor({ registerStep: "/sign-up/basic-info/1" })]) {
      const fixed = await signedIn(api, person)
      expect(answerOf(await put("/v1/sign-up/role", fixed.token, { role: "senpai" }))).toEqual([
        409,
        "sign_up.role_fixed",
      ])
    }
  })
})
