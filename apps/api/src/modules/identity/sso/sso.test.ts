import { sql } from "drizzle-orm"
import { generateKeyPair } from "jose"
import { Secret, TOTP } from "otpauth"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aStudent, signedIn, TEST_PASSWORD } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { type Issuer, type Person, startIssuer } from "#api/testing/services/issuer"
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
const aPerson = (wishes: Partial<Person> = {}): Person => {
  const number = ++people
  return {
    sub: `person-${number}`,
    sid: `session-${number}`,
    email: `person-${number}@university.example`,
    email_verified: true,
    name: "Sofia Lindqvist",
    ...wishes,
  }
}
const ssoAuth = (person: Person, wishes: Parameters<Issuer["signIn"]>[1] = {}) =>
  api.call("POST /v1/auth/sso-auth", { body: issuer.signIn(person, wishes) })
const link = (body: object) => api.call("POST /v1/auth/sso-link", { body })
const user = (token: string) => api.call("GET /v2/user", { token })

/** A student whose local account and identity are linked. */
async function aLinkedStudent(wishes: Partial<Person> = {}) {
  const person = aPerson(wishes)
  const account = aStudent({ email: person.email ?? "" })
  await createAccount(api.db, account)
  const { body } = await ssoAuth(person)
  const linked = await link({ link_token: body.link_token, password: account.password })
  return {
    person,
    account,
    token: linked.body.access_token.access_token as string,
    refreshToken: linked.body.refresh_token.refresh_token as string,
  }
}

describe("the list of external services", () => {
  it("contains the sign-in URLs", async () => {
    const { status, body } = await api.call("GET /v1/auth/providers")
    expect(status).toBe(200)
    expect(body.items).toEqual([
      {
        key: "shirube-id",
        name: "Shirube ID",
        kind: "sso",
        is_available: true,
        authorization: {
          endpoint: `${issuer.issuer}/authorize`,
          client_id: "journal",
          scope: "openid email profile",
        },
      },
    ])
    expect(JSON.stringify(body)).not.toContain("secret")
  })

  it("is empty if none is configured", async () => {
    const plain = await startTestApi()
    expect((await plain.call("GET /v1/auth/providers")).body).toEqual({ items: [] })
    await plain.stop()
  })

  it("marks a service that is down, and e-mail and password still work", async () => {
    const settings = { SSO_ISSUER: "http://127.0.0.1:1", SSO_CLIENT_ID: "x", SSO_CLIENT_SECRET: "x" }
    const cut = await startTestApi(settings)
    const { body } = await cut.call("GET /v1/auth/providers")
    expect(body.items).toMatchObject([{ key: "shirube-id", is_available: false, authorization: null }])
    const answer = await cut.call("POST /v1/auth/sso-auth", { body: issuer.signIn(aPerson()) })
    expect([answer.status, answer.body.code]).toEqual([503, "sso.unavailable"])
    expect((await signedIn(cut)).token).toBeTypeOf("string")
    await cut.stop()
  })
})

