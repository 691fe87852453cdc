import { Secret, TOTP } from "otpauth"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createVault, type Vault } from "#api/kernel/security/vault"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { isProven, type Proof, resealTotp } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const codeAt = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: api.clock.now().getTime() + seconds * 1000,
  })
const state = async (token: string) => (await api.call("GET /v1/second-factor", { token })).body
const start = (token: string, password?: string) =>
  api.call("POST /v1/second-factor/totp", { token, body: password === undefined ? {} : { password } })
const confirm = (token: string, code: string) =>
  api.call("POST /v1/second-factor/totp/confirm", { token, body: { code } })
const login = ({ email, password }: { email: string; password: string }) =>
  api.call("POST /v1/auth/login", { body: { email, password }, language: "en" })
const prove = (body: object) => api.call("POST /v1/auth/second-factor", { body, language: "en" })

/** A member with an authenticator app; advances the clock, so that the next code differs. */
async function guarded(account = aStudent()) {
  const person = await signedIn(api, account)
  const { secret } = (await start(person.token, account.password)).body
  const { body } = await confirm(person.token, codeAt(secret))
  api.clock.advance(60)
  const challenge = async () => (await login(account)).body.details.challenge as string
  return { ...person, secret: secret as string, codes: body.recovery_codes as string[], challenge }
}

describe("setting up an authenticator app", () => {
  it("requires the password", async () => {
    const { token } = await signedIn(api)
    for (const password of [undefined, "wrong"]) {
      const { status, body } = await start(token, password)
      expect([status, body.code, Object.keys(body.errors)]).toEqual([422, "password.wrong", ["password"]])
    }
    expect((await confirm(token, "000000")).body.code).toBe("second_factor.not_started")
    const missing = await api.call("POST /v1/second-factor/totp/confirm", { token, body: {} })
    expect([missing.status, Object.keys(missing.body.errors)]).toEqual([422, ["code"]])
  })

  it("takes effect with the first right code, and returns ten recovery codes", async () => {
    const { token, account } = await signedIn(api)
    const { body } = await start(token, account.password)
    expect(body.uri).toContain(`otpauth://totp/Shirube:`)
    expect((await login(account)).status).toBe(200)
    expect((await confirm(token, "000000")).body.code).toBe("second_factor.wrong_code")
    const confirmed = await confirm(token, codeAt(body.secret))
    expect(confirmed.body.recovery_codes).toHaveLength(10)
    expect(await state(token)).toMatchObject({ is_on: true, totp: { is_on: true }, recovery_codes_left: 10 })
    expect((await login(account)).status).toBe(401)
    for (const again of [await start(token, account.password), await confirm(token, codeAt(body.secret))])
      expect(again.body.code).toBe("second_factor.already_on")
    expect(await mailsTo(api, account.email)).not.toEqual([])
  })

  it("stores nothing readable in the database", async () => {
    const { secret, codes } = await guarded()
    const dump = JSON.stringify([
      await api.database.db.autocommit.execute("select * from totp_factors"),
      await api.database.db.autocommit.execute("select * from recovery_codes"),
    ])
    expect(dump).not.toContain(secret)
    for (const code of codes) expect(dump).not.toContain(code.replaceAll("-", ""))
  })
})

