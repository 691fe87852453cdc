import { sql } from "drizzle-orm"
import { Secret, TOTP } from "otpauth"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { answer, aSenpai, ask } from "#api/modules/community/forum/builders"
import { createAccount } from "#api/modules/identity/accounts/service"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { aCourse, publishCourses } from "#api/modules/learning/courses/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { anAuthenticator } from "#api/testing/authenticator"
import { type Issuer, type Person, startIssuer } from "#api/testing/services/issuer"
import {
  closeDemoAccounts,
  keepDemoAdministrator,
  removeDemoAccounts,
  reopenDemoAccounts,
} from "./service.ts"

const SITE = { origin: "http://localhost:3000", rpId: "localhost" }
const KNOWN_PASSWORD = "everybody knows this one"

let issuer: Issuer
let api: TestApi
let live: ReturnType<TestApi["under"]>
beforeAll(async () => {
  issuer = await startIssuer()
  api = await startTestApi({ ...issuer.settings, PUBLIC_URL: SITE.origin, DEMO: "1" })
  live = api.under({ DEMO: "0" })
})
afterAll(async () => {
  await api.stop()
  await issuer.stop()
})
beforeEach(() => api.empty())

type Caller = Pick<TestApi, "call">
const login = (site: Caller, email: string, password = KNOWN_PASSWORD) =>
  site.call("POST /v1/auth/login", { body: { email, password } })
const ssoAuth = (site: Caller, person: Person) =>
  site.call("POST /v1/auth/sso-auth", { body: issuer.signIn(person) })
const close = () => closeDemoAccounts(api.db, api.clock.now())
const rowsOf = (table: string, userId: UserId) =>
  rows(api.db.autocommit, sql`select * from ${sql.identifier(table)} where user_id = ${userId}`)

const resetsOf = (userId: UserId) =>
  rows(
    api.db.autocommit,
    sql`select 1 from one_time_tokens where user_id = ${userId} and kind = 'password-reset'`,
  )

const demoPerson = { sub: "demo-editor", email: "Editor@Shirube.example", email_verified: true, name: "Mori" }

/** A demo editor with every sign-in method. */
async function aDemoEditorWithEveryWayIn() {
  const account = anEditor({ email: "editor@shirube.example", password: KNOWN_PASSWORD })
  const person = await signedIn(api, account)
  const { token } = person
  const { link_token } = (await ssoAuth(api, demoPerson)).body
  await api.call("POST /v1/auth/sso-link", { body: { link_token, password: KNOWN_PASSWORD } })
  const authenticator = anAuthenticator(SITE)
  const options = (await api.call("POST /v1/passkeys/options", { token, body: { password: KNOWN_PASSWORD } }))
    .body
  await api.call("POST /v1/passkeys", { token, body: { credential: authenticator.create(options) } })
  const { secret } = (
    await api.call("POST /v1/second-factor/totp", { token, body: { password: KNOWN_PASSWORD } })
  ).body
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: api.clock.now().getTime(),
  })
  await api.call("POST /v1/second-factor/totp/confirm", { token, body: { code } })
  const challenge = (await login(api, account.email)).body.details.challenge as string
  await api.call("POST /v1/password/forgot", { body: { email: account.email } })
  await api.settle()
  expect(await resetsOf(person.id)).toHaveLength(1)
  return { ...person, authenticator, challenge }
}

describe("an account of the demo, once demo mode is off", () => {
  it("has no working sign-in method, whatever was set up for it", async () => {
    const { id, token, refreshToken, authenticator, challenge } = await aDemoEditorWithEveryWayIn()
    const held = ["passkeys", "totp_factors", "recovery_codes", "identities", "one_time_tokens"]
    for (const table of held) expect(await rowsOf(table, id), table).not.toEqual([])

    expect(await close()).toBe(1)

    for (const table of held) expect(await rowsOf(table, id), table).toEqual([])
    expect(await rows(api.db.autocommit, sql`select id from sessions where ended_at is null`)).toEqual([])
    // Also for a process still in demo mode: the credentials are deleted, not only refused.
    for (const site of [api, live]) {
      expect((await login(site, "editor@shirube.example")).status).toBe(401)
      expect((await site.call("GET /v2/user", { token })).status).toBe(401)
      const refresh = await site.call("POST /v1/auth/refresh", { token: refreshToken })
      expect(refresh.body.code).toBe("auth.refresh_invalid")
      const credential = authenticator.get((await site.call("POST /v1/auth/passkey-options")).body)
      expect((await site.call("POST /v1/auth/passkey", { body: { credential } })).body.code).toBe(
        "passkey.refused",
      )
      const proof = await site.call("POST /v1/auth/second-factor", { body: { challenge, code: "000000" } })
      expect(proof.body.code).toBe("auth.challenge_expired")
    }
    expect((await ssoAuth(live, demoPerson)).body.code).toBe("sso.refused")
  })

  it("is closed once, and other people's accounts stay as they are", async () => {
    const student = await signedIn(api, aStudent({ email: "me@shirube.example.org" }))
    await createAccount(api.db, anEditor())
    expect(await close()).toBe(1)
    expect(await close()).toBe(0)
    expect((await live.call("GET /v2/user", { token: student.token })).status).toBe(200)
    expect((await login(live, student.account.email, student.account.password)).status).toBe(200)
  })

  it("is refused even if its password is restored", async () => {
    const { account, token } = await signedIn(api, anEditor({ password: KNOWN_PASSWORD }))
    expect((await login(live, account.email)).body.code).toBe("auth.invalid_credentials")
    expect((await login(live, account.email.toUpperCase())).body.code).toBe("auth.invalid_credentials")
    expect((await live.call("GET /v2/user", { token })).status).toBe(401)
  })

  it("opens again with its password when demo mode comes back, and keeps a password that was changed", async () => {
    await createAccount(api.db, anEditor({ email: "editor@shirube.example" }))
    await close()
    await createAccount(
      api.db,
      anEditor({ email: "student@shirube.example", password: "changed by someone" }),
    )
    await reopenDemoAccounts(api.db, KNOWN_PASSWORD)
    expect((await login(api, "editor@shirube.example")).status).toBe(200)
    expect((await login(api, "student@shirube.example")).status).toBe(401)
    expect((await login(api, "student@shirube.example", "changed by someone")).status).toBe(200)
  })
})

