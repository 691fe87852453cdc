import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { createAccount } from "../accounts/service.ts"
import { purgeBudgets } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

type Headers = Record<string, string>
const device = (name: string): Headers => ({ "Device-Mark": `the-mark-of-a-device-${name}` })
const login = (email: string, password: string, headers: Headers = {}) =>
  api.call("POST /v1/auth/login", { body: { email, password }, headers, language: "en" })

async function times<Answer>(count: number, call: (n: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let n = 0; n < count; n++) answers.push(await call(n))
  return answers
}
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status)
const sequence = (...runs: [status: number, count: number][]) =>
  runs.flatMap(([status, count]) => Array<number>(count).fill(status))

async function anAccount() {
  const account = aStudent()
  return { ...account, id: await createAccount(api.db, account) }
}
const entriesOf = (id: string, event: string) =>
  rows<{ times: number; method: string }>(
    api.db.autocommit,
    sql`select times, details->>'method' as method from audit_entries where subject_id = ${id} and event = ${event}`,
  )

describe("guessing at a password", () => {
  // spec: sign-in.guessing
  it("from many networks is limited per account, with the same responses for an unknown address", async () => {
    const { email, password, id } = await anAccount()
    const known = await times(22, (n) => login(email, `guess ${n}`))
    const unknown = await times(22, (n) => login("unknown@university.example", `guess ${n}`))
    expect(statusesOf(known)).toEqual(sequence([401, 20], [429, 2]))
    const comparable = ({ status, headers, body }: (typeof known)[number]) => [
      status,
      { ...body, request_id: "" },
      headers.get("Retry-After"),
    ]
    expect(known.map(comparable)).toEqual(unknown.map(comparable))
    expect(known.at(-1)?.body.code).toBe("auth.too_many_guesses")
    expect((await login(email, password)).status).toBe(429)

    api.clock.advance(1201)
    expect(statusesOf(await times(2, () => login(email, "one more")))).toEqual([401, 429])
    const [failed] = await entriesOf(id, "sign_in.failed")
    expect(failed).toEqual({ times: 21, method: "password" })
    expect((await entriesOf(id, "guess.refused")).map((entry) => entry.times)).toEqual([4])
  })

  // spec: sign-in.guessing
  it("in parallel does not exceed the limit", async () => {
    const { email } = await anAccount()
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => login(email, `guess ${n}`)))
    expect(statusesOf(answers).sort()).toEqual(sequence([401, 20], [429, 10]))
  })

  it("from one network, an IPv6 one included, leaves the account open to others", async () => {
    const { email, password } = await anAccount()
    const neighbour = (n: number) => ({ "x-client-ip": `2001:db8:7:1::${(n + 1).toString(16)}` })
    const guesses = await times(12, (n) => login(email, `guess ${n}`, neighbour(n)))
    expect(statusesOf(guesses)).toEqual(sequence([401, 10], [429, 2]))
    expect((await login(email, password, { "x-client-ip": "2001:db8:7:2::1" })).status).toBe(200)
  })

  it("does not count attempts with the right password", async () => {
    const { email, password } = await anAccount()
    const here = { "x-client-ip": "203.0.113.5" }
    expect(new Set(statusesOf(await times(15, () => login(email, password, here))))).toEqual(new Set([200]))
  })
})

describe("the owner of an account under attack", () => {
  it("signs in on a known device, which has its own budget", async () => {
    const { email, password } = await anAccount()
    await login(email, password, device("laptop"))
    await times(21, (n) => login(email, `guess ${n}`))
    expect((await login(email, password, device("phone"))).status).toBe(429)
    const slips = await times(11, (n) => login(email, `slip ${n}`, device("laptop")))
    expect(statusesOf(slips)).toEqual(sequence([401, 10], [429, 1]))
    api.clock.advance(1201)
    expect((await login(email, password, device("laptop"))).status).toBe(200)
  })

  it("signs in on a new device with the mailed link", async () => {
    const { email } = await anAccount()
    await times(20, (n) => login(email, `guess ${n}`))
    await api.call("POST /v1/password/forgot", { body: { email } })
    const letters = await mailsTo(api, email)
    expect(letters).toHaveLength(1)
    const token = /\/reset\/([\w-]+)/.exec(letters[0]?.text ?? "")?.[1]
    const password = "a train to Sendai at dawn"
    const reset = { body: { token, password }, headers: device("new") }
    expect((await api.call("POST /v1/password/reset", reset)).status).toBe(204)
    expect((await login(email, password)).status).toBe(429)
    expect((await login(email, password, device("new"))).status).toBe(200)
  })

  it("keeps only this device as known after signing out everywhere else", async () => {
    const { email, password } = await anAccount()
    await login(email, password, device("lost"))
    const { body } = await login(email, password, device("kept"))
    const headers = device("kept")
    await api.call("POST /v1/sessions/end-others", { token: body.access_token.access_token, headers })
    await times(20, (n) => login(email, `guess ${n}`))
    expect((await login(email, password, device("lost"))).status).toBe(429)
    expect((await login(email, password, device("kept"))).status).toBe(200)
  })
})

