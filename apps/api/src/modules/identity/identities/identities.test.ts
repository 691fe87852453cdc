import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { Secret, TOTP } from "otpauth"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { anEditor, aStudent, signedIn, TEST_PASSWORD } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { anAuthenticator } from "#api/testing/authenticator"
import { testEngine } from "#api/testing/database"
import { type Issuer, startIssuer } from "#api/testing/services/issuer"
import { mailsTo } from "#api/testing/services/mails"

let shared: Issuer
let social: Issuer
let api: TestApi
beforeAll(async () => {
  shared = await startIssuer()
  social = await startIssuer()
  api = await startTestApi({
    ...shared.settings,
    PUBLIC_URL: "http://localhost:3000",
    OIDC_PROVIDERS: JSON.stringify([
      {
        key: "social",
        name: "Social",
        issuer: social.issuer,
        client_id: social.settings.SSO_CLIENT_ID,
        client_secret: social.settings.SSO_CLIENT_SECRET,
      },
    ]),
  })
})
afterAll(async () => {
  await api.stop()
  await shared.stop()
  await social.stop()
})

interface Service {
  readonly issuer: Issuer
  readonly key: string
}
const sharedId = (): Service => ({ issuer: shared, key: "shirube-id" })
const socialId = (): Service => ({ issuer: social, key: "social" })
const aSubject = () => `person-${randomUUID()}`
const redirectUri = "http://localhost:3000/auth/sso-auth"

const list = (token: string) => api.call("GET /v1/user/identities", { token })
const start = (token: string, body: object) => api.call("POST /v1/user/identities/state", { token, body })
const connect = (token: string, body: object) => api.call("POST /v1/user/identities", { token, body })
const disconnect = (token: string, id: string, body: object = { password: TEST_PASSWORD }) =>
  api.call(`DELETE /v1/user/identities/${id}`, { token, body })
const user = (token: string) => api.call("GET /v2/user", { token })
const answer = ({ issuer, key }: Service, sub: string) =>
  issuer.signIn({ sub }, { provider: key, redirectUri })
const signInThere = async (service: Service, sub: string) =>
  (await api.call("POST /v1/auth/sso-auth", { body: answer(service, sub) })).body

/** What the page sends after the external service has responded. */
async function connection(token: string, service = sharedId(), sub = aSubject()) {
  const { body } = await start(token, { provider: service.key, password: TEST_PASSWORD })
  return { ...answer(service, sub), state: body.state as string }
}

async function aConnectedStudent(service = sharedId()) {
  const person = await signedIn(api)
  const sub = aSubject()
  const { body } = await connect(person.token, await connection(person.token, service, sub))
  return { ...person, sub, identityId: body.id as string }
}

/** Signs in only through the external service. */
async function aStudentWithoutPassword() {
  const { id, account, sub, identityId } = await aConnectedStudent()
  await api.db.autocommit.execute(sql`update users set password_hash = null where id = ${id}`)
  const { access_token } = await signInThere(sharedId(), sub)
  return { id, account, sub, identityId, token: access_token.access_token as string }
}

async function addPasskey(token: string, proof: object = {}) {
  const { body } = await api.call("POST /v1/passkeys/options", { token, body: proof })
  const credential = anAuthenticator({ origin: "http://localhost:3000", rpId: "localhost" }).create(body)
  return (await api.call("POST /v1/passkeys", { token, body: { credential } })).body.passkey.id as string
}

const mailOf = async (email: string) => (await mailsTo(api, email)).map(({ text }) => text).join()
const auditOf = async (userId: UserId) =>
  (
    await rows<{ event: string; details: object }>(
      api.db.autocommit,
      sql`select event, details from audit_entries where subject_id = ${userId} order by id`,
    )
  ).filter(({ event }) => event.startsWith("identity."))