describe("a demo from before there were administrators", () => {
  const isAdministrator = async (site: Caller, email: string) => {
    const { body } = await login(site, email)
    return (await site.call("GET /v2/user", { token: body.access_token.access_token })).body.is_administrator
  }

  it("gets one at the next start, and later changes are left alone", async () => {
    const accounts = ["editor@shirube.example", "mori@shirube.example"]
    for (const email of accounts) await createAccount(api.db, anEditor({ email, password: KNOWN_PASSWORD }))
    for (let starts = 0; starts < 2; starts++) await keepDemoAdministrator(api.db, "editor@shirube.example")
    const who = () => Promise.all(accounts.map((email) => isAdministrator(api, email)))
    expect(await who()).toEqual([true, false])
    await api.database.exec("update users set is_administrator = email like 'mori%'")
    await keepDemoAdministrator(api.db, "editor@shirube.example")
    expect(await who()).toEqual([false, true])
  })
})

describe("demo accounts removed when the site moves", () => {
  it("take their courses along, and leave those of others", async () => {
    const senpai = await createAccount(api.db, aStudent({ email: "linh@shirube.example", role: "senpai" }))
    const author = await createAccount(api.db, aStudent({ role: "senpai" }))
    await publishCourses(
      api,
      aCourse({ id: "of-the-demo", authorId: senpai }),
      aCourse({ id: "of-ours", authorId: author }),
    )
    await api.settle()
    expect(await api.db.transaction((tx) => removeDemoAccounts(tx, api, api.clock.now()))).toBe(1)
    await api.settle()
    const idsAt = async (path: string) =>
      (await api.call(path)).body.items.map(({ id }: { id: string }) => id)
    expect(await idsAt("GET /v1/courses")).toEqual(["of-ours"])
    expect(await idsAt("GET /v1/search?q=Entry&noun=course")).toEqual(["of-ours"])
    expect((await api.call("GET /v1/courses/of-the-demo")).status).toBe(404)
  })

  it("take their questions and answers along, also accepted ones, and leave the questions of others", async () => {
    const asker = await signedIn(api, aStudent({ email: "amara@shirube.example" }))
    const senpai = await signedIn(api, aSenpai({ email: "linh@shirube.example" }))
    const student = await signedIn(api, aStudent())
    const ofTheDemo = await ask(api, asker.token)
    const ours = await ask(api, student.token)
    for (const [questionId, token] of [
      [ofTheDemo, asker.token],
      [ours, student.token],
    ] as const) {
      const body = { answer_id: await answer(api, senpai.token, questionId) }
      expect((await api.call(`PUT /v1/questions/${questionId}/accepted`, { token, body })).status).toBe(204)
    }
    await api.settle()

    await api.db.transaction((tx) => removeDemoAccounts(tx, api, api.clock.now()))
    await api.settle()

    const { items } = (await api.call("GET /v1/questions")).body
    expect(items).toMatchObject([{ id: ours, answer_count: 0, has_accepted_answer: false }])
    expect((await api.call(`GET /v1/questions/${ours}/answers`)).body.items).toEqual([])
    expect((await api.call(`GET /v1/questions/${ofTheDemo}`)).status).toBe(404)
  })
})

describe("a demo person of the identity service, on a live site", () => {
  it("gets no account, also with a sign-in that was begun in the demo", async () => {
    const begun = (await ssoAuth(api, { ...demoPerson, sub: "demo-newcomer" })).body
    expect(begun.outcome).toBe("registration")
    const register = (site: Caller) =>
      site.call("POST /v1/auth/sso-register", {
        body: { registration_token: begun.registration_token, name: "Sofia" },
      })
    expect((await register(live)).body.code).toBe("request.invalid")
    await close()
    expect((await register(live)).body.code).toBe("sso.pending_expired")
    expect((await ssoAuth(live, demoPerson)).body.code).toBe("sso.refused")
    expect((await ssoAuth(live, { ...demoPerson, email_verified: false })).body.code).toBe("sso.refused")
    expect(await rows(api.db.autocommit, sql`select id from users`)).toEqual([])
  })

  it("cannot be linked to another member's account", async () => {
    const { token, account } = await signedIn(api)
    const begin = await live.call("POST /v1/user/identities/state", {
      token,
      body: { provider: "shirube-id", password: account.password },
    })
    const answer = { ...issuer.signIn(demoPerson), state: begin.body.state }
    const { body } = await live.call("POST /v1/user/identities", { token, body: answer })
    expect(body.code).toBe("sso.refused")
  })

  it("cannot claim a demo address either", async () => {
    const { body } = await ssoAuth(live, { sub: "someone" })
    for (const email of ["me@shirube.example", "Me@SHIRUBE.Example"]) {
      const asked = await live.call("POST /v1/auth/sso-register/code", {
        body: { registration_token: body.registration_token, email },
        language: "en",
      })
      expect(asked.body.errors).toEqual({
        email: ["This address cannot be used here. Please use one of your own."],
      })
    }
  })
})