// spec: sign-in.guessing
it("a stolen token has one budget for password guesses across all routes", async () => {
  const { token, id, account } = await signedIn(api)
  const routes: [route: string, body: (password: string) => object][] = [
    ["PUT /v1/password", (password) => ({ current_password: password, password: "a train to Sendai" })],
    ["POST /v1/second-factor/totp", (password) => ({ password })],
    ["DELETE /v1/second-factor/totp", (password) => ({ password })],
    ["POST /v1/second-factor/recovery-codes", (password) => ({ password })],
    ["POST /v1/passkeys/options", (password) => ({ password })],
    ["DELETE /v1/passkeys/6f2c1a52-4c0f-4d5e-9b7e-0d7a3c1f2e11", (password) => ({ password })],
    ["DELETE /v1/user/identities/6f2c1a52-4c0f-4d5e-9b7e-0d7a3c1f2e11", (password) => ({ password })],
  ]
  const answers = await times(28, (n) => {
    const [route, body] = routes[n % routes.length] ?? ["", () => ({})]
    return api.call(route, { token, body: body(`guess ${n}`) })
  })
  expect(statusesOf(answers)).toEqual(sequence([422, 20], [429, 8]))
  expect(await entriesOf(id, "owner_proof.failed")).toEqual([{ times: 20, method: "password" }])
  expect((await login(account.email, account.password)).status).toBe(429)
})

describe("reset links requested by strangers", () => {
  const forgot = (email: string, headers: Headers = {}) =>
    api.call("POST /v1/password/forgot", { body: { email }, headers })
  const links = async (email: string) =>
    (await mailsTo(api, email)).flatMap(({ text }) => /\/reset\/([\w-]+)/.exec(text)?.[1] ?? [])
  const isGood = async (token: string) =>
    (await api.call("POST /v1/password/reset/check", { body: { token } })).body.is_good as boolean

  it("neither block the owner's requests nor invalidate the owner's link, and do not flood the mailbox", async () => {
    const { email, password } = await anAccount()
    const here = { "x-client-ip": "203.0.113.60", ...device("of-the-owner") }
    await login(email, password, here)
    await forgot(email, here)
    expect(await links(email)).toHaveLength(1)
    const [own = ""] = await links(email)
    // Neighbours share the owner's network and use up its budget for strangers.
    const neighbours = await times(6, () => forgot(email, { "x-client-ip": "203.0.113.60" }))
    expect(statusesOf(neighbours)).toEqual(sequence([204, 5], [429, 1]))
    await times(3, () => forgot(email))
    expect(await links(email)).toHaveLength(6)
    expect((await forgot(email, here)).status).toBe(204)
    expect(await links(email)).toHaveLength(7)
    const all = await links(email)
    expect(await Promise.all(all.map(isGood))).toEqual(all.map(() => true))
    const reset = { token: own, password: "a train to Sendai at dawn" }
    expect((await api.call("POST /v1/password/reset", { body: reset })).status).toBe(204)
    expect(await Promise.all(all.map(isGood))).toEqual(all.map(() => false))
  })
})

it("unused budgets are deleted", async () => {
  await login("long-ago@university.example", "a guess")
  const count = async () =>
    (await rows<{ count: number }>(api.db.autocommit, sql`select count(*) as count from guess_budgets`))[0]
      ?.count
  expect(await count()).toBeGreaterThan(0)
  api.clock.advance(30 * 3600)
  await purgeBudgets(api).run({})
  expect(await count()).toBe(0)
})
