import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { createAccount } from "../accounts/service.ts"
import { weaknessOf } from "./policy.ts"
import { sendResetLink } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const NEW_PASSWORD = "a train to Sendai at dawn"
const forgot = (email: string, headers: Record<string, string> = {}) =>
  api.call("POST /v1/password/forgot", { body: { email }, headers })
const reset = (token: string, password = NEW_PASSWORD) =>
  api.call("POST /v1/password/reset", { body: { token, password }, language: "en" })
const check = async (token: string) =>
  (await api.call("POST /v1/password/reset/check", { body: { token } })).body.is_good as boolean
const login = (email: string, password: string) =>
  api.call("POST /v1/auth/login", { body: { email, password } })
const change = (token: string, body: object, language: "en" | "ja" = "en") =>
  api.call("PUT /v1/password", { token, body, language })
const user = (token: string) => api.call("GET /v2/user", { token })

/** The token of the newest mail; checks the number of mails. */
async function resetToken(email: string, mails = 1): Promise<string> {
  const letters = await mailsTo(api, email)
  expect(letters).toHaveLength(mails)
  const [newest] = letters
  return /\/forgot-password\/reset\/([\w-]+)/.exec(newest?.text ?? "")?.[1] ?? ""
}

describe("requesting a password reset", () => {
  it("creates no link for a demo account once demo mode is off", async () => {
    const account = anEditor()
    await createAccount(api.db, account)
    const { config } = api.under({ DEMO: "0" })
    const ask = (parts: Parameters<typeof sendResetLink>[0]) =>
      sendResetLink(parts).run({ email: account.email.toUpperCase(), isFromOwner: false })
    await ask({ ...api, config })
    expect(await mailsTo(api, account.email)).toEqual([])
    await ask(api)
    expect(await check(await resetToken(account.email))).toBe(true)
  })

  // spec: sign-in.enumeration
  it("responds the same for known and unknown addresses, and mails only the known one", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    const unknown = await forgot("unknown@university.example")
    const known = await forgot(account.email.toUpperCase())
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(known.status).toBe(204)
    expect(await check(await resetToken(account.email))).toBe(true)
    expect(await mailsTo(api, "unknown@university.example")).toEqual([])
  })

  it("mails in the member's language, or in both if it is not set", async () => {
    const [unknown, english, japanese] = [
      aStudent(),
      aStudent({ language: "en" }),
      aStudent({ language: "ja" }),
    ]
    const letters = await Promise.all(
      [unknown, english, japanese].map(async (account) => {
        await createAccount(api.db, account)
        await forgot(account.email)
        await resetToken(account.email)
        const [mail] = await mailsTo(api, account.email)
        return mail
      }),
    )
    expect(letters.map((mail) => mail?.subject)).toEqual([
      "Choose a new password / パスワードの再設定",
      "Choose a new password",
      "パスワードの再設定",
    ])
    const says = (words: string) => letters.map((mail) => mail?.text.includes(words))
    expect(says("within one hour")).toEqual([true, true, false])
    expect(says("1時間以内")).toEqual([true, false, true])
    expect(says("Write to help@shirube.example")).toEqual([true, true, false])
    expect(says("help@shirube.example までメールで")).toEqual([true, false, true])
  })

  it("names the account in the mail", async () => {
    const account = aStudent({ language: "en" })
    await createAccount(api.db, account)
    await forgot(account.email)
    await resetToken(account.email)
    const [letter] = await mailsTo(api, account.email)
    expect(letter?.text).toContain(`for your Shirube account ${account.email}.`)
  })

  it("again keeps the earlier link valid until one of them is used", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    await forgot(account.email)
    const first = await resetToken(account.email)
    await forgot(account.email)
    const second = await resetToken(account.email, 2)
    expect([await check(first), await check(second)]).toEqual([true, true])
    expect((await reset(first)).status).toBe(204)
    expect((await reset(second)).body.code).toBe("password.reset_invalid")
  })

  it("is limited per address and caller, with an explanation", async () => {
    const here = { "x-client-ip": "203.0.113.20" }
    for (let i = 0; i < 5; i++) await forgot("asked@university.example", here)
    const stopped = await forgot("asked@university.example", here)
    expect([stopped.status, Number(stopped.headers.get("Retry-After")) > 0]).toEqual([429, true])
    expect((await forgot("another@university.example", here)).status).toBe(204)
  })

  it("limits opening a link, but not so low that a shared campus network is blocked", async () => {
    const campus = { "x-client-ip": "203.0.113.21" }
    const open = async (token: string) =>
      (await api.call("POST /v1/password/reset/check", { body: { token }, headers: campus })).status
    const byMany = await Promise.all(Array.from({ length: 70 }, (_, i) => open(`link-of-student-${i}`)))
    expect(new Set(byMany)).toEqual(new Set([200]))
    const again = await Promise.all(Array.from({ length: 70 }, () => open("one-link")))
    expect(again.filter((status) => status === 429)).toHaveLength(10)
  })

  it("requires an address", async () => {
    const { status, body } = await api.call("POST /v1/password/forgot", { body: { email: "x" } })
    expect([status, Object.keys(body.errors)]).toEqual([422, ["email"]])
  })
})

