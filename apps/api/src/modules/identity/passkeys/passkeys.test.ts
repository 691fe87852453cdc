import { Secret, TOTP } from "otpauth"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { anAuthenticator } from "#api/testing/authenticator"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: "http://localhost:3000" })
})
afterAll(() => api.stop())

const SITE = { origin: "http://localhost:3000", rpId: "localhost" }
const options = async (token: string, password: string) =>
  (await api.call("POST /v1/passkeys/options", { token, body: { password } })).body
const add = (token: string, credential: object, name?: string) =>
  api.call("POST /v1/passkeys", { token, body: { credential, name } })
const requestOptions = async () => (await api.call("POST /v1/auth/passkey-options")).body
const signIn = (credential: object, challenge?: string) =>
  api.call("POST /v1/auth/passkey", { body: { credential, challenge } })
const login = ({ email, password }: { email: string; password: string }) =>
  api.call("POST /v1/auth/login", { body: { email, password } })
const user = (token: string) => api.call("GET /v2/user", { token })

async function withPasskey(account = aStudent()) {
  const person = await signedIn(api, account)
  const authenticator = anAuthenticator(SITE)
  const credential = authenticator.create(await options(person.token, account.password))
  const { body } = await add(person.token, credential, "My phone")
  return { ...person, authenticator, id: body.passkey.id as string, codes: body.recovery_codes as string[] }
}

describe("registering a passkey", () => {
  it("requires the password", async () => {
    const { token } = await signedIn(api)
    const { status, body } = await api.call("POST /v1/passkeys/options", { token, body: {} })
    expect([status, body.code]).toEqual([422, "password.wrong"])
    expect(Object.keys((await add(token, {})).body.errors)).toContain("credential.client_data_json")
  })

  it("returns the browser's options, and excludes known passkeys", async () => {
    const { token, account } = await withPasskey()
    const offered = await options(token, account.password)
    expect(offered).toMatchObject({
      rp: { id: "localhost", name: "Shirube" },
      user: { name: account.email, display_name: account.name },
      authenticator_selection: { resident_key: "required", user_verification: "required" },
      exclude_credentials: [{ type: "public-key", transports: ["internal"] }],
    })
  })

  it("returns recovery codes with the first passkey only", async () => {
    const { token, account, codes } = await withPasskey()
    expect(codes).toHaveLength(10)
    api.clock.advance(1)
    const second = anAuthenticator(SITE).create(await options(token, account.password))
    const { status, body } = await add(token, second)
    expect([status, body.recovery_codes]).toEqual([201, null])
    const { items } = (await api.call("GET /v1/passkeys", { token })).body
    expect(items.map(({ name }: { name: string }) => name)).toEqual(["My phone", "Unknown device"])
  })

  it("is refused for another site, another page, without verifying the user, or twice", async () => {
    const { token, account } = await signedIn(api)
    const offer = () => options(token, account.password)
    const authenticator = anAuthenticator(SITE)
    for (const wishes of [
      { origin: "http://evil.example" },
      { rpId: "evil.example" },
      { isUserVerified: false },
    ]) {
      const { status, body } = await add(token, authenticator.create(await offer(), wishes))
      expect([status, body.code]).toEqual([422, "passkey.refused"])
    }
    const once = await offer()
    expect((await add(token, authenticator.create(once))).status).toBe(201)
    expect((await add(token, anAuthenticator(SITE).create(once))).body.code).toBe("passkey.refused")
    expect((await add(token, authenticator.create(await offer()))).body.code).toBe("passkey.already_known")
  })

  // spec: sign-in.foreign-credentials
  it("is refused with another person's challenge, an old one or a made-up one", async () => {
    const one = await signedIn(api)
    const other = await signedIn(api)
    const foreign = await options(other.token, other.account.password)
    expect((await add(one.token, anAuthenticator(SITE).create(foreign))).body.code).toBe("passkey.refused")
    const old = await options(one.token, one.account.password)
    api.clock.advance(601)
    expect((await add(one.token, anAuthenticator(SITE).create(old))).body.code).toBe("passkey.refused")
    const made = { challenge: "A".repeat(43), user: { id: "AAAA" } }
    expect((await add(one.token, anAuthenticator(SITE).create(made))).body.code).toBe("passkey.refused")
  })
})

