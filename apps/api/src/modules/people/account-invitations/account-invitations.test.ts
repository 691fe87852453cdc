import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { accountAt, createAccount } from "#api/modules/identity/accounts/service"
import { anEditor, aStudent, signedIn, TEST_PASSWORD } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { codeAt } from "#api/testing/second-factor"
import { mailsTo } from "#api/testing/services/mails"
import { anAcceptance, anAdministrator, anInvitation, invitationToken } from "./builders.ts"
import { purgeInvitations } from "./jobs.ts"
import { inviteByOperator } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(() => api.empty())

const invite = (token: string, wishes: object = {}) =>
  api.call("POST /v1/editors/invitations", { token, body: anInvitation(wishes), language: "en" })
const listed = async (token: string) => (await api.call("GET /v1/editors/invitations", { token })).body.items
const check = async (token: string) =>
  (await api.call("POST /v1/account-invitations/check", { body: { token } })).body
const accept = (token: string, wishes: object = {}) =>
  api.call("POST /v1/account-invitations/accept", { body: anAcceptance(token, wishes), language: "en" })
const take = (invitation: string, token: string) =>
  api.call("POST /v1/account-invitations/take", { token, body: { token: invitation } })
const audited = async () =>
  (await rows<{ event: string }>(api.db.autocommit, sql`select event from audit_entries order by id`))
    .map(({ event }) => event)
    .filter((event) => event.startsWith("account_invitation"))

const EMAIL = "mori@shirube.example"

/** Invites someone outside the demo, as the operator's command does. */
async function operatorInvites(wishes: Partial<Parameters<typeof inviteByOperator>[1]> = {}) {
  const invitation = {
    email: "mori@provider.example",
    role: "editor",
    language: "en",
    companyName: null,
    ...wishes,
  } as const
  const visit = {
    now: api.clock.now(),
    ip: "",
    userAgent: "",
    language: "en",
    device: null,
  } as const
  const url = await api.db.transaction((tx) => inviteByOperator(tx, invitation, { visit, platform: api }))
  return url.split("/").at(-1) ?? ""
}

describe("an administrator", () => {
  it("invites an editor by email, who accepts with a name and a password", async () => {
    const { token } = await anAdministrator(api, { name: "Sato Ken" })
    expect((await invite(token)).status).toBe(201)
    const [letter] = await mailsTo(api, EMAIL)
    expect(letter?.subject).toBe("You are invited to Shirube")
    expect(letter?.text).toContain("Sato Ken invites you to join Shirube as an editor.")
    expect(await listed(token)).toMatchObject([{ email: EMAIL, role: "editor", invited_by: "Sato Ken" }])

    const link = await invitationToken(api, EMAIL)
    expect(await check(link)).toMatchObject({
      state: "open",
      invitation: { email: EMAIL, role: "editor", way: "create" },
    })
    const { status, body } = await accept(link)
    expect(status).toBe(200)
    const user = await api.call("GET /v2/user", { token: body.access_token.access_token })
    expect(user.body).toMatchObject({
      email: EMAIL,
      name: "Mori Ayaka",
      role: "editor",
      is_administrator: false,
      registration: { is_finished: true },
    })
    const consents = await api.call("GET /v1/consents", { token: body.access_token.access_token })
    expect(consents.body.items.map(({ kind }: { kind: string }) => kind).sort()).toEqual(["privacy", "terms"])
    expect(await listed(token)).toEqual([])
    expect(await audited()).toEqual(["account_invitation.sent", "account_invitation.accepted"])
  })

  it("chooses the roles of the editor, which the account has once it is accepted", async () => {
    const { token } = await anAdministrator(api)
    expect((await invite(token, { editor_roles: [] })).status).toBe(422)
    expect((await invite(token, { editor_roles: ["screener"] })).status).toBe(201)
    expect(await listed(token)).toMatchObject([{ editor_roles: ["screener"] }])
    const { body } = await accept(await invitationToken(api, EMAIL))
    const user = await api.call("GET /v2/user", { token: body.access_token.access_token })
    expect(user.body).toMatchObject({ role: "editor", editor_roles: ["screener"] })
  })

  it("invites a company by its name, in the language that it reads", async () => {
    const { token } = await anAdministrator(api)
    expect((await invite(token, { role: "company" })).body.errors).toHaveProperty("company_name")
    await invite(token, { role: "company", company_name: "あおば精機", language: "ja" })
    const [letter] = await mailsTo(api, EMAIL)
    expect([letter?.subject, letter?.text.includes("/ja/invitation/")]).toEqual(["しるべへのご招待", true])
    const link = await invitationToken(api, EMAIL)
    expect((await check(link)).invitation).toMatchObject({ role: "company", company_name: "あおば精機" })
    const { body } = await accept(link, { name: "あおば精機" })
    const user = await api.call("GET /v2/user", { token: body.access_token.access_token })
    expect(user.body).toMatchObject({ role: "company", requires_second_factor: false })
  })

  it("revokes an invitation, whose link then works no longer", async () => {
    const { token } = await anAdministrator(api)
    const { id } = (await invite(token)).body
    const link = await invitationToken(api, EMAIL)
    expect((await api.call(`DELETE /v1/editors/invitations/${id}`, { token })).status).toBe(204)
    expect((await api.call(`DELETE /v1/editors/invitations/${id}`, { token })).status).toBe(204)
    expect(await check(link)).toEqual({ state: "revoked", invitation: null })
    expect((await accept(link)).body.code).toBe("account_invitation.invalid")
    expect((await api.call(`POST /v1/editors/invitations/${id}/resend`, { token })).status).toBe(404)
    expect(await audited()).toEqual(["account_invitation.sent", "account_invitation.revoked"])
  })

  it("sends an invitation again with a new link and a new week, and the earlier link stops working", async () => {
    const { token } = await anAdministrator(api)
    const { id } = (await invite(token)).body
    const first = await invitationToken(api, EMAIL)
    api.clock.advance(8 * 86_400)
    const administrator = await anAdministrator(api)
    expect(await listed(administrator.token)).toMatchObject([{ is_expired: true }])
    await api.call(`POST /v1/editors/invitations/${id}/resend`, { token: administrator.token })
    const second = await invitationToken(api, EMAIL)
    expect(second).not.toBe(first)
    expect((await check(first)).state).toBe("unknown")
    expect((await check(second)).state).toBe("open")
  })

  it("gets the same response whether or not an address has an account", async () => {
    const { token } = await anAdministrator(api)
    await createAccount(api.db, aStudent({ email: "known@shirube.example" }))
    const known = await invite(token, { email: "known@shirube.example" })
    const unknown = await invite(token, { email: "unknown@shirube.example" })
    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)])
    expect(await mailsTo(api, "known@shirube.example")).toHaveLength(1)
  })

  it("has one open invitation to an address at a time", async () => {
    const { token } = await anAdministrator(api)
    await invite(token)
    expect((await invite(token, { email: EMAIL.toUpperCase() })).body.code).toBe(
      "account_invitation.already_open",
    )
  })

  it("of the demo invites only demo addresses, which close with the demo", async () => {
    const { token } = await anAdministrator(api)
    const { status, body } = await invite(token, { email: "mori@provider.example" })
    expect([status, Object.keys(body.errors)]).toEqual([422, ["email"]])
    await invite(token)
    const link = await invitationToken(api, EMAIL)
    const live = api.under({ DEMO: "0" })
    const judged = await live.call("POST /v1/account-invitations/check", { body: { token: link } })
    expect(judged.body.state).toBe("unknown")
    const accepted = await live.call("POST /v1/account-invitations/accept", { body: anAcceptance(link) })
    expect(accepted.body.code).toBe("account_invitation.invalid")
  })
})

