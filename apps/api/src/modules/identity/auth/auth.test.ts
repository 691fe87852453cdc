import { ACCESS_TOKEN_SECONDS } from "@shirube/vocabulary/product"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { namedId } from "#api/kernel/db/ids"
import { createAccessTokens } from "#api/kernel/security/session"
import { startTestApi, type TestApi } from "#api/testing/api"
import { createAccount } from "../accounts/service.ts"
import { aStudent, signedIn, TEST_PASSWORD } from "./builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  api.call("POST /v1/auth/login", { body: { email, password }, headers, language: "en" })
const refresh = (token: string) => api.call("POST /v1/auth/refresh", { token })
const user = (token: string) => api.call("GET /v2/user", { token })

describe("signing in with e-mail and password", () => {
  // spec: 3.token, 6.strategies, 7.login
  it("returns tokens of exactly the specified shape and lifetimes", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    const { status, body } = await login(account.email, account.password)
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: { access_token: expect.any(String), token_type: "Bearer", expires_in: 86_400 },
      refresh_token: { refresh_token: expect.any(String), expires_in: 7_776_000 },
    })
  })

  it("ignores the address's capitalisation and accepts full-width letters in the password", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    expect((await login(account.email.toUpperCase(), account.password)).status).toBe(200)
    expect((await login(account.email, account.password.replace("c", "ｃ"))).status).toBe(200)
  })

  // spec: sign-in.enumeration
  it("returns the same error for an unknown address and a wrong password", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    const wrong = await login(account.email, "not the password")
    const unknown = await login("unknown@university.example", TEST_PASSWORD)
    const comparable = ({ status, body }: typeof wrong) => ({ status, ...body, request_id: "" })
    expect(wrong.status).toBe(401)
    expect(comparable(wrong)).toEqual(comparable(unknown))
  })

  it("refuses an empty form and names the fields", async () => {
    const { status, body } = await api.call("POST /v1/auth/login", { body: {} })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(["email", "password"])
  })
})

describe("the signed-in user", () => {
  // spec: 3.user, 7.user
  it("reads their own account", async () => {
    const { token, account } = await signedIn(
      api,
      aStudent({ isVerified: true, registerStep: "/sign-up/career-info" }),
    )
    const { status, body } = await user(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      email: account.email,
      role: "student",
      is_verified: true,
      strategy: "local",
      registration: { is_finished: false, next_path: "/sign-up/career-info" },
    })
    expect(JSON.stringify(body)).not.toContain("argon2")
  })

  // spec: 9.access-lifetime
  it("is refused once the access token is a day old", async () => {
    const { token } = await signedIn(api)
    api.clock.advance(86_399)
    expect((await user(token)).status).toBe(200)
    api.clock.advance(2)
    expect((await user(token)).status).toBe(401)
  })
})

