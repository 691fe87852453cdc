import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/db/client"
import { aStudent, signedIn } from "#api/features/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { createAccount } from "../accounts/service.ts"
import { purgeAuditEntries } from "./jobs.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const entries = () =>
  rows<{ event: string; user_id: string | null; ip_digest: string; user_agent: string }>(
    api.db.autocommit,
    sql`select event, user_id, ip_digest, user_agent, details from audit_entries order by id`,
  )

describe("the audit log", () => {
  it("tells who did what, and holds neither passwords nor addresses", async () => {
    const account = aStudent()
    const id = await createAccount(api.db, account)
    const headers = { "x-client-ip": "203.0.113.99", "User-Agent": "A Browser" }
    const login = (password: string) =>
      api.call("POST /v1/auth/login", { body: { email: account.email, password }, headers })
    await login("a wrong password")
    const { token } = { token: (await login(account.password)).body.access_token.access_token }
    await api.call("PUT /v1/password", {
      token,
      headers,
      body: { current_password: account.password, password: "a train to Sendai at dawn" },
    })
    await api.call("POST /v1/sessions/end-others", { token, headers })
    await api.call("POST /v1/auth/logout", { token, headers })
    const told = (await entries()).filter(({ user_id }) => user_id === id)
    expect(told.map(({ event }) => event)).toEqual([
      "sign_in.failed",
      "sign_in.succeeded",
      "password.changed",
      "session.others_ended",
      "session.ended",
    ])
    expect(new Set(told.map(({ ip_digest }) => ip_digest)).size).toBe(1)
    const text = JSON.stringify(told)
    for (const secret of [account.email, account.password, "a wrong password", "203.0.113.99", token])
      expect(text).not.toContain(secret)
    expect(text).toContain("A Browser")
  })

  it("remembers a failed sign-in with an address that nobody has", async () => {
    const before = (await entries()).length
    await api.call("POST /v1/auth/login", { body: { email: "nobody@university.example", password: "x" } })
    expect((await entries()).slice(before)).toMatchObject([{ event: "sign_in.failed", user_id: null }])
  })

  it("remembers a refresh token that came back", async () => {
    const { refreshToken, id } = await signedIn(api)
    await api.call("POST /v1/auth/refresh", { token: refreshToken })
    await api.call("POST /v1/auth/refresh", { token: refreshToken })
    expect((await entries()).filter(({ user_id }) => user_id === id).at(-1)?.event).toBe(
      "session.stolen_token",
    )
  })

  it("forgets after a year", async () => {
    api.clock.advance(366 * 86_400)
    await signedIn(api)
    await purgeAuditEntries(api).run({})
    expect((await entries()).map(({ event }) => event)).toEqual(["sign_in.succeeded"])
  })
})
