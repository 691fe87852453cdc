import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { createAccount } from "../accounts/service.ts"
import { deviceOf } from "./policy.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const CHROME_ON_WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36"
const SAFARI_ON_IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1"

async function login(account: { email: string; password: string }, userAgent: string) {
  const { email, password } = account
  const { body } = await api.call("POST /v1/auth/login", {
    body: { email, password },
    headers: { "User-Agent": userAgent },
  })
  return {
    token: body.access_token.access_token as string,
    refreshToken: body.refresh_token.refresh_token as string,
  }
}
const list = async (token: string, language: "en" | "ja" = "en") =>
  (await api.call("GET /v1/sessions", { token, language })).body.items as {
    id: string
    device: string
    is_current: boolean
  }[]
const end = (token: string, id: string) => api.call(`DELETE /v1/sessions/${id}`, { token })
const user = (token: string) => api.call("GET /v2/user", { token })

describe("a member's sessions", () => {
  it("are listed with readable device names, this one first", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    const here = await login(account, CHROME_ON_WINDOWS)
    api.clock.advance(60)
    await login(account, SAFARI_ON_IPHONE)
    expect(await list(here.token)).toMatchObject([
      { device: "Chrome on Windows", form: "computer", strategy: "local", is_current: true },
      { device: "Safari on iPhone", form: "phone", strategy: "local", is_current: false },
    ])
    expect((await list(here.token, "ja"))[0]?.device).toBe("WindowsのChrome")
  })

  it("are not listed once ended or expired", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    await login(account, CHROME_ON_WINDOWS)
    api.clock.advance(7_776_000)
    const fresh = await login(account, CHROME_ON_WINDOWS)
    const ended = await login(account, SAFARI_ON_IPHONE)
    await api.call("POST /v1/auth/logout", { token: ended.token })
    expect(await list(fresh.token)).toHaveLength(1)
  })

  // spec: sign-in.foreign-sessions
  it("are visible only to their owner", async () => {
    const one = await signedIn(api)
    const other = await signedIn(api)
    const ids = (await list(other.token)).map(({ id }) => id)
    expect((await list(one.token)).some(({ id }) => ids.includes(id))).toBe(false)
  })
})

describe("ending a session", () => {
  it("signs that device out at once", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    const here = await login(account, CHROME_ON_WINDOWS)
    const there = await login(account, SAFARI_ON_IPHONE)
    const [, phone] = await list(here.token)
    expect((await end(here.token, phone?.id ?? "")).status).toBe(204)
    expect((await user(there.token)).status).toBe(401)
    expect((await api.call("POST /v1/auth/refresh", { token: there.refreshToken })).status).toBe(400)
    expect((await user(here.token)).status).toBe(200)
    const again = await end(here.token, phone?.id ?? "")
    expect([again.status, again.body.code]).toEqual([404, "session.not_found"])
  })

  // spec: sign-in.foreign-sessions
  it("of another person returns the same 404 as an unknown one", async () => {
    const victim = await signedIn(api)
    const attacker = await signedIn(api)
    const [session] = await list(victim.token)
    const foreign = await end(attacker.token, session?.id ?? "")
    const unknown = await end(attacker.token, crypto.randomUUID())
    expect([foreign.status, foreign.body.code]).toEqual([unknown.status, unknown.body.code])
    expect(foreign.status).toBe(404)
    expect((await end(attacker.token, "not-an-id")).status).toBe(422)
    expect((await user(victim.token)).status).toBe(200)
  })

  it("everywhere else keeps this one and other people's", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    const here = await login(account, CHROME_ON_WINDOWS)
    const others = [await login(account, SAFARI_ON_IPHONE), await login(account, SAFARI_ON_IPHONE)]
    const stranger = await signedIn(api)
    const { body } = await api.call("POST /v1/sessions/end-others", { token: here.token })
    expect(body).toEqual({ ended: 2 })
    for (const { token } of others) expect((await user(token)).status).toBe(401)
    expect((await user(here.token)).status).toBe(200)
    expect((await user(stranger.token)).status).toBe(200)
  })
})

describe("a sign-in from a new device", () => {
  it("notifies the owner by mail, except for the first one and known devices", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    const newer = CHROME_ON_WINDOWS.replace("142", "143")
    for (const userAgent of [CHROME_ON_WINDOWS, newer, SAFARI_ON_IPHONE, SAFARI_ON_IPHONE]) {
      await login(account, userAgent)
      api.clock.advance(60)
    }
    const letters = (await mailsTo(api, account.email)).map(({ text }) => text)
    expect(letters).toEqual([expect.stringContaining("Safari on iPhone")])
  })

  // spec: sign-in.new-device
  it("is mailed in the account's language, with device and time", async () => {
    const english = await signedIn(api, aStudent({ language: "en" }))
    const japanese = await signedIn(api, aStudent({ language: "ja" }))
    api.clock.advance(60)
    const letters = await Promise.all(
      [english, japanese].map(async ({ account }) => {
        await login(account, SAFARI_ON_IPHONE)
        const letters = await mailsTo(api, account.email)
        expect(letters).toHaveLength(1)
        return letters[0]
      }),
    )
    expect(letters.map((mail) => mail?.subject)).toEqual([
      "New sign-in to your account",
      "新しい端末からのサインイン",
    ])
    const [inEnglish = "", inJapanese = ""] = letters.map((mail) => mail?.text)
    expect(inEnglish).toMatch(/: Safari on iPhone, \d+ \w+ \d{4} at \d\d:\d\d \(Japan time\)/)
    expect(inJapanese).toMatch(/：iPhoneのSafari、\d{4}年\d+月\d+日 \d+:\d\d（日本時間）/)
    for (const text of [inEnglish, inJapanese]) expect(text).toMatch(/^http\S+\/account\/security$/m)
    expect(inEnglish).not.toMatch(/[ぁ-ん]/)
    expect(inJapanese).not.toContain("signed in")
  })
})

describe("a device", () => {
  it("is derived from the user agent", () => {
    for (const [userAgent, browser, system, form] of [
      [CHROME_ON_WINDOWS, "Chrome", "Windows", "computer"],
      [SAFARI_ON_IPHONE, "Safari", "iPhone", "phone"],
      [`${CHROME_ON_WINDOWS} Edg/142.0.0.0`, "Edge", "Windows", "computer"],
      [
        "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36 Line/15.1",
        "LINE",
        "Android",
        "phone",
      ],
      ["curl/8.5.0", null, null, "unknown"],
      ["", null, null, "unknown"],
    ] as const)
      expect(deviceOf(userAgent)).toEqual({ browser, system, form })
  })
})