describe("connected services", () => {
  it("are listed for their owner only, with the service's name and never the identity there", async () => {
    const { token, sub, identityId } = await aConnectedStudent()
    const { status, body } = await list(token)
    expect(status).toBe(200)
    expect(body.items).toEqual([
      {
        id: identityId,
        provider: { key: "shirube-id", name: "Shirube ID" },
        issuer: shared.issuer,
        linked_at: api.clock.now().toISOString(),
        is_current: false,
        may_disconnect: true,
      },
    ])
    expect(JSON.stringify(body)).not.toContain(sub)
    const other = await signedIn(api)
    expect((await list(other.token)).body).toEqual({ items: [] })
  })

  it("say which of them opened this session", async () => {
    const { token, sub } = await aConnectedStudent()
    api.clock.advance(1)
    await connect(token, await connection(token, socialId()))
    const { access_token } = await signInThere(sharedId(), sub)
    const { body } = await list(access_token.access_token)
    expect(body.items).toMatchObject([
      { provider: { key: "shirube-id" }, is_current: true },
      { provider: { key: "social" }, is_current: false },
    ])
  })

  it("stay in the list when the service is no longer offered", async () => {
    const { id, token } = await signedIn(api)
    await api.db.autocommit.execute(
      sql`insert into identities (issuer, subject, user_id) values ('https://gone.example', ${id}, ${id})`,
    )
    const { body } = await list(token)
    expect(body.items).toMatchObject([{ provider: null, issuer: "https://gone.example" }])
    expect((await disconnect(token, body.items[0].id)).status).toBe(204)
  })

  it("are shown to an editor without a second factor, who cannot change them until it is set up", async () => {
    const { token } = await signedIn(api, anEditor({ email: `${randomUUID()}@university.example` }))
    expect((await list(token)).status).toBe(200)
    const preference = { provider: "shirube-id", password: TEST_PASSWORD }
    for (const { status, body } of [await start(token, preference), await disconnect(token, randomUUID())])
      expect([status, body.code]).toEqual([409, "auth.second_factor_setup_required"])
  })
})

describe("connecting", () => {
  it("requires the password, a known service and a complete response", async () => {
    const preference = { provider: "shirube-id", password: TEST_PASSWORD }
    const { token } = await signedIn(api)
    for (const [body, status, code] of [
      [{}, 422, "request.invalid"],
      [{ provider: "shirube-id" }, 422, "password.wrong"],
      [{ ...preference, password: "not the password" }, 422, "password.wrong"],
      [{ ...preference, provider: "elsewhere" }, 404, "sso.provider_unknown"],
    ] as const) {
      const refused = await start(token, body)
      expect([refused.status, refused.body.code]).toEqual([status, code])
    }
    const incomplete = await connect(token, {})
    expect([incomplete.status, Object.keys(incomplete.body.errors)]).toEqual([
      422,
      ["provider", "code", "code_verifier", "state", "redirect_uri"],
    ])
  })

  // spec: sign-in.identities
  it("keeps this session, and allows sign-in through the service from then on", async () => {
    const { token, account } = await signedIn(api)
    const sub = aSubject()
    const { status, body } = await connect(token, await connection(token, socialId(), sub))
    expect([status, body.provider]).toEqual([201, { key: "social", name: "Social" }])
    expect((await user(token)).body.strategy).toBe("local")
    const entered = await signInThere(socialId(), sub)
    expect(entered.outcome).toBe("signed_in")
    expect((await user(entered.access_token.access_token)).body.email).toBe(account.email)
  })

  it("is audited, and notifies the owner by mail", async () => {
    const { id, account } = await aConnectedStudent()
    expect(await auditOf(id)).toEqual([{ event: "identity.linked", details: { issuer: shared.issuer } }])
    expect(await mailOf(account.email)).toContain("connected with Shirube ID")
  })

  // spec: sign-in.identities
  it("refuses a response that this account did not request: one from a sign-in, or another person's", async () => {
    const victim = await signedIn(api)
    const attacker = await signedIn(api)
    const planted = await connection(attacker.token)
    for (const body of [answer(sharedId(), aSubject()), planted]) {
      const refused = await connect(victim.token, body)
      expect([refused.status, refused.body.code]).toEqual([409, "identity.connection_expired"])
    }
    expect((await list(victim.token)).body.items).toEqual([])
    // The attempt consumed it, so the attacker cannot use it either.
    expect((await connect(attacker.token, planted)).status).toBe(409)
  })

  it("refuses a response from another service, and an expired one", async () => {
    const { token } = await signedIn(api)
    const { state } = await connection(token, sharedId())
    const swapped = await connect(token, { ...answer(socialId(), aSubject()), state })
    expect([swapped.status, swapped.body.code]).toEqual([409, "identity.connection_expired"])
    const late = await connection(token)
    api.clock.advance(601)
    expect((await connect(token, late)).body.code).toBe("identity.connection_expired")
    expect((await list(token)).body.items).toEqual([])
  })

  it("refuses a code that the service does not confirm, and a redirect to a foreign page", async () => {
    const { token } = await signedIn(api)
    const forged = await connect(token, { ...(await connection(token)), code: "made up" })
    expect([forged.status, forged.body.code]).toEqual([401, "sso.refused"])
    const { status, body } = await connect(token, {
      ...(await connection(token)),
      redirect_uri: "https://evil.example/auth/sso-auth",
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, ["redirect_uri"]])
  })

  it("refuses an identity linked to another account, with a message in both languages", async () => {
    const { sub } = await aConnectedStudent()
    const { token } = await signedIn(api)
    for (const [language, words] of [
      ["en", /another account/],
      ["ja", /別のアカウント/],
    ] as const) {
      const body = await connection(token, sharedId(), sub)
      const refused = await api.call("POST /v1/user/identities", { token, body, language })
      expect([refused.status, refused.body.code]).toEqual([409, "sso.already_linked"])
      expect(refused.body.message).toMatch(words)
    }
    expect((await list(token)).body.items).toEqual([])
  })

  it("refuses a second identity of the same service, and accepts the same one again", async () => {
    const { token, sub, identityId } = await aConnectedStudent()
    const second = await connect(token, await connection(token))
    expect([second.status, second.body.code]).toEqual([409, "sso.another_linked"])
    const again = await connect(token, await connection(token, sharedId(), sub))
    expect([again.status, again.body.id]).toEqual([201, identityId])
  })

  it("twice concurrently connects once", async () => {
    const { token, id } = await signedIn(api)
    const body = await connection(token)
    const same = await Promise.all([connect(token, body), connect(token, body)])
    expect(same.map(({ status }) => status).sort()).toEqual([201, 409])

    const sub = aSubject()
    const people = [await signedIn(api), await signedIn(api)]
    const bodies = await Promise.all(people.map((person) => connection(person.token, sharedId(), sub)))
    const rivals = await Promise.all(people.map((person, i) => connect(person.token, bodies[i] ?? {})))
    expect(rivals.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await auditOf(id)).toHaveLength(1)
  })
})