describe("returning from an external service", () => {
  it("as an unknown person leads into sign-up with the known data", async () => {
    const person = aPerson()
    const { status, body } = await ssoAuth(person)
    expect(status).toBe(200)
    expect(body).toEqual({
      outcome: "registration",
      registration_token: expect.any(String),
      known: { email: person.email, is_email_verified: true, name: "Sofia Lindqvist" },
    })
  })

  // spec: 6.strategies, 7.sso-auth, 9.refresh-lifetime-sso
  it("as a linked person opens a session of fourteen days", async () => {
    const { person, account } = await aLinkedStudent()
    const { status, body } = await ssoAuth(person)
    expect(status).toBe(200)
    expect(body).toEqual({
      outcome: "signed_in",
      access_token: { access_token: expect.any(String), token_type: "Bearer", expires_in: 86_400 },
      refresh_token: { refresh_token: expect.any(String), expires_in: 1_209_600 },
    })
    const me = await user(body.access_token.access_token)
    expect(me.body).toMatchObject({ email: account.email, strategy: "sso" })
    api.clock.advance(1_209_600)
    const late = await api.call("POST /v1/auth/refresh", { token: body.refresh_token.refresh_token })
    expect(late.status).toBe(400)
  })

  it("with an address that has a local account asks its owner to prove it first", async () => {
    const person = aPerson({ email: "Amara@University.Example" })
    await createAccount(api.db, aStudent({ email: "amara@university.example" }))
    const { body } = await ssoAuth(person)
    expect(body).toEqual({
      outcome: "link_required",
      link_token: expect.any(String),
      email_hint: "A•••@University.Example",
    })
  })

  it("with an unverified address neither links nor hints at an account", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    const known = await ssoAuth(aPerson({ email: account.email, email_verified: false }))
    const unknown = await ssoAuth(aPerson({ email: "unknown@university.example", email_verified: false }))
    for (const { body } of [known, unknown])
      expect(body).toMatchObject({ outcome: "registration", known: { is_email_verified: false } })
    const { status, body } = await link({
      link_token: known.body.registration_token,
      password: account.password,
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, ["email"]])
  })

  it("is refused with a code used before, another verifier, another page or another issuer", async () => {
    const used = issuer.signIn(aPerson())
    await api.call("POST /v1/auth/sso-auth", { body: used })
    for (const body of [
      used,
      { ...issuer.signIn(aPerson()), code_verifier: "v".repeat(43) },
      { ...issuer.signIn(aPerson()), redirect_uri: "http://127.0.0.1:3000/sso-auth" },
      { ...issuer.signIn(aPerson()), iss: "https://evil.example" },
      { ...issuer.signIn(aPerson()), iss: undefined },
    ]) {
      const answer = await api.call("POST /v1/auth/sso-auth", { body })
      expect([answer.status, answer.body.code]).toEqual([401, "sso.refused"])
    }
  })

  // spec: 2.sso-callbacks
  it("is possible on our own callback pages only", async () => {
    for (const redirectUri of [
      "http://127.0.0.1:3000/ja/auth/social-callback",
      "http://127.0.0.1:3000/en/login/callback",
    ])
      expect((await ssoAuth(aPerson(), { redirectUri })).status).toBe(200)
    for (const redirectUri of [
      "https://evil.example/auth/sso-auth",
      "http://127.0.0.1:3000.evil.example/auth/sso-auth",
      "http://127.0.0.1:3000@evil.example/auth/sso-auth",
      "http://127.0.0.1:3000/auth/sso-auth?next=https://evil.example",
      "http://127.0.0.1:3000/auth/sso-auth/../../article",
      "http://127.0.0.1:3000/fr/auth/sso-auth",
    ]) {
      const { status, body } = await ssoAuth(aPerson(), { redirectUri })
      expect([redirectUri, status, Object.keys(body.errors ?? {})]).toEqual([
        redirectUri,
        422,
        ["redirect_uri"],
      ])
    }
  })

  it("from an unknown service returns 404, and an incomplete response names its fields", async () => {
    expect((await ssoAuth(aPerson(), { provider: "elsewhere" })).status).toBe(404)
    const { status, body } = await api.call("POST /v1/auth/sso-auth", { body: {} })
    expect(status).toBe(422)
    expect(Object.keys(body.errors).sort()).toEqual([
      "code",
      "code_verifier",
      "provider",
      "redirect_uri",
      "state",
    ])
  })
})

describe("linking", () => {
  // spec: sign-in.linking
  it("requires the account's password", async () => {
    const person = aPerson()
    await createAccount(api.db, aStudent({ email: person.email ?? "" }))
    const { body } = await ssoAuth(person)
    const wrong = await link({ link_token: body.link_token, password: "not the password" })
    expect([wrong.status, wrong.body.code]).toEqual([401, "auth.invalid_credentials"])
    expect((await ssoAuth(person)).body.outcome).toBe("link_required")
    const right = await link({ link_token: body.link_token, password: TEST_PASSWORD })
    expect([right.status, right.body.refresh_token.expires_in]).toEqual([200, 1_209_600])
    expect((await ssoAuth(person)).body.outcome).toBe("signed_in")
  })

  it("works for an account under another address, given its password", async () => {
    const person = aPerson()
    const account = aStudent()
    await createAccount(api.db, account)
    const { body } = await ssoAuth(person)
    const linked = await link({
      link_token: body.registration_token,
      email: account.email,
      password: account.password,
    })
    expect((await user(linked.body.access_token.access_token)).body.email).toBe(account.email)
  })

  it("works once per token, before it expires, and not after five wrong passwords", async () => {
    const { person } = await aLinkedStudent()
    const other = aStudent()
    await createAccount(api.db, other)
    const proof = { email: other.email, password: other.password }
    const pending = async () => (await ssoAuth(aPerson())).body.registration_token as string

    const late = await pending()
    api.clock.advance(601)
    expect((await link({ link_token: late, ...proof })).body.code).toBe("sso.pending_expired")

    const guessed = await pending()
    for (let i = 0; i < 5; i++) await link({ link_token: guessed, ...proof, password: `guess ${i}` })
    expect((await link({ link_token: guessed, ...proof })).body.code).toBe("sso.pending_expired")

    const token = await pending()
    const answers = await Promise.all([1, 2, 3].map(() => link({ link_token: token, ...proof })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await link({ link_token: await pending(), ...proof })).body.code).toBe("sso.another_linked")
    expect((await ssoAuth(person)).body.outcome).toBe("signed_in")
  })

  it("names its missing fields", async () => {
    const { status, body } = await link({})
    expect([status, Object.keys(body.errors)]).toEqual([422, ["link_token", "password"]])
  })
})

