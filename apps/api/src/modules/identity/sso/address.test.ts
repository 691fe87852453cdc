// A new member whose address the external service has not verified confirms one here with a mailed code.
import { perCampus } from "@shirube/contract/route"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { createAccount } from "#api/modules/identity/accounts/service"
import { aStudent } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { type Issuer, type Person, startIssuer } from "#api/testing/services/issuer"
import { mailsTo } from "#api/testing/services/mails"

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
  const email = `unconfirmed-${number}@university.example`
  return { sub: `unconfirmed-${number}`, email, email_verified: false, name: "Sofia Lindqvist", ...wishes }
}
const signInThere = async (person: Person) =>
  (await api.call("POST /v1/auth/sso-auth", { body: issuer.signIn(person) })).body
const tokenOf = async (person: Person = aNewcomer()) =>
  (await signInThere(person)).registration_token as string

const send = (registration_token: string, email: string, options: object = {}) =>
  api.call("POST /v1/auth/sso-register/code", { body: { registration_token, email }, ...options })
const register = (registration_token: string, proof: object = {}, language: "en" | "ja" = "en") =>
  api.call("POST /v1/auth/sso-register", {
    body: { registration_token, name: "Sofia Lindqvist", ...proof },
    language,
  })
const answerOf = ({ status, body }: Awaited<ReturnType<typeof register>>) => [status, body.code]

/** The newest mail; checks the number of mails. */
async function letterTo(email: string, mails = 1) {
  const letters = await mailsTo(api, email)
  expect(letters).toHaveLength(mails)
  return letters[0]
}
const codeIn = (text = "") => /\b\d{6}\b/.exec(text)?.[0] ?? ""
const codeTo = async (email: string, mails = 1) => codeIn((await letterTo(email, mails))?.text)
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0")

/** Starts a sign-in and reads its code from the mail. */
async function aSentCode(person = aNewcomer()) {
  const token = await tokenOf(person)
  await send(token, person.email)
  return { token, email: person.email, code: await codeTo(person.email) }
}
const accountsOf = (email: string) =>
  rows<{ id: string; email: string; email_confirmed_at: unknown }>(
    api.db.autocommit,
    sql`select id, email, email_confirmed_at from users where lower(email) = lower(${email})`,
  )