describe("disconnecting", () => {
  it("requires the password and the member's own connection", async () => {
    const { token, identityId } = await aConnectedStudent()
    expect((await disconnect(token, "not-an-id")).status).toBe(422)
    expect((await disconnect(token, identityId, {})).body.code).toBe("password.wrong")
    const other = await signedIn(api)
    for (const [who, id] of [
      [other.token, identityId],
      [token, randomUUID()],
    ] as const) {
      const refused = await disconnect(who, id)
      expect([refused.status, refused.body.code]).toEqual([404, "identity.not_found"])
    }
    expect((await list(token)).body.items).toHaveLength(1)
  })

  // spec: sign-in.identities
  it("ends the sessions opened through it and no others, and notifies the owner", async () => {
    const { id, token, account, sub, identityId } = await aConnectedStudent()
    await connect(token, await connection(token, socialId(), sub))
    const through = (await signInThere(sharedId(), sub)).access_token.access_token
    const beside = (await signInThere(socialId(), sub)).access_token.access_token
    expect((await disconnect(token, identityId)).status).toBe(204)
    expect((await user(through)).status).toBe(401)
    expect((await user(beside)).status).toBe(200)
    expect((await user(token)).status).toBe(200)
    expect((await signInThere(sharedId(), sub)).outcome).toBe("registration")
    expect((await list(token)).body.items).toMatchObject([{ provider: { key: "social" } }])
    expect((await auditOf(id)).at(-1)).toEqual({
      event: "identity.unlinked",
      details: { issuer: shared.issuer },
    })
    expect(await mailOf(account.email)).toContain("Shirube ID was disconnected")
  })

  // The embedded engine runs one transaction at a time, so this race cannot occur there.
  if (testEngine === "postgres")
    it("refuses a concurrent sign-in through the service", async () => {
      const { id, sub } = await aConnectedStudent()
      const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const disconnecting = api.db.transaction(async (tx) => {
        await tx.execute(sql`update users set credentials_version = credentials_version + 1 where id = ${id}`)
        await tx.execute(sql`delete from identities where user_id = ${id}`)
        begun.resolve()
        await release.promise
      })
      await begun.promise
      const signingIn = signInThere(sharedId(), sub)
      const waiting = sql`select query from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like '%for no key update%'`
      await expect.poll(() => rows(api.db.autocommit, waiting)).not.toEqual([])
      release.resolve()
      await disconnecting
      expect((await signingIn).outcome).toBe("registration")
    })

  it("from a session opened through it ends that session too", async () => {
    const { sub, identityId } = await aConnectedStudent()
    const { access_token } = await signInThere(sharedId(), sub)
    expect((await disconnect(access_token.access_token, identityId)).status).toBe(204)
    expect((await user(access_token.access_token)).status).toBe(401)
  })

  it("invalidates a sign-in through it that still waits for its second factor", async () => {
    const { token, sub, identityId } = await aConnectedStudent()
    const { secret } = (
      await api.call("POST /v1/second-factor/totp", { token, body: { password: TEST_PASSWORD } })
    ).body
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now().getTime() })
    await api.call("POST /v1/second-factor/totp/confirm", { token, body: { code: code() } })
    api.clock.advance(60)
    const { challenge } = (await signInThere(sharedId(), sub)).details
    await disconnect(token, identityId)
    const late = await api.call("POST /v1/auth/second-factor", { body: { challenge, code: code() } })
    expect([late.status, late.body.code]).toEqual([409, "auth.challenge_expired"])
  })

  it("frees the identity for another account", async () => {
    const { token, sub, identityId } = await aConnectedStudent()
    await disconnect(token, identityId)
    const other = await signedIn(api)
    expect((await connect(other.token, await connection(other.token, sharedId(), sub))).status).toBe(201)
  })

  it("twice concurrently disconnects once", async () => {
    const { token, identityId } = await aConnectedStudent()
    const answers = await Promise.all([1, 2, 3].map(() => disconnect(token, identityId)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  })

  it("during a sign-in through it leaves no session behind", async () => {
    const { token, account, sub, identityId } = await aConnectedStudent()
    const [entered] = await Promise.all([signInThere(sharedId(), sub), disconnect(token, identityId)])
    if (entered.outcome === "signed_in")
      expect((await user(entered.access_token.access_token)).status).toBe(401)
    const { body } = await api.call("GET /v1/sessions", { token })
    expect([account.email, body.items.length]).toEqual([account.email, 1])
  })
})