describe("an account with a second factor", () => {
  async function guard(token: string) {
    const body = { password: TEST_PASSWORD }
    const { secret } = (await api.call("POST /v1/second-factor/totp", { token, body })).body
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now().getTime() })
    await api.call("POST /v1/second-factor/totp/confirm", { token, body: { code: code() } })
    api.clock.advance(60)
    return code
  }
  const prove = (challenge: string, code: string) =>
    api.call("POST /v1/auth/second-factor", { body: { challenge, code } })

  it("requires it for every sign-in method", async () => {
    const { person, token } = await aLinkedStudent()
    const code = await guard(token)
    const asked = await ssoAuth(person)
    expect([asked.status, asked.body.code]).toEqual([401, "auth.second_factor_required"])
    const { status, body } = await prove(asked.body.details.challenge, code())
    expect([status, body.refresh_token.expires_in]).toEqual([200, 1_209_600])
  })

  it("is linked only once the second factor is proven too", async () => {
    const person = aPerson()
    const { token, account } = await signedIn(api, aStudent({ email: person.email ?? "" }))
    const code = await guard(token)
    const { link_token } = (await ssoAuth(person)).body
    const asked = await link({ link_token, password: account.password })
    expect([asked.status, asked.body.code]).toEqual([401, "auth.second_factor_required"])
    expect((await ssoAuth(person)).body.outcome).toBe("link_required")
    expect((await prove(asked.body.details.challenge, code())).status).toBe(200)
    expect((await ssoAuth(person)).body.code).toBe("auth.second_factor_required")
  })
})

describe("an account without a password", () => {
  it("is changed by its owner shortly after signing in, and not later", async () => {
    const { token, account } = await aLinkedStudent()
    await api.db.autocommit.execute(sql`update users set password_hash = null where email = ${account.email}`)
    const start = () => api.call("POST /v1/second-factor/totp", { token, body: {} })
    expect((await user(token)).body.has_password).toBe(false)
    expect((await start()).status).toBe(200)
    api.clock.advance(601)
    expect((await start()).body.code).toBe("auth.sign_in_again")
    const change = { current_password: TEST_PASSWORD, password: "a train to Sendai at dawn" }
    expect((await api.call("PUT /v1/password", { token, body: change })).body.code).toBe("password.not_set")
    const login = { email: account.email, password: TEST_PASSWORD }
    expect((await api.call("POST /v1/auth/login", { body: login })).status).toBe(401)
  })
})