describe("the link from the mail", () => {
  // spec: sign-in.password-reset
  it("sets the password once, ends every session and notifies the owner", async () => {
    const { account, token } = await signedIn(api)
    await forgot(account.email)
    const link = await resetToken(account.email)
    expect((await reset(link)).status).toBe(204)
    expect((await user(token)).status).toBe(401)
    expect((await login(account.email, account.password)).status).toBe(401)
    expect((await login(account.email, NEW_PASSWORD)).status).toBe(200)
    expect((await reset(link)).body.code).toBe("password.reset_invalid")
    expect((await mailsTo(api, account.email)).map(({ subject }) => subject)).toContain(
      "Your password was changed / パスワードが変更されました",
    )
  })

  it("used twice concurrently works once", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    await forgot(account.email)
    const link = await resetToken(account.email)
    const answers = await Promise.all([1, 2, 3].map((n) => reset(link, `${NEW_PASSWORD} ${n}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
  })

  it("is valid for an hour, and a refused password does not consume it", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    await forgot(account.email)
    const link = await resetToken(account.email)
    const weak = await reset(link, "password123")
    expect([weak.status, weak.body.code, Object.keys(weak.body.errors)]).toEqual([
      422,
      "password.weak",
      ["password"],
    ])
    api.clock.advance(3_599)
    expect(await check(link)).toBe(true)
    api.clock.advance(2)
    expect(await check(link)).toBe(false)
    expect((await reset(link)).status).toBe(409)
  })

  // spec: sign-in.foreign-credentials
  it("of another person changes that person's password only", async () => {
    const owner = aStudent()
    await createAccount(api.db, owner)
    const other = await signedIn(api)
    await forgot(owner.email)
    const link = await resetToken(owner.email)
    const answer = await api.call("POST /v1/password/reset", {
      body: { token: link, password: NEW_PASSWORD },
      token: other.token,
    })
    expect(answer.status).toBe(204)
    expect((await login(other.account.email, NEW_PASSWORD)).status).toBe(401)
    expect((await user(other.token)).status).toBe(200)
  })

  it("is refused if forged", async () => {
    expect(await check("made-up")).toBe(false)
    expect((await reset("made-up")).status).toBe(409)
  })
})

describe("changing the password", () => {
  it("requires valid fields and the current password", async () => {
    const { token } = await signedIn(api)
    expect(Object.keys((await change(token, {})).body.errors)).toEqual(["current_password", "password"])
    const wrong = await change(token, { current_password: "wrong", password: NEW_PASSWORD })
    expect([wrong.status, wrong.body.code, wrong.body.errors]).toEqual([
      422,
      "password.wrong",
      { current_password: ["That is not your password. Please try again."] },
    ])
  })

  it("ends the member's other sessions, and keeps this one and other members'", async () => {
    const here = await signedIn(api)
    const there = (await login(here.account.email, here.account.password)).body.access_token.access_token
    const stranger = await signedIn(api)
    const body = { current_password: here.account.password, password: NEW_PASSWORD }
    expect((await change(here.token, body)).status).toBe(204)
    expect((await user(here.token)).status).toBe(200)
    expect((await user(there)).status).toBe(401)
    expect((await user(stranger.token)).status).toBe(200)
    expect((await api.call("POST /v1/auth/refresh", { token: here.refreshToken })).status).toBe(200)
  })

  it("twice concurrently succeeds once", async () => {
    const { token, account } = await signedIn(api)
    const answers = await Promise.all(
      [1, 2].map((n) =>
        change(token, { current_password: account.password, password: `${NEW_PASSWORD} ${n}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  })

  it("says in the reader's language why a password is too easy", async () => {
    const { token, account } = await signedIn(api)
    const body = { current_password: account.password, password: "みじかい" }
    expect((await change(token, body, "ja")).body.errors.password[0]).toContain("10文字以上")
  })
})

describe("a password", () => {
  const judge = (password: string) =>
    weaknessOf(password, "tanaka.yuki@university.example", (word) =>
      ["password", "iloveyou", "qwertyuiop"].includes(word),
    )

  it("is checked for length and rarity, not for kinds of characters", () => {
    expect(judge("kitsune udon every day")).toBeUndefined()
    expect(judge("すきなたべものはうどん")).toBeUndefined()
    expect(judge("Aa1!Aa2?")).toBe("short")
    expect(judge("１２３")).toBe("short")
    for (const common of ["qwertyuiop", "QWERTYUIOP", "password2026!", "i love you 99"])
      expect([common, judge(common)]).toEqual([common, "common"])
    for (const repeated of ["aaaaaaaaaaaa", "abcabcabcabc"]) expect(judge(repeated)).toBe("repeated")
    expect(judge("my tanaka.yuki secret")).toBe("contains_email")
    expect(judge("Shirube is my friend")).toBe("contains_product")
  })
})