describe("the last sign-in method of an account", () => {
  it("cannot be disconnected, and the error says what to do first", async () => {
    const { token, identityId } = await aStudentWithoutPassword()
    expect((await list(token)).body.items).toMatchObject([{ id: identityId, may_disconnect: false }])
    for (const [language, words] of [
      ["en", /choose a password/],
      ["ja", /先にパスワードを設定/],
    ] as const) {
      const route = `DELETE /v1/user/identities/${identityId}`
      const refused = await api.call(route, { token, body: {}, language })
      expect([refused.status, refused.body.code]).toEqual([409, "auth.last_way_in"])
      expect(refused.body.message).toMatch(words)
    }
    expect((await user(token)).status).toBe(200)
    expect((await list(token)).body.items).toHaveLength(1)
  })

  it("is no longer the last beside a passkey or another service that is still offered", async () => {
    const withKey = await aStudentWithoutPassword()
    await addPasskey(withKey.token)
    expect((await disconnect(withKey.token, withKey.identityId, {})).status).toBe(204)

    const withGone = await aStudentWithoutPassword()
    await api.db.autocommit.execute(
      sql`insert into identities (issuer, subject, user_id) values ('https://gone.example', ${withGone.id}, ${withGone.id})`,
    )
    expect((await disconnect(withGone.token, withGone.identityId, {})).body.code).toBe("auth.last_way_in")
    const body = await connection(withGone.token, socialId())
    expect((await connect(withGone.token, body)).status).toBe(201)
    expect((await disconnect(withGone.token, withGone.identityId, {})).status).toBe(204)
  })

  it("may be a passkey, which then cannot be removed", async () => {
    const { id, token } = await signedIn(api, aStudent())
    const passkey = await addPasskey(token, { password: TEST_PASSWORD })
    await api.db.autocommit.execute(sql`update users set password_hash = null where id = ${id}`)
    const refused = await api.call(`DELETE /v1/passkeys/${passkey}`, { token, body: {} })
    expect([refused.status, refused.body.code]).toEqual([409, "auth.last_way_in"])
    expect((await api.call("GET /v1/passkeys", { token })).body.items).toHaveLength(1)
  })

  it("survives two concurrent removals", async () => {
    const { id, token, identityId } = await aConnectedStudent()
    const passkey = await addPasskey(token, { password: TEST_PASSWORD })
    await api.db.autocommit.execute(sql`update users set password_hash = null where id = ${id}`)
    const answers = await Promise.all([
      disconnect(token, identityId, {}),
      api.call(`DELETE /v1/passkeys/${passkey}`, { token, body: {} }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it("is changed by an owner without a password only shortly after signing in", async () => {
    const { token, identityId } = await aStudentWithoutPassword()
    await addPasskey(token)
    api.clock.advance(601)
    for (const refused of [
      await disconnect(token, identityId, {}),
      await start(token, { provider: "social" }),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, "auth.sign_in_again"])
  })
})
