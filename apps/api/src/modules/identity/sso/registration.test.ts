// Sign-up of a person who signs in at an external service without an account here.
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { aStudent } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { type Issuer, type Person, startIssuer } from "#api/testing/services/issuer"
import { mailsTo } from "#api/testing/services/mails"
import { createAccount } from "../accounts/service.ts"

let issuer: Issuer
let api: TestApi
beforeAll(async () => {
  issuer = await startIssuer()
  api = await startTestApi(issuer.settings)
})
afterAll(async () => {
  await api.stop()
  await issuer.stop()
})

let people = 0
function aNewcomer(wishes: Partial<Person> = {}) {
  const number = ++people
  const email = `newcomer-${number}@university.example`
  return { sub: `newcomer-${number}`, email, email_verified: true, name: "Sofia Lindqvist", ...wishes }
}
const signInThere = async (person: Person) =>
  (await api.call("POST /v1/auth/sso-auth", { body: issuer.signIn(person) })).body
const tokenOf = async (person: Person) => (await signInThere(person)).registration_token as string
const register = (registration_token: string, name = "Sofia Lindqvist", language?: "en" | "ja") =>
  api.call("POST /v1/auth/sso-register", {
    body: { registration_token, name },
    ...(language && { language }),
  })
const user = async (token: string) => (await api.call("GET /v2/user", { token })).body
const accountsOf = (email: string) =>
  rows<{ id: string; password_hash: string | null; email_confirmed_at: unknown }>(
    api.db.autocommit,
    sql`select id, password_hash, email_confirmed_at from users where lower(email) = lower(${email})`,
  )

