import { Secret, TOTP } from "otpauth"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { issueToken, look, TEN_MINUTES } from "#api/kernel/security/one-time-tokens"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { createAccount } from "../accounts/service.ts"
import { aStudent, signedIn } from "./builders.ts"
import { admit, proveCredentials } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const NEW_PASSWORD = "a train to Sendai at dawn"
const login = (email: string, password: string) =>
  api.call("POST /v1/auth/login", { body: { email, password } })
const user = async (token: string) => (await api.call("GET /v2/user", { token })).status
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now().getTime() })
const visit = () => ({
  now: api.clock.now(),
  ip: "203.0.113.1",
  userAgent: "",
  device: null,
  language: "en" as const,
})

async function resetLink(email: string): Promise<string> {
  await api.call("POST /v1/password/forgot", { body: { email } })
  const [link] = (await mailsTo(api, email)).flatMap(({ text }) => /\/reset\/([\w-]+)/.exec(text)?.[1] ?? [])
  return link ?? ""
}

type Person = Awaited<ReturnType<typeof signedIn>>
const changePassword = ({ token, account }: Person, password = NEW_PASSWORD) =>
  api.call("PUT /v1/password", { token, body: { current_password: account.password, password } })
async function addAuthenticator({ token, account }: Person): Promise<string> {
  const { body } = await api.call("POST /v1/second-factor/totp", {
    token,
    body: { password: account.password },
  })
  await api.call("POST /v1/second-factor/totp/confirm", { token, body: { code: codeOf(body.secret) } })
  api.clock.advance(60)
  return body.secret
}

/** Every change of credentials, and every report that they may be compromised. */
const changes: Record<string, (person: Person) => Promise<unknown>> = {
  "a new password": (person) => changePassword(person),
  "an authenticator app": (person) => addAuthenticator(person),
  "signing out everywhere else": ({ token }) => api.call("POST /v1/sessions/end-others", { token }),
  "a refresh token that came back": async ({ refreshToken }) => {
    await api.call("POST /v1/auth/refresh", { token: refreshToken })
    await api.call("POST /v1/auth/refresh", { token: refreshToken })
  },
}

describe.each(Object.keys(changes))("%s", (name) => {
  const happens = async (person: Person) => changes[name]?.(person)

  // spec: sign-in.concurrent-changes
  it("invalidates a sign-in whose password is checked but which is not finished", async () => {
    const person = await signedIn(api)
    const proven = await proveCredentials(api.db, person.account, visit(), api)
    await happens(person)
    const signIn = { ...proven, strategy: "local", method: "password", foreign: null, link: false } as const
    await expect(api.db.transaction((tx) => admit(tx, signIn, visit(), api))).rejects.toMatchObject({
      code: "auth.credentials_changed",
    })
  })

  // spec: sign-in.concurrent-changes
  it("invalidates every token issued to the account before", async () => {
    const person = await signedIn(api)
    const kinds = ["password-reset", "second-factor", "identity-connection", "passkey-registration"] as const
    const owner = { userId: person.id, credentialsVersion: 0 }
    const tokens = await Promise.all(
      kinds.map((kind) =>
        issueToken(api.db.autocommit, { kind, owner, seconds: TEN_MINUTES, now: api.clock.now() }),
      ),
    )
    const good = () =>
      Promise.all(kinds.map((kind, i) => look(api.db.autocommit, kind, tokens[i] ?? "", api.clock.now())))
    expect((await good()).every(Boolean)).toBe(true)
    await happens(person)
    expect((await good()).some(Boolean)).toBe(false)
  })
})

describe("a password change", () => {
  it("invalidates reset links", async () => {
    const person = await signedIn(api)
    const link = await resetLink(person.account.email)
    await changePassword(person)
    const check = await api.call("POST /v1/password/reset/check", { body: { token: link } })
    expect(check.body.is_good).toBe(false)
    const reset = await api.call("POST /v1/password/reset", {
      body: { token: link, password: "another train altogether" },
    })
    expect([reset.status, reset.body.code]).toEqual([409, "password.reset_invalid"])
    expect((await login(person.account.email, NEW_PASSWORD)).status).toBe(200)
  })

  it("invalidates a sign-in that waits for its second factor", async () => {
    const person = await signedIn(api)
    const secret = await addAuthenticator(person)
    const { challenge } = (await login(person.account.email, person.account.password)).body.details
    await changePassword(person)
    const proof = await api.call("POST /v1/auth/second-factor", { body: { challenge, code: codeOf(secret) } })
    expect([proof.status, proof.body.code]).toEqual([409, "auth.challenge_expired"])
  })

  it("invalidates the setup of an authenticator app in progress", async () => {
    const person = await signedIn(api)
    const { token, account } = person
    const body = { password: account.password }
    const begun = await api.call("POST /v1/second-factor/totp", { token, body })
    await changePassword(person)
    const confirmed = await api.call("POST /v1/second-factor/totp/confirm", {
      token,
      body: { code: codeOf(begun.body.secret) },
    })
    expect(confirmed.body.code).toBe("second_factor.not_started")
  })

  it("leaves no session, however it races with sign-ins using the old password", async () => {
    for (let round = 0; round < 5; round++) {
      const person = await signedIn(api)
      const { email, password } = person.account
      const [changed, ...answers] = await Promise.all([
        changePassword(person),
        ...Array.from({ length: 4 }, () => login(email, password)),
      ])
      expect(changed.status).toBe(204)
      for (const { status, body } of answers) {
        expect([200, 401, 409]).toContain(status)
        if (status === 200) expect(await user(body.access_token.access_token)).toBe(401)
      }
      expect(await user(person.token)).toBe(200)
    }
  })
})

it("a concurrent reset and change: one succeeds, and the other's password does not work", async () => {
  const account = aStudent()
  await createAccount(api.db, account)
  const link = await resetLink(account.email)
  const { body } = await login(account.email, account.password)
  const [reset, changed] = await Promise.all([
    api.call("POST /v1/password/reset", { body: { token: link, password: "the password of the reset" } }),
    api.call("PUT /v1/password", {
      token: body.access_token.access_token,
      body: { current_password: account.password, password: "the password of the change" },
    }),
  ])
  expect([reset.status, changed.status].filter((status) => status === 204)).toHaveLength(1)
  const byReset = await login(account.email, "the password of the reset")
  const byChange = await login(account.email, "the password of the change")
  expect([byReset.status === 200, byChange.status === 200]).toEqual([
    reset.status === 204,
    changed.status === 204,
  ])
})