describe("signing out", () => {
  const notice = (claims: object) => ({
    jti: crypto.randomUUID(),
    events: { "http://schemas.openid.net/event/backchannel-logout": {} },
    ...claims,
  })
  const tell = (token: string, type = "application/x-www-form-urlencoded") =>
    api.call("POST /v1/auth/backchannel-logout", {
      rawBody: new URLSearchParams({ logout_token: token }).toString(),
      headers: { "Content-Type": type },
    })

  it("at the external service invalidates an unfinished sign-in from there", async () => {
    const newcomer = {
      sub: "half-way",
      sid: "half-way",
      email: "half-way@university.example",
      email_verified: true,
    }
    const other = {
      ...newcomer,
      sub: "also-half-way",
      sid: "also-half-way",
      email: "also@university.example",
    }
    const [one, two] = [(await ssoAuth(newcomer)).body, (await ssoAuth(other)).body]
    await tell(await issuer.sign(notice({ sub: newcomer.sub, sid: newcomer.sid })))
    const register = (registration_token: string) =>
      api.call("POST /v1/auth/sso-register", { body: { registration_token, name: "Sofia" } })
    expect((await register(one.registration_token)).body.code).toBe("sso.pending_expired")
    expect((await register(two.registration_token)).status).toBe(200)
  })

  it("at the external service ends that session here, and no other", async () => {
    const one = await aLinkedStudent()
    const second = (await ssoAuth({ ...one.person, sid: "another" })).body.access_token.access_token
    const other = await aLinkedStudent()
    const { status } = await tell(await issuer.sign(notice({ sub: one.person.sub, sid: one.person.sid })))
    expect(status).toBe(204)
    expect((await user(one.token)).status).toBe(401)
    expect((await api.call("POST /v1/auth/refresh", { token: one.refreshToken })).status).toBe(400)
    expect((await user(second)).status).toBe(200)
    expect((await user(other.token)).status).toBe(200)
  })

  it("at the external service without naming a session ends all of that person's", async () => {
    const { person, token } = await aLinkedStudent()
    const second = (await ssoAuth({ ...person, sid: "another" })).body.access_token.access_token
    const signed = await issuer.sign(notice({ sub: person.sub }))
    expect((await tell(signed)).status).toBe(204)
    expect((await user(token)).status).toBe(401)
    expect((await user(second)).status).toBe(401)
    const third = (await ssoAuth(person)).body.access_token.access_token
    expect((await tell(signed)).status).toBe(400) // a notice counts once
    expect((await user(third)).status).toBe(200)
  })

  it("is accepted only from the configured service, addressed to us, and recent", async () => {
    const { person, token } = await aLinkedStudent()
    const about = { sub: person.sub, sid: person.sid }
    const stranger = (await generateKeyPair("RS256")).privateKey
    for (const [why, forged] of [
      ["nonsense", "not a token"],
      ["another key", await issuer.sign(notice(about), "logout+jwt", stranger)],
      ["another issuer", await issuer.sign(notice({ ...about, iss: "https://evil.example" }))],
      ["another client", await issuer.sign(notice({ ...about, aud: "matching" }))],
      ["expired", await issuer.sign(notice({ ...about, exp: Math.floor(Date.now() / 1000) - 300 }))],
      ["an ID token", await issuer.sign({ ...about, jti: "x" })],
      ["with a nonce", await issuer.sign(notice({ ...about, nonce: "n" }))],
      ["without a subject", await issuer.sign(notice({}))],
    ] as const) {
      const { status, body } = await tell(forged)
      expect([why, status, body.code]).toEqual([why, 400, "sso.logout_invalid"])
    }
    expect((await user(token)).status).toBe(200)
  })

  it("notices are accepted as forms only, every other route as JSON only", async () => {
    expect((await tell("x", "application/json")).status).toBe(415)
    const { status } = await api.call("POST /v1/auth/login", {
      rawBody: "email=a%40b.example&password=x",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    })
    expect(status).toBe(415)
    const empty = await api.call("POST /v1/auth/backchannel-logout", {
      rawBody: "",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    })
    expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ["logout_token"]])
  })

  const endSession = async (token?: string, search = "", language = "en") =>
    (await api.call(`GET /v1/auth/end-session${search}`, { token, headers: { LanguageType: language } })).body
      .service

  // spec: sign-in.no-token-in-address
  it("here returns the URL to sign out there, without a token in it", async () => {
    const { token } = await aLinkedStudent()
    const service = await endSession(token)
    expect(service).toMatchObject({ key: "shirube-id", name: "Shirube ID", is_available: true })
    const url = new URL(service.url)
    expect(url.origin + url.pathname).toBe(`${issuer.issuer}/sign-out`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: "journal",
      post_logout_redirect_uri: `${api.config.publicUrl}/`,
      ui_locales: "en",
    })
    const local = await signedIn(api)
    expect(await endSession(local.token)).toBe(null)
  })

  it("returns to the reader's language", async () => {
    const { token } = await aLinkedStudent()
    const { url } = await endSession(token, "?prefix=ja", "ja")
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      post_logout_redirect_uri: `${api.config.publicUrl}/ja`,
      ui_locales: "ja",
    })
    expect((await api.call("GET /v1/auth/end-session?prefix=//evil.example")).status).toBe(422)
  })

  it("is possible there when the session here has already ended", async () => {
    expect(await endSession()).toMatchObject({ key: "shirube-id", url: expect.any(String) })
    expect(await endSession(undefined, "?provider=shirube-id")).toMatchObject({ key: "shirube-id" })
    expect(await endSession(undefined, "?provider=elsewhere")).toBe(null)
  })

  it("names the service that is down", async () => {
    const cut = await startTestApi({
      SSO_ISSUER: "http://127.0.0.1:1",
      SSO_CLIENT_ID: "x",
      SSO_CLIENT_SECRET: "x",
    })
    expect((await cut.call("GET /v1/auth/end-session")).body).toEqual({
      service: { key: "shirube-id", name: "Shirube ID", is_available: false, url: null },
    })
    await cut.stop()
  })
})
