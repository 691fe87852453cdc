import { describe, expect, test } from "vitest"
import { parseCookies } from "../browser/cookies.ts"
import { isOfStudentStrategy, readAuth, sessionStatus } from "./state.ts"
import { authFromTokens, forgetAuth, storeAuth } from "./write-state.ts"

const now = Date.UTC(2026, 3, 1)
const tokens = {
  accessToken: { accessToken: "access", tokenType: "Bearer", expiresIn: 86400 },
  refreshToken: { refreshToken: "refresh", expiresIn: 7_776_000 },
} as const
const auth = authFromTokens(tokens, "local", now)
const jar = (lines: string[]) => lines.map((line) => line.split(";")[0]).join("; ")

describe("the stored auth state", () => {
  // spec: 3.auth-state, 9.auth-cookies
  test("has one cookie per value, named by strategy, with expiry in milliseconds", () => {
    expect({ ...parseCookies(jar(storeAuth(auth, { secure: true }))) }).toEqual({
      "auth.strategy": "local",
      "auth._token.local": "access",
      "auth._token_expiration.local": String(now + 86_400_000),
      "auth._refresh_token.local": "refresh",
      "auth._refresh_token_expiration.local": String(now + 7_776_000_000),
    })
    for (const line of storeAuth(auth, { secure: true })) {
      expect(line).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/)
    }
  })
  test("is read back as stored", () => {
    expect(readAuth(parseCookies(jar(storeAuth(auth, { secure: false }))))).toEqual(auth)
  })
  test("is removed completely", () => {
    expect(forgetAuth({ lang: "ja", "auth.strategy": "sso", "auth._old": "1" }, { secure: false })).toEqual([
      "auth.strategy=; Path=/; Max-Age=0; SameSite=Lax",
      "auth._old=; Path=/; Max-Age=0; SameSite=Lax",
    ])
  })
})

describe("a session", () => {
  // spec: 6.strategies
  test("is none without a strategy or with an unknown one", () => {
    expect(sessionStatus(readAuth({}), now)).toBe("none")
    expect(sessionStatus(readAuth({ "auth.strategy": "magic" }), now)).toBe("none")
  })
  // spec: 6.student-strategy
  test("is none for the student strategy, which cannot sign in", () => {
    const cookies = { "auth.strategy": "student" }
    expect([isOfStudentStrategy(cookies), sessionStatus(readAuth(cookies), now)]).toEqual([true, "none"])
    expect([isOfStudentStrategy({}), isOfStudentStrategy({ "auth.strategy": "sso" })]).toEqual([false, false])
  })
  test("is active, then stale, then over", () => {
    expect(sessionStatus(auth, now)).toBe("active")
    expect(sessionStatus(auth, now + 86_400_000)).toBe("stale")
    expect(sessionStatus(auth, now + 7_776_000_000)).toBe("over")
  })
  test("is over with a token that is not valid in a header, which is never sent", () => {
    const cookies = parseCookies(jar(storeAuth(auth, { secure: false })))
    for (const nonsense of ["しるべ", "re\u0000fresh", "re fresh", "é"]) {
      const found = readAuth({ ...cookies, "auth._refresh_token.local": nonsense })
      expect([found?.refreshToken, sessionStatus(found, now)]).toEqual(["", "over"])
      const renewable = readAuth({ ...cookies, "auth._token.local": nonsense })
      expect([renewable?.accessToken, sessionStatus(renewable, now)]).toEqual(["", "stale"])
    }
  })
  test("is over with malformed numbers", () => {
    expect(
      sessionStatus(
        readAuth({
          "auth.strategy": "local",
          "auth._token.local": "a",
          "auth._refresh_token.local": "r",
          "auth._refresh_token_expiration.local": "soon",
        }),
        now,
      ),
    ).toBe("over")
  })
})