describe("refreshing", () => {
  // spec: 7.refresh
  it("returns the same shape and invalidates the old token", async () => {
    const { refreshToken } = await signedIn(api)
    const { status, body } = await refresh(refreshToken)
    expect(status).toBe(200)
    expect(body.refresh_token).toEqual({ refresh_token: expect.any(String), expires_in: 7_776_000 })
    expect(body.refresh_token.refresh_token).not.toBe(refreshToken)
    expect((await user(body.access_token.access_token)).status).toBe(200)
  })

  // spec: sign-in.refresh-reuse
  it("with a token used before ends the whole family", async () => {
    const { refreshToken } = await signedIn(api)
    const { body } = await refresh(refreshToken)
    const reused = await refresh(refreshToken)
    expect([reused.status, reused.body.code]).toEqual([400, "auth.refresh_invalid"])
    expect((await refresh(body.refresh_token.refresh_token)).status).toBe(400)
    expect((await user(body.access_token.access_token)).status).toBe(401)
  })

  // spec: sign-in.refresh-retry
  describe("retried with the same idempotency key after a lost response", () => {
    const retry = { "Idempotency-Key": "an-exchange-of-this-test" }
    const exchange = (token: string, headers: Record<string, string> = retry) =>
      api.call("POST /v1/auth/refresh", { token, headers })

    it("returns valid tokens, any number of times", async () => {
      const { refreshToken } = await signedIn(api)
      await exchange(refreshToken)
      await exchange(refreshToken)
      const { status, body } = await exchange(refreshToken)
      expect(status).toBe(200)
      expect((await user(body.access_token.access_token)).status).toBe(200)
      expect((await refresh(body.refresh_token.refresh_token)).status).toBe(200)
    })

    it("ends the session if the lost tokens are used after all", async () => {
      const { refreshToken } = await signedIn(api)
      const lost = await exchange(refreshToken)
      const { body } = await exchange(refreshToken)
      expect((await refresh(lost.body.refresh_token.refresh_token)).status).toBe(400)
      expect((await user(body.access_token.access_token)).status).toBe(401)
    })

    it("ends the session with another key or a short one, once the new token is used, and after ten minutes", async () => {
      const otherwise: Record<string, (token: string) => Promise<unknown>> = {
        "another key": () => Promise.resolve(),
        "a used successor": async (successor) => refresh(successor),
        "ten minutes": async () => api.clock.advance(601),
      }
      for (const [name, happens] of Object.entries(otherwise)) {
        const { refreshToken } = await signedIn(api)
        const { body } = await exchange(refreshToken)
        await happens(body.refresh_token.refresh_token)
        const headers = name === "another key" ? { "Idempotency-Key": "of-another-client-altogether" } : retry
        expect((await exchange(refreshToken, headers)).status, name).toBe(400)
        expect((await user(body.access_token.access_token)).status, name).toBe(401)
      }
      const { refreshToken } = await signedIn(api)
      await exchange(refreshToken, { "Idempotency-Key": "short" })
      expect((await exchange(refreshToken, { "Idempotency-Key": "short" })).status).toBe(400)
    })

    it("concurrently leaves one pair of tokens valid", async () => {
      const { refreshToken } = await signedIn(api)
      const answers = await Promise.all(Array.from({ length: 4 }, () => exchange(refreshToken)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect((await exchange(refreshToken)).status).toBe(200)
    })
  })

  it("twice at the same moment succeeds once at most", async () => {
    const { refreshToken } = await signedIn(api)
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken), refresh(refreshToken)])
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  // spec: 9.refresh-lifetime-local, sign-in.refresh-expiry
  it("is refused after 90 days", async () => {
    const { refreshToken } = await signedIn(api)
    api.clock.advance(7_776_000)
    expect((await refresh(refreshToken)).status).toBe(400)
  })

  it("is refused with a made-up token", async () => {
    expect((await refresh("nonsense")).status).toBe(400)
  })
})

describe("signing out", () => {
  // spec: 7.logout
  it("ends the session on the server at once, and only this one", async () => {
    const account = aStudent()
    const here = await signedIn(api, account)
    const there = await login(account.email, account.password)
    expect((await api.call("POST /v1/auth/logout", { token: here.token })).status).toBe(204)
    expect((await user(here.token)).status).toBe(401)
    expect((await refresh(here.refreshToken)).status).toBe(400)
    expect((await user(there.body.access_token.access_token)).status).toBe(200)
  })
})

describe("a change of the secret that signs access tokens", () => {
  const secrets = { current: Buffer.from("a newer secret, only for these tests"), previous: undefined }

  it("keeps everyone signed in while the previous secret is configured", async () => {
    const { token } = await signedIn(api)
    const { current: previous } = api.config.accessTokenSecrets
    const [both, newerAlone] = [{ ...secrets, previous }, secrets].map((each) =>
      createAccessTokens(each, api.clock),
    )
    expect(await both?.sessionOf(token)).toBe(await api.accessTokens.sessionOf(token))
    expect(await newerAlone?.sessionOf(token)).toBeUndefined()
    const newToken = (await both?.sign(namedId("a session"))) ?? ""
    expect(await newerAlone?.sessionOf(newToken)).toBe("a session")
    api.clock.advance(ACCESS_TOKEN_SECONDS)
    expect(await both?.sessionOf(token)).toBeUndefined()
  })

  it("keeps the refresh token valid, so that a browser renews its session", async () => {
    const { account } = await signedIn(api)
    const { body } = await login(account.email, account.password)
    const stranger = await createAccessTokens(secrets, api.clock).sign(namedId("a session"))
    const refused = await user(stranger)
    expect([refused.status, refused.body.code]).toEqual([401, "auth.required"])
    expect((await refresh(body.refresh_token.refresh_token)).status).toBe(200)
  })
})
