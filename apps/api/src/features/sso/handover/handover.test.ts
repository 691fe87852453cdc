import { generateKeyPairSync } from "node:crypto"
import { createLocalJWKSet, jwtVerify } from "jose"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { signedIn } from "#api/testing/builders"

const sso = { SSO_ISSUER: "https://id.example", SSO_CLIENT_ID: "journal", SSO_CLIENT_SECRET: "x" }
let api: TestApi
beforeAll(async () => {
  api = await startTestApi(sso)
})
afterAll(() => api.stop())

const handover = (token?: string, on = api) =>
  on.call("POST /v1/auth/handover", { body: { to: "matching" }, token })

describe("the link to the matching service", () => {
  it("leads a visitor to the service itself", async () => {
    expect((await handover()).body).toEqual({ url: "https://id.example/matching" })
  })

  it("leads a user to the identity service with a token of one minute about them", async () => {
    const { token, id, account } = await signedIn(api)
    const url = new URL((await handover(token)).body.url)
    expect(url.origin + url.pathname).toBe("https://id.example/handover")
    expect(url.searchParams.get("to")).toBe("https://id.example/matching")
    const keys = createLocalJWKSet((await api.call("GET /v1/auth/keys")).body)
    const { payload } = await jwtVerify(url.searchParams.get("token") ?? "", keys, {
      issuer: api.config.publicUrl,
      audience: "https://id.example",
      algorithms: ["EdDSA"],
      currentDate: api.clock.now(),
    })
    expect(payload).toMatchObject({
      sub: id,
      email: account.email,
      email_verified: true,
      jti: expect.any(String),
      exp: (payload.iat ?? 0) + 60,
    })
  })

  it("carries another token each time, and never the session's own", async () => {
    const { token } = await signedIn(api)
    const [one, two] = await Promise.all([handover(token), handover(token)])
    expect(one.body.url).not.toBe(two.body.url)
    expect(one.body.url).not.toContain(token)
    const stolen = new URL(one.body.url).searchParams.get("token") ?? ""
    expect((await api.call("GET /v2/user", { token: stolen })).status).toBe(401)
  })

  it("is a 404 in words where no matching service is configured, and a 422 for anything else", async () => {
    const plain = await startTestApi()
    const { status, body } = await handover(undefined, plain)
    expect([status, body.code]).toEqual([404, "handover.not_configured"])
    await plain.stop()
    expect((await api.call("POST /v1/auth/handover", { body: { to: "https://evil.example" } })).status).toBe(
      422,
    )
  })
})

describe("the published keys", () => {
  it("hold nothing private and stay the same over restarts", async () => {
    const again = await startTestApi(sso)
    const [before, after] = await Promise.all([
      api.call("GET /v1/auth/keys"),
      again.call("GET /v1/auth/keys"),
    ])
    await again.stop()
    expect(before.body).toEqual(after.body)
    expect(Object.keys(before.body.keys[0]).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x"])
  })

  it("follow the configured key", async () => {
    const { privateKey } = generateKeyPairSync("ed25519")
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString().replaceAll("\n", "\\n")
    const keyed = await startTestApi({ ...sso, HANDOVER_KEY: pem })
    const { x } = privateKey.export({ format: "jwk" })
    expect((await keyed.call("GET /v1/auth/keys")).body.keys).toMatchObject([{ x }])
    await keyed.stop()
  })
})