describe("the code", () => {
  // spec: sign-in.sso-unconfirmed-address
  it("creates an account with the confirmed address, which can sign in from then on", async () => {
    const person = aNewcomer()
    const { token, email, code } = await aSentCode(person)
    const { status, body } = await register(token, { email, code })
    expect(status).toBe(200)
    const user = await api.call("GET /v2/user", { token: body.access_token.access_token })
    expect(user.body).toMatchObject({ email, strategy: "sso", has_password: false })
    expect(await accountsOf(email)).toMatchObject([{ email_confirmed_at: expect.anything() }])
    expect((await signInThere(person)).outcome).toBe("signed_in")
  })

  it("is mailed to any given address, in the reader's language", async () => {
    for (const [language, subject, words] of [
      ["en", "Your code for Shirube", "within 10 minutes"],
      ["ja", "しるべの確認コード", "10分以内"],
    ] as const) {
      const { email: _, ...person } = aNewcomer()
      const address = `mine-${language}@elsewhere.example`
      const token = await tokenOf(person)
      expect((await send(token, address, { language })).status).toBe(204)
      const letter = await letterTo(address)
      expect(letter?.subject).toBe(subject)
      expect(letter?.text).toContain(words)
      expect(letter?.text).toContain("Shirube ID")
      const proof = { email: address.toUpperCase(), code: codeIn(letter?.text) }
      expect((await register(token, proof)).status).toBe(200)
      expect(await accountsOf(address)).toMatchObject([{ email: address }])
    }
  })

  it("may be typed with full-width digits and spaces", async () => {
    const { token, email, code } = await aSentCode()
    const wide = code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))
    const typed = ` ${wide.slice(0, 3)} ${wide.slice(3)}`
    expect((await register(token, { email, code: typed })).status).toBe(200)
  })

  it("returns a field error if wrong, and costs only an attempt", async () => {
    const { token, email, code } = await aSentCode()
    const wrong = await register(token, { email, code: otherThan(code) }, "ja")
    expect([wrong.status, wrong.body.code, Object.keys(wrong.body.errors)]).toEqual([
      422,
      "address.wrong_code",
      ["code"],
    ])
    expect(wrong.body.errors.code[0]).toContain("コード")
    expect((await register(token, { email, code })).status).toBe(200)
  })

  it("allows five attempts; the sixth fails even with the right code, until a new one is requested", async () => {
    const { token, email, code } = await aSentCode()
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => register(token, { email, code: otherThan(code) })),
    )
    const codes = guesses.map(({ body }) => body.code).sort()
    expect(codes).toEqual([...Array(3).fill("address.code_expired"), ...Array(5).fill("address.wrong_code")])
    expect(answerOf(await register(token, { email, code }))).toEqual([409, "address.code_expired"])
    expect(await accountsOf(email)).toEqual([])
    await send(token, email)
    expect((await register(token, { email, code: await codeTo(email, 2) })).status).toBe(200)
  })

  it("works once, also concurrently", async () => {
    const { token, email, code } = await aSentCode()
    const answers = await Promise.all([1, 2, 3].map(() => register(token, { email, code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answerOf(await register(token, { email, code }))).toEqual([409, "sso.pending_expired"])
    expect(await accountsOf(email)).toHaveLength(1)
  })

  it("is valid only for its own address and sign-in", async () => {
    const mine = await aSentCode()
    const theirs = await aSentCode()
    const victim = "victim@university.example"
    expect(answerOf(await register(mine.token, { email: victim, code: mine.code }))).toEqual([
      422,
      "address.wrong_code",
    ])
    const crossed = { email: mine.email, code: mine.code }
    expect(answerOf(await register(theirs.token, crossed))).toEqual([422, "address.wrong_code"])
    const never = await tokenOf()
    expect(answerOf(await register(never, crossed))).toEqual([409, "address.code_expired"])
    expect([...(await accountsOf(victim)), ...(await accountsOf(mine.email))]).toEqual([])
    expect((await register(mine.token, crossed)).status).toBe(200)
  })

  it("for another address replaces the first one", async () => {
    const { token, email, code } = await aSentCode()
    const another = `another-${email}`
    await send(token, another)
    const second = await codeTo(another)
    expect(answerOf(await register(token, { email, code }))).toEqual([422, "address.wrong_code"])
    expect((await register(token, { email: another, code: second })).status).toBe(200)
    expect(await accountsOf(email)).toEqual([])
  })

  it("is stored as a digest only", async () => {
    const { token, code } = await aSentCode()
    const kept = await rows<{ row: string }>(
      api.db.autocommit,
      sql`select one_time_tokens::text as row from one_time_tokens where kind = 'address-code'`,
    )
    expect(kept.length).toBeGreaterThan(0)
    for (const { row } of kept) {
      expect(row).not.toContain(token)
      expect(row).not.toMatch(new RegExp(`\\b${code}\\b`))
    }
  })

  it("is ignored if the service has verified an address, which is used instead", async () => {
    const person = aNewcomer({ email_verified: true })
    const token = await tokenOf(person)
    const asked = await send(token, "another@university.example")
    expect([asked.status, Object.keys(asked.body.errors)]).toEqual([422, ["email"]])
    const proof = { email: "another@university.example", code: "000000" }
    expect((await register(token, proof)).status).toBe(200)
    expect(await accountsOf(person.email)).toHaveLength(1)
    expect(await accountsOf(proof.email)).toEqual([])
  })

  it("is refused if the address got an account meanwhile", async () => {
    const { token, email, code } = await aSentCode()
    const account = aStudent({ email })
    await createAccount(api.db, account)
    expect(answerOf(await register(token, { email, code }))).toEqual([409, "sso.account_exists"])
    const link = { link_token: token, email, password: account.password }
    expect((await api.call("POST /v1/auth/sso-link", { body: link })).status).toBe(200)
  })

  it("leads two tabs of one person to one account", async () => {
    const person = aNewcomer()
    const first = await aSentCode(person)
    const second = await tokenOf(person)
    await send(second, person.email)
    const code = await codeTo(person.email, 2)
    expect((await register(first.token, first)).status).toBe(200)
    expect((await register(second, { email: person.email, code })).status).toBe(200)
    expect(await accountsOf(person.email)).toHaveLength(1)
  })
})

describe("an address that has an account", () => {
  // spec: sign-in.sso-unconfirmed-address
  it("gets the same responses as any other, to the request and to every guess", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    const conversation = async (email: string) => {
      const token = await tokenOf()
      const asked = await send(token, email)
      const answers = [[asked.status, asked.body]]
      for (let guess = 0; guess < 6; guess++) {
        const { status, body } = await register(token, { email, code: "not it" })
        const { request_id: _, ...error } = body
        answers.push([status, error])
      }
      return answers
    }
    const known = await conversation(account.email.toUpperCase())
    expect(known[0]).toEqual([204, ""])
    expect(known).toEqual(await conversation("not-yet-known@university.example"))
  })

  it("gets a mail without a code, in its owner's language, that explains how to connect it", async () => {
    for (const [language, subject, words] of [
      ["en", "You already have an account", "connect Shirube ID in your security settings"],
      ["ja", "すでにアカウントをお持ちです", "セキュリティ設定でShirube IDと連携"],
    ] as const) {
      const account = aStudent({ language })
      await createAccount(api.db, account)
      await send(await tokenOf(), account.email, { language: language === "en" ? "ja" : "en" })
      const letter = await letterTo(account.email)
      expect(letter?.subject).toBe(subject)
      expect(letter?.text).toContain(words)
      expect(letter?.text).toContain("/sign-in")
      expect(codeIn(letter?.text)).toBe("")
    }
  })
})