describe("an invitation", () => {
  it("works once, even when two people accept it at the same moment", async () => {
    const link = await operatorInvites()
    const answers = await Promise.all([accept(link), accept(link)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await check(link)).state).toBe("accepted")
    expect((await accept(link)).body.code).toBe("account_invitation.invalid")
  })

  it("expires after a week, and says so", async () => {
    const link = await operatorInvites()
    api.clock.advance(7 * 86_400)
    expect(await check(link)).toEqual({ state: "expired", invitation: null })
    expect((await accept(link)).body.code).toBe("account_invitation.invalid")
  })

  it("to an editor gives no editor rights until a second factor is set up", async () => {
    const link = await operatorInvites({ role: "administrator" })
    const { body } = await accept(link)
    const token = body.access_token.access_token
    expect((await api.call("GET /v2/user", { token })).body).toMatchObject({
      is_administrator: true,
      requires_second_factor: true,
    })
    for (const route of ["GET /v1/editors/queues", "GET /v1/editors/invitations"])
      expect((await api.call(route, { token })).body.code).toBe("auth.second_factor_setup_required")
    const { secret } = (
      await api.call("POST /v1/second-factor/totp", {
        token,
        body: { password: anAcceptance("").password },
      })
    ).body
    const code = codeAt(secret, api.clock.now())
    await api.call("POST /v1/second-factor/totp/confirm", { token, body: { code } })
    expect(await listed(token)).toEqual([])
    expect((await invite(token, { email: "next@provider.example" })).status).toBe(201)
  })

  it("is not accepted without the terms and the privacy policy, nor with a weak password", async () => {
    const link = await operatorInvites()
    expect((await accept(link, { terms: false })).body.code).toBe("consents.declined")
    expect((await accept(link, { password: "mori" })).body.code).toBe("password.weak")
    expect(await accountAt(api.db.autocommit, "mori@provider.example")).toBeUndefined()
    expect((await check(link)).state).toBe("open")
  })

  it("does not turn an account of another kind into an editor's", async () => {
    const student = await signedIn(api, aStudent({ email: "mori@provider.example" }))
    const link = await operatorInvites()
    expect((await check(link)).invitation.way).toBe("other_account")
    expect((await accept(link)).body.code).toBe("account_invitation.other_account")
    expect((await take(link, student.token)).body.code).toBe("account_invitation.other_account")
    expect((await api.call("GET /v2/user", { token: student.token })).body.role).toBe("student")
  })

  it("makes the invited editor an administrator once they sign in, and no other account", async () => {
    const editor = await signedIn(api, anEditor())
    const link = await operatorInvites({ email: editor.account.email.toUpperCase(), role: "administrator" })
    expect((await check(link)).invitation.way).toBe("sign_in")
    const other = await signedIn(api, anEditor())
    expect((await take(link, other.token)).body.code).toBe("account_invitation.other_person")
    expect((await accept(link, { password: TEST_PASSWORD })).body.code).toBe(
      "account_invitation.other_account",
    )
    expect((await take(link, editor.token)).status).toBe(204)
    expect((await api.call("GET /v2/user", { token: editor.token })).body.is_administrator).toBe(true)
    expect((await check(link)).state).toBe("accepted")
  })

  it("that is closed is deleted after a month", async () => {
    await operatorInvites()
    api.clock.advance(36 * 86_400)
    await purgeInvitations(api).run({})
    expect(await rows(api.db.autocommit, sql`select 1 from account_invitations`)).toHaveLength(1)
    api.clock.advance(2 * 86_400)
    await purgeInvitations(api).run({})
    expect(await rows(api.db.autocommit, sql`select 1 from account_invitations`)).toEqual([])
  })
})
