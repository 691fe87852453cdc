import { generateKeyPairSync } from "node:crypto"
import { consentVersions } from "@shirube/vocabulary/people/consents/kinds"
import { sql } from "drizzle-orm"
import { createLocalJWKSet, jwtVerify } from "jose"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aSenpai } from "#api/modules/community/forum/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { someNames } from "#api/modules/people/profile/builders"
import { startTestApi, type TestApi } from "#api/testing/api"

const sso = { SSO_ISSUER: "https://id.example", SSO_CLIENT_ID: "journal", SSO_CLIENT_SECRET: "x" }
let api: TestApi
beforeAll(async () => {
  api = await startTestApi(sso)
})
afterAll(() => api.stop())

function aKey() {
  const { privateKey } = generateKeyPairSync("ed25519")
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString().replaceAll("\n", "\\n")
  return { pem, x: privateKey.export({ format: "jwk" }).x }
}

const state = "what-this-browser-was-given"
const handover = (token?: string, more: object = {}, on = api) =>
  on.call("POST /v1/auth/handover", { body: { to: "matching", ...more }, token })

/** Verifies the token as the identity service would. */
async function claimsIn(address: string) {
  const url = new URL(address)
  expect(url.origin + url.pathname).toBe("https://id.example/handover")
  expect(url.searchParams.get("to")).toBe("https://id.example/matching")
  const keys = createLocalJWKSet((await api.call("GET /v1/auth/keys")).body)
  const { payload } = await jwtVerify(url.searchParams.get("token") ?? "", keys, {
    issuer: api.config.publicUrl,
    audience: "https://id.example",
    algorithms: ["EdDSA"],
    currentDate: api.clock.now(),
  })
  expect(payload).toMatchObject({ jti: expect.any(String), nonce: state, exp: (payload.iat ?? 0) + 60 })
  return payload
}