describe("signing in with a second factor", () => {
  // spec: sign-in.second-factor
  it("requires it only after the right password", async () => {
    const { account } = await guarded()
    const { status, body } = await login(account)
    expect([status, body.code]).toEqual([401, "auth.second_factor_required"])
    expect(body.details).toEqual({
      challenge: expect.any(String),
      methods: ["totp", "recovery_code"],
    })
    const wrong = await login({ ...account, password: "wrong" })
    expect([wrong.body.code, wrong.body.details]).toEqual(["auth.invalid_credentials", undefined])
    expect((await api.call("GET /v2/user", { token: body.details.challenge })).status).toBe(401)
  })

  it("accepts a code, also with full-width digits and spaces, and slightly late", async () => {
    const { account, secret, challenge } = await guarded()
    const typed = codeAt(secret, -30)
      .replace(/^(...)/, "$1　")
      .replace(/\d/g, (d) => String.fromCharCode(d.charCodeAt(0) + 0xfee0))
    const { status, body } = await prove({ challenge: await challenge(), code: typed })
    expect(status).toBe(200)
    expect(body.refresh_token.expires_in).toBe(7_776_000)
    const me = await api.call("GET /v2/user", { token: body.access_token.access_token })
    expect(me.body.email).toBe(account.email)
  })

  it("accepts a code once, also concurrently", async () => {
    const { secret, challenge } = await guarded()
    const challenges = [await challenge(), await challenge(), await challenge()]
    const code = codeAt(secret)
    const answers = await Promise.all(challenges.map((one) => prove({ challenge: one, code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const again = await prove({ challenge: await challenge(), code })
    expect([again.body.code, Object.keys(again.body.errors)]).toEqual(["second_factor.wrong_code", ["code"]])
  })

  it("accepts a recovery code once, however it is typed, and notifies the owner", async () => {
    const { account, codes, challenge, token } = await guarded()
    const typed = (codes[0] ?? "").toLowerCase().replaceAll("-", " ").replaceAll("0", "o")
    expect((await prove({ challenge: await challenge(), recovery_code: typed })).status).toBe(200)
    const again = await prove({ challenge: await challenge(), recovery_code: typed })
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ["recovery_code"]])
    expect((await state(token)).recovery_codes_left).toBe(9)
    const letters = (await mailsTo(api, account.email)).map(({ text }) => text)
    expect(letters.join()).toContain("recovery codes")
  })

  it("ends a challenge after ten minutes, five tries or one success", async () => {
    const { secret, challenge } = await guarded()
    const late = await challenge()
    api.clock.advance(601)
    expect((await prove({ challenge: late, code: codeAt(secret) })).body.code).toBe("auth.challenge_expired")
    const guessed = await challenge()
    for (let i = 0; i < 5; i++) await prove({ challenge: guessed, code: "000000" })
    expect((await prove({ challenge: guessed, code: codeAt(secret) })).body.code).toBe(
      "auth.challenge_expired",
    )
    const good = await challenge()
    expect((await prove({ challenge: good, code: codeAt(secret) })).status).toBe(200)
    api.clock.advance(60)
    expect((await prove({ challenge: good, code: codeAt(secret) })).body.code).toBe("auth.challenge_expired")
  })

  it("limits guesses by an attacker who has the password, whatever their address", async () => {
    const { challenge, account } = await guarded()
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) {
      const one = await challenge()
      for (let j = 0; j < 5; j++) statuses.push((await prove({ challenge: one, code: "000000" })).status)
    }
    expect(new Set(statuses)).toEqual(new Set([422]))
    expect((await login(account)).body.code).toBe("auth.too_many_guesses")
  })

  // spec: sign-in.foreign-credentials
  it("refuses another person's codes, and requires exactly one proof", async () => {
    const one = await guarded()
    const other = await guarded()
    for (const proof of [{ code: codeAt(other.secret) }, { recovery_code: other.codes[0] }])
      expect((await prove({ challenge: await one.challenge(), ...proof })).status).toBe(422)
    const challenge = await one.challenge()
    for (const proof of [{}, { code: codeAt(one.secret), recovery_code: one.codes[0] }])
      expect((await prove({ challenge, ...proof })).body.code).toBe("request.invalid")
    expect((await prove({ challenge: "x".repeat(43), code: "000000" })).body.code).toBe(
      "auth.challenge_expired",
    )
  })
})

describe("changing the second factor", () => {
  const remove = (token: string, body: object) => api.call("DELETE /v1/second-factor/totp", { token, body })
  const renew = (token: string, body: object) =>
    api.call("POST /v1/second-factor/recovery-codes", { token, body })

  it("requires the password", async () => {
    const { token } = await guarded()
    for (const call of [remove, renew]) {
      expect((await call(token, {})).body.code).toBe("password.wrong")
      expect((await call(token, { password: 1 })).status).toBe(422)
    }
  })

  it("off makes the password sufficient again and invalidates the recovery codes", async () => {
    const { token, account, codes, challenge } = await guarded()
    const pending = await challenge()
    expect((await remove(token, { password: account.password })).status).toBe(204)
    expect((await login(account)).status).toBe(200)
    expect((await prove({ challenge: pending, recovery_code: codes[0] })).body.code).toBe(
      "auth.challenge_expired",
    )
    for (const call of [remove, renew])
      expect((await call(token, { password: account.password })).body.code).toBe("second_factor.not_on")
  })

  it("replaces the recovery codes", async () => {
    const { token, account, codes, challenge } = await guarded()
    const { body } = await renew(token, { password: account.password })
    expect(body.recovery_codes).toHaveLength(10)
    expect((await prove({ challenge: await challenge(), recovery_code: codes[0] })).status).toBe(422)
    const fresh = { challenge: await challenge(), recovery_code: body.recovery_codes[0] }
    expect((await prove(fresh)).status).toBe(200)
  })
})

describe("an editor", () => {
  it("without a second factor may set one up and nothing else", async () => {
    const account = aStudent({ role: "editor" })
    const { token } = await signedIn(api, account)
    expect((await api.call("GET /v2/user", { token })).body.requires_second_factor).toBe(true)
    expect(await state(token)).toMatchObject({ is_on: false, is_required: true })
    for (const route of ["GET /v1/sessions", "POST /v1/sessions/end-others"]) {
      const { status, body } = await api.call(route, { token })
      expect([status, body.code]).toEqual([409, "auth.second_factor_setup_required"])
    }
    expect((await api.call("GET /v1/articles", { token })).status).toBe(200)
    const { body } = await start(token, account.password)
    await confirm(token, codeAt(body.secret))
    expect((await api.call("GET /v1/sessions", { token })).status).toBe(200)
    expect((await api.call("GET /v2/user", { token })).body.requires_second_factor).toBe(false)
  })

  it("of the demo is exempt, but only while demo mode is on", async () => {
    const { token } = await signedIn(api, anEditor())
    expect((await api.call("GET /v1/sessions", { token })).status).toBe(200)
    const serious = await startTestApi({ DEMO: "0" })
    const editor = await signedIn(serious, anEditor({ email: "editor@journal.example" }))
    expect((await serious.call("GET /v1/sessions", { token: editor.token })).status).toBe(409)
    await serious.stop()
  })
})

describe("a change of the encryption key", () => {
  it("keeps apps and recovery codes working while the previous key is configured, and apps permanently once resealed", async () => {
    const { id, secret, codes } = await guarded()
    const newer = Buffer.from("the newer encryption key of these tests")
    const both = createVault({ current: newer, previous: api.config.encryptionKeys.current })
    const newerAlone = createVault({ current: newer, previous: undefined })
    const proves = (proof: Proof, vault: Vault) => {
      const whence = { ip: "192.0.2.1", userAgent: "", language: "en", device: null } as const
      const visit = { ...whence, now: api.clock.now() }
      return isProven(api.db.autocommit, id, proof, visit, { ...api, vault })
    }
    const [first = "", second = ""] = codes
    expect(await proves({ recoveryCode: first }, both)).toBe(true)
    expect(await proves({ code: codeAt(secret) }, both)).toBe(true)
    api.clock.advance(60)
    await expect(proves({ code: codeAt(secret) }, newerAlone)).rejects.toThrow("a key that is not configured")
    await resealTotp(api.db, both)
    expect(await proves({ code: codeAt(secret) }, newerAlone)).toBe(true)
    expect(await proves({ recoveryCode: second }, newerAlone)).toBe(false)
    // Restores the key for other tests.
    await resealTotp(api.db, createVault({ current: api.config.encryptionKeys.current, previous: newer }))
  })
})