describe("a new member", () => {
  // spec: sign-in.sso-new-account
  it("gets an account with the external service's data, under the name they choose", async () => {
    const person = aNewcomer()
    const { status, body } = await register(await tokenOf(person), "  田中 さくら ", "ja")
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: { access_token: expect.any(String), token_type: "Bearer", expires_in: 86_400 },
      refresh_token: { refresh_token: expect.any(String), expires_in: 1_209_600 },
    })
    expect(await user(body.access_token.access_token)).toMatchObject({
      email: person.email,
      name: "田中 さくら",
      seal: "田中",
      role: "student",
      is_verified: false,
      language: "ja",
      strategy: "sso",
      has_password: false,
      registration: { is_finished: false, next_path: "/sign-up/basic-info/1" },
    })
    const [account] = await accountsOf(person.email)
    expect(account).toMatchObject({ password_hash: null, email_confirmed_at: expect.anything() })
  })

  it("is signed in directly from then on", async () => {
    const person = aNewcomer()
    await register(await tokenOf(person))
    expect((await signInThere(person)).outcome).toBe("signed_in")
  })

  it("gets one mail: a welcome in their language that explains how to sign in again", async () => {
    for (const [language, subject] of [
      ["en", "Welcome to Shirube"],
      ["ja", "しるべへようこそ"],
    ] as const) {
      const person = aNewcomer()
      await register(await tokenOf(person), "Sofia", language)
      const letters = await mailsTo(api, person.email)
      expect(letters).toHaveLength(1)
      const [first] = letters
      expect(first?.subject).toBe(subject)
      expect(first?.text).toContain("Shirube ID")
    }
  })

  it("is recorded in the audit log", async () => {
    const person = aNewcomer()
    await register(await tokenOf(person))
    const [account] = await accountsOf(person.email)
    const entries = await rows<{ event: string }>(
      api.db.autocommit,
      sql`select event from audit_entries where subject_id = ${account?.id} order by id`,
    )
    expect(entries.map(({ event }) => event)).toEqual([
      "account.created",
      "identity.linked",
      "sign_in.succeeded",
    ])
  })

  // spec: sign-in.sso-new-account
  it("has ten minutes, and a token that works once", async () => {
    const late = await tokenOf(aNewcomer())
    api.clock.advance(601)
    const person = aNewcomer()
    const used = await tokenOf(person)
    await register(used)
    for (const token of [late, used, "x".repeat(43)]) {
      const { status, body } = await register(token)
      expect([status, body.code]).toEqual([409, "sso.pending_expired"])
    }
    expect(await accountsOf(person.email)).toHaveLength(1)
  })

  it("gets one account however often they submit", async () => {
    const person = aNewcomer()
    const token = await tokenOf(person)
    const answers = await Promise.all([1, 2, 3].map(() => register(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await accountsOf(person.email)).toHaveLength(1)
  })

  it("gets one account from several tabs, and is signed in in each of them", async () => {
    const person = aNewcomer()
    const tokens = [await tokenOf(person), await tokenOf(person), await tokenOf(person)]
    const late = tokens.pop() ?? ""
    const answers = await Promise.all(tokens.map((token) => register(token)))
    answers.push(await register(late))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const ids = answers.map(async ({ body }) => (await user(body.access_token.access_token)).id)
    expect(new Set(await Promise.all(ids)).size).toBe(1)
    expect(await accountsOf(person.email)).toHaveLength(1)
    expect((await mailsTo(api, person.email)).length).toBe(1)
  })

  it("without a verified address gets an error with the next step, and can still connect an existing account", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    for (const wishes of [
      { email_verified: false },
      { email: undefined },
      { email: "not an address" },
      { email: "two@lines.example\nBcc: all@lines.example" },
    ]) {
      const person = { ...aNewcomer(), ...wishes } as Person
      const token = await tokenOf(person)
      const refused = await register(token)
      expect([refused.status, refused.body.code]).toEqual([409, "sso.email_unverified"])
      expect(await accountsOf(person.email ?? "")).toEqual([])
    }
    const person = aNewcomer({ email_verified: false })
    const token = await tokenOf(person)
    expect((await register(token, "Sofia", "ja")).body.message).toContain("メールで届くコード")
    expect((await register(token, "Sofia", "en")).body.message).toContain("confirm it here with a code")
    const { email, password } = account
    const link = { link_token: token, email, password }
    expect((await api.call("POST /v1/auth/sso-link", { body: link })).status).toBe(200)
    expect(await accountsOf(person.email)).toEqual([])
  })

  it("gets none if an account took the address meanwhile, and can connect that one", async () => {
    const person = aNewcomer({ email: "Taken@University.Example" })
    const token = await tokenOf(person)
    const account = aStudent({ email: "taken@university.example" })
    await createAccount(api.db, account)
    const refused = await register(token)
    expect([refused.status, refused.body.code]).toEqual([409, "sso.account_exists"])
    expect(await accountsOf(account.email)).toHaveLength(1)
    expect((await signInThere(person)).outcome).toBe("link_required")
    const body = { link_token: token, password: account.password }
    expect((await api.call("POST /v1/auth/sso-link", { body })).status).toBe(200)
  })

  it("needs a display name", async () => {
    const person = aNewcomer()
    const token = await tokenOf(person)
    for (const name of ["", "   ", "\u200b", "!?", "12", "\u202e\u2066", "a".repeat(81)]) {
      const { status, body } = await register(token, name)
      expect([name, status, Object.keys(body.errors ?? {})]).toEqual([name, 422, ["name"]])
    }
    const empty = await api.call("POST /v1/auth/sso-register", { body: {} })
    expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ["registration_token", "name"]])
    expect((await register(token, "ක්‍රිෂාන් d'Souza-O’Neil 3世")).status).toBe(200)
  })

  it("gets a display name without invisible characters, their own or the external service's", async () => {
    const person = aNewcomer({ name: "\u202eSo\u200bfia\u0007" })
    const { known, registration_token } = await signInThere(person)
    expect(known.name).toBe("Sofia")
    const { body: tokens } = await register(registration_token, "So\u200bfia\nLindqvist\u202e 👩‍🎓")
    expect((await user(tokens.access_token.access_token)).name).toBe("Sofia Lindqvist 👩‍🎓")
  })
})