describe("signing in with a passkey", () => {
  // spec: sign-in.passkey
  it("opens a local session without asking for anything else", async () => {
    const { authenticator, account, token } = await withPasskey()
    const { status, body } = await signIn(authenticator.get(await requestOptions()))
    expect([status, body.refresh_token.expires_in]).toEqual([200, 7_776_000])
    expect((await user(body.access_token.access_token)).body).toMatchObject({
      email: account.email,
      strategy: "local",
    })
    const { items } = (await api.call("GET /v1/passkeys", { token })).body
    expect(items[0].last_used_at).toEqual(expect.any(String))
  })

  it("works once per challenge, also concurrently, and before it expires", async () => {
    const { authenticator } = await withPasskey()
    const offer = await requestOptions()
    const credential = authenticator.get(offer)
    const answers = await Promise.all([1, 2, 3].map(() => signIn(credential)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const late = await requestOptions()
    api.clock.advance(601)
    expect((await signIn(authenticator.get(late))).body.code).toBe("passkey.refused")
  })

  it("is refused for every mismatch", async () => {
    const { authenticator } = await withPasskey()
    const stranger = anAuthenticator(SITE)
    const other = await withPasskey()
    const fresh = requestOptions
    const handle = Buffer.from(other.id).toString("base64url")
    for (const [why, credential] of [
      ["another site", authenticator.get(await fresh(), { origin: "http://evil.example" })],
      ["another page", authenticator.get(await fresh(), { rpId: "evil.example" })],
      ["not verified", authenticator.get(await fresh(), { isUserVerified: false })],
      ["a copy with an old counter", authenticator.get(await fresh(), { counter: 1 })],
      ["another person's handle", authenticator.get(await fresh(), { userHandle: handle })],
      ["never registered", stranger.get(await fresh(), { userHandle: "AAAA" })],
      ["another signature", { ...authenticator.get(await fresh()), signature: "AAAA" }],
      [
        "nonsense",
        { ...authenticator.get(await fresh()), client_data_json: "AAAA", authenticator_data: "AAAA" },
      ],
    ] as const) {
      const { status, body } = await signIn(credential)
      expect([why, status, body.code]).toEqual([why, 422, "passkey.refused"])
    }
    expect((await api.call("POST /v1/auth/passkey", { body: {} })).status).toBe(422)
  })

  it("finishes a sign-in that requires a second factor, for the same person only", async () => {
    const { authenticator, account } = await withPasskey()
    const asked = await login(account)
    expect(asked.body.details.methods).toEqual(["passkey", "recovery_code"])
    const other = await withPasskey()
    const foreign = await signIn(
      other.authenticator.get(await requestOptions()),
      asked.body.details.challenge,
    )
    expect([foreign.status, foreign.body.code]).toEqual([409, "auth.challenge_expired"])
    const own = await signIn(authenticator.get(await requestOptions()), asked.body.details.challenge)
    expect(own.status).toBe(200)
  })

  it("can be replaced by a recovery code when the device is lost", async () => {
    const { account, codes } = await withPasskey()
    const { challenge } = (await login(account)).body.details
    const body = { challenge, recovery_code: codes[0] }
    expect((await api.call("POST /v1/auth/second-factor", { body })).status).toBe(200)
  })
})

describe("a member's passkeys", () => {
  const rename = (token: string, id: string, name: string) =>
    api.call(`PATCH /v1/passkeys/${id}`, { token, body: { name } })
  const remove = (token: string, id: string, password?: string) =>
    api.call(`DELETE /v1/passkeys/${id}`, { token, body: { password } })

  it("can be renamed and removed by their owner", async () => {
    const { token, id, account, authenticator } = await withPasskey()
    expect((await rename(token, id, " ")).status).toBe(422)
    expect((await rename(token, id, "Work laptop")).body.name).toBe("Work laptop")
    expect((await remove(token, id)).body.code).toBe("password.wrong")
    expect((await remove(token, id, account.password)).status).toBe(204)
    expect((await remove(token, id, account.password)).status).toBe(404)
    expect((await signIn(authenticator.get(await requestOptions()))).status).toBe(422)
    expect((await login(account)).status).toBe(200)
  })

  // spec: sign-in.foreign-credentials
  it("cannot be seen, renamed or removed by anyone else", async () => {
    const { id, authenticator } = await withPasskey()
    const other = await signedIn(api)
    expect((await rename(other.token, id, "Mine now")).status).toBe(404)
    expect((await remove(other.token, id, other.account.password)).status).toBe(404)
    expect((await api.call("GET /v1/passkeys", { token: other.token })).body.items).toEqual([])
    expect((await signIn(authenticator.get(await requestOptions()))).status).toBe(200)
  })

  it("count as an editor's second factor", async () => {
    const account = aStudent({ role: "editor" })
    const { token } = await withPasskey(account)
    expect((await api.call("GET /v1/sessions", { token })).status).toBe(200)
    expect((await user(token)).body.requires_second_factor).toBe(false)
  })

  it("keep the recovery codes valid as long as any factor is left", async () => {
    const { token, id, account } = await withPasskey()
    const start = await api.call("POST /v1/second-factor/totp", {
      token,
      body: { password: account.password },
    })
    const code = new TOTP({ secret: Secret.fromBase32(start.body.secret) }).generate({
      timestamp: api.clock.now().getTime(),
    })
    await api.call("POST /v1/second-factor/totp/confirm", { token, body: { code } })
    await remove(token, id, account.password)
    const left = async () => (await api.call("GET /v1/second-factor", { token })).body.recovery_codes_left
    expect(await left()).toBe(10)
    await api.call("DELETE /v1/second-factor/totp", { token, body: { password: account.password } })
    expect(await left()).toBe(0)
  })
})