describe("the link to the matching service", () => {
  // spec: 6.redirect-helper
  it("leads a visitor to the service itself", async () => {
    expect((await handover()).body).toEqual({ url: "https://id.example/matching" })
    expect((await handover(undefined, { state })).body).toEqual({ url: "https://id.example/matching" })
  })

  // spec: sign-in.no-token-in-address
  it("starts at the identity service, without a token, and returns to the reader's page", async () => {
    const returnTo = `${api.config.publicUrl}/ja/jportmatch-company-list`
    const { token } = await signedIn(api)
    for (const answer of [
      await handover(token, { return_to: returnTo }),
      await handover(undefined, { return_to: returnTo, strategy: "student" }),
    ])
      expect(Object.fromEntries(new URL(answer.body.url).searchParams)).toEqual({
        client_id: "journal",
        to: "https://id.example/matching",
        return_to: returnTo,
      })
    for (const elsewhere of [
      "https://evil.example/jportmatch-company-list",
      `${api.config.publicUrl}/article`,
    ])
      expect((await handover(token, { return_to: elsewhere })).status).toBe(422)
  })

  // spec: 6.redirect-helper, 7.identity-token
  it("leads a user to the identity service with a one-minute token about them", async () => {
    const { token, id, account } = await signedIn(api)
    const claims = await claimsIn((await handover(token, { state })).body.url)
    expect(claims).toMatchObject({ sub: id, email: account.email, email_verified: true })
  })

  it("carries role, verification, consent and language, and no further personal data", async () => {
    const people = [
      { account: aStudent(), role: "student", verified: false },
      { account: aStudent({ isVerified: true }), role: "student", verified: true },
      { account: aSenpai(), role: "senpai", verified: false },
      { account: aStudent({ role: "company" }), role: "company", verified: false },
      { account: anEditor(), role: "editor", verified: false },
    ]
    for (const { account, role, verified } of people) {
      const { token } = await signedIn(api, account)
      const claims = await claimsIn((await handover(token, { state }, api)).body.url)
      expect(claims).toMatchObject({ role, verified, consent: null, locale: "en" })
      expect(Object.keys(claims).toSorted()).toEqual(
        [
          ...["aud", "exp", "iat", "iss", "jti", "nonce", "sub"],
          ...["consent", "email", "email_verified", "locale", "name", "role", "verified"],
        ].toSorted(),
      )
    }
  })

  it("carries the consent from the first token after it is given to the last before it is withdrawn", async () => {
    const { token } = await signedIn(api, aStudent({ isVerified: true }))
    const consent = async () => (await claimsIn((await handover(token, { state })).body.url)).consent
    const say = (isGiven: boolean) =>
      api.call("PUT /v1/consents/matching", { token, body: { is_given: isGiven } })
    expect(await consent()).toBeNull()
    await api.call("PUT /v1/profile/names", { token, body: someNames() })
    expect((await say(true)).status).toBe(200)
    expect(await consent()).toBe(consentVersions.matching)
    expect((await say(false)).status).toBe(200)
    expect(await consent()).toBeNull()
  })

  it("reflects the end of a verification at once", async () => {
    const { token, id } = await signedIn(api, aStudent({ isVerified: true }))
    const verified = async () => (await claimsIn((await handover(token, { state })).body.url)).verified
    expect(await verified()).toBe(true)
    await api.db.autocommit.execute(sql`update users set is_verified = false where id = ${id}`)
    expect(await verified()).toBe(false)
  })

  it("carries the reader's language", async () => {
    const { token } = await signedIn(api)
    const { body } = await api.call("POST /v1/auth/handover", {
      token,
      body: { to: "matching", state },
      language: "ja",
    })
    expect(await claimsIn(body.url)).toMatchObject({ locale: "ja" })
    expect(new URL(body.url).searchParams.get("ui_locales")).toBe("ja")
  })

  // spec: 6.student-strategy, 6.redirect-helper
  it("leads an unknown student there too, with a token about this site and no person", async () => {
    const claims = await claimsIn((await handover(undefined, { state, strategy: "student" })).body.url)
    expect(Object.keys(claims).sort()).toEqual(["aud", "exp", "iat", "iss", "jti", "nonce", "sub"])
    expect(claims.sub).toBe("journal")
    expect((await handover(undefined, { strategy: "local" })).status).toBe(422)
  })

  it("leaves out an unconfirmed address", async () => {
    const { token, id } = await signedIn(api)
    await api.db.autocommit.execute(sql`update users set email_confirmed_at = null where id = ${id}`)
    const claims = await claimsIn((await handover(token, { state })).body.url)
    expect([claims.sub, claims.email, claims.name]).toEqual(["journal", undefined, undefined])
    expect(claims).toMatchObject({ role: "student", verified: false, consent: null })
  })

  it("carries a new token each time, and never the session's own", async () => {
    const { token } = await signedIn(api)
    const [one, two] = await Promise.all([handover(token, { state }), handover(token, { state })])
    expect(one.body.url).not.toBe(two.body.url)
    expect(one.body.url).not.toContain(token)
    const stolen = new URL(one.body.url).searchParams.get("token") ?? ""
    expect((await api.call("GET /v2/user", { token: stolen })).status).toBe(401)
  })

  it("returns 404 with a message if no matching service is configured, and 422 for invalid input", async () => {
    const plain = await startTestApi()
    const { status, body } = await handover(undefined, {}, plain)
    expect([status, body.code]).toEqual([404, "handover.not_configured"])
    await plain.stop()
    expect((await api.call("POST /v1/auth/handover", { body: { to: "https://evil.example" } })).status).toBe(
      422,
    )
  })
})

describe("the published keys", () => {
  it("contain nothing private and stay the same over restarts", async () => {
    const again = await startTestApi(sso)
    const [before, after] = await Promise.all([
      api.call("GET /v1/auth/keys"),
      again.call("GET /v1/auth/keys"),
    ])
    await again.stop()
    expect(before.body).toEqual(after.body)
    expect(Object.keys(before.body.keys[0]).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x"])
  })

  it("follow the configured key, and include the previous one while it is configured", async () => {
    const [now, before] = [aKey(), aKey()]
    const keyed = await startTestApi({ ...sso, HANDOVER_KEY: now.pem, HANDOVER_KEY_PREVIOUS: before.pem })
    expect((await keyed.call("GET /v1/auth/keys")).body.keys).toMatchObject([{ x: now.x }, { x: before.x }])
    await keyed.stop()
  })

  it("follow a change of the encryption key in the same way", async () => {
    const ENCRYPTION_KEY = "another key for these tests, long enough"
    const ENCRYPTION_KEY_PREVIOUS = Buffer.from(api.config.encryptionKeys.current).toString()
    const changed = await startTestApi({ ...sso, ENCRYPTION_KEY, ENCRYPTION_KEY_PREVIOUS })
    const { keys } = (await changed.call("GET /v1/auth/keys")).body
    await changed.stop()
    expect(keys).toHaveLength(2)
    expect(keys[1]).toEqual((await api.call("GET /v1/auth/keys")).body.keys[0])
  })
})