describe("the code, as time passes", () => {
  it("is valid for ten minutes, and so is its sign-in from then on", async () => {
    const person = aNewcomer()
    const token = await tokenOf(person)
    api.clock.advance(540)
    await send(token, person.email)
    const first = await codeTo(person.email)
    api.clock.advance(595)
    await send(token, person.email)
    const second = await codeTo(person.email, 2)
    expect(answerOf(await register(token, { email: person.email, code: first }))).toEqual(
      first === second ? [200, undefined] : [422, "address.wrong_code"],
    )
    api.clock.advance(595)
    expect((await register(token, { email: person.email, code: second })).status).toBe(200)

    const late = await aSentCode()
    api.clock.advance(601)
    expect(answerOf(await register(late.token, late))).toEqual([409, "sso.pending_expired"])
    expect(answerOf(await send(late.token, late.email))).toEqual([409, "sso.pending_expired"])
  })
})

describe("requesting a code", () => {
  const isStopped = ({ status, headers }: Awaited<ReturnType<typeof send>>) =>
    status === 429 && Number(headers.get("Retry-After")) > 0

  it("is limited per sign-in, whatever the address", async () => {
    const token = await tokenOf()
    for (let sent = 0; sent < 5; sent++)
      expect((await send(token, `slip-${sent}@university.example`)).status).toBe(204)
    expect(isStopped(await send(token, "slip-5@university.example"))).toBe(true)
  })

  it("is limited per address, for one network and for all networks", async () => {
    const email = "flooded@university.example"
    const neighbour = { headers: { "x-client-ip": "203.0.113.78" } }
    for (let sent = 0; sent < 5; sent++)
      expect((await send(await tokenOf(), email, neighbour)).status).toBe(204)
    expect(isStopped(await send(await tokenOf(), email.toUpperCase(), neighbour))).toBe(true)
    for (let sent = 5; sent < 15; sent++) expect((await send(await tokenOf(), email)).status).toBe(204)
    expect(isStopped(await send(await tokenOf(), email))).toBe(true)
    expect(await mailsTo(api, email)).toHaveLength(15)
  })

  it("is limited per caller", async () => {
    const headers = { "x-client-ip": "203.0.113.77" }
    for (let call = 0; call < perCampus.points; call++)
      await send("x".repeat(43), "a@university.example", { headers })
    expect(isStopped(await send("x".repeat(43), "a@university.example", { headers }))).toBe(true)
  })

  it("requires a sign-in in progress and an address", async () => {
    expect(answerOf(await send("x".repeat(43), "a@university.example"))).toEqual([409, "sso.pending_expired"])
    const token = await tokenOf()
    for (const email of [
      "",
      "no-at-sign",
      "two@lines.example\nBcc: all@lines.example",
      `${"a".repeat(250)}@b.jp`,
    ]) {
      const { status, body } = await send(token, email)
      expect([email, status, Object.keys(body.errors)]).toEqual([email, 422, ["email"]])
    }
    const empty = await api.call("POST /v1/auth/sso-register/code", { body: {} })
    expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ["registration_token", "email"]])
  })
})

describe("creating the account", () => {
  it("requires an address and a code together, or neither", async () => {
    const { token, email, code } = await aSentCode()
    for (const [proof, field] of [
      [{ email }, "code"],
      [{ code }, "email"],
      [{ email, code: "" }, "code"],
      [{ email, code: "1".repeat(21) }, "code"],
      [{ email: "no-at-sign", code }, "email"],
    ] as const) {
      const { status, body } = await register(token, proof)
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    }
    expect(answerOf(await register(token))).toEqual([409, "sso.email_unverified"])
    expect((await register(token, { email, code })).status).toBe(200)
  })
})
