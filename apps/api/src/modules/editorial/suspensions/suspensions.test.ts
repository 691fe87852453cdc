import { addDays, dayInJapan, instantInJapan } from "@shirube/vocabulary/time/days"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { Notice } from "#api/kernel/notices/kinds"
import { auditAbout } from "#api/modules/identity/audit/builders"
import { anEditor, aStudent, signedIn, TEST_PASSWORD } from "#api/modules/identity/auth/builders"
import { deleteDueAccounts } from "#api/modules/identity/deletion/service"
import { aMember } from "#api/modules/people/members/builders"
import { depsOf, notify } from "#api/modules/people/notifications/service"
import { anUnverifiedStudent, askByMail, aVerified } from "#api/modules/people/verification/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { anAuthenticator } from "#api/testing/authenticator"
import { type Issuer, startIssuer } from "#api/testing/services/issuer"
import { mailsTo } from "#api/testing/services/mails"
import { suspendAccount } from "./builders.ts"
import { endOverdue } from "./service.ts"

const SITE = { origin: "http://localhost:3000", rpId: "localhost" }
let issuer: Issuer
let api: TestApi
beforeAll(async () => {
  issuer = await startIssuer()
  api = await startTestApi({ ...issuer.settings, PUBLIC_URL: SITE.origin, DEMO: "1" })
})
afterAll(async () => {
  await api.stop()
  await issuer.stop()
})

const DAY = 86_400

type Person = Awaited<ReturnType<typeof signedIn>>

/** A request that a suspended member may not make. */
const lookAtMembers = ({ token }: Pick<Person, "token">, language: "en" | "ja" = "en") =>
  api.call("GET /v1/members", { token, language })
const isSuspended = async ({ token }: Pick<Person, "token">) =>
  (await api.call("GET /v2/user", { token })).body.is_suspended

async function reportAndOpen(member: UserId, editor: Person) {
  const reporter = await aMember(api)
  await api.call(`PUT /v1/complaints/member/${member}`, {
    token: reporter.token,
    body: { reason: "offensive" },
  })
  const { body } = await api.call("GET /v1/editors/reviews?queue=reported-members&limit=50", {
    token: editor.token,
  })
  const id = body.items.at(-1).id as string
  return (await api.call(`GET /v1/editors/reviews/${id}`, { token: editor.token })).body
}

const decide = (editor: Person, review: { id: string; version: number }, body: object) =>
  api.call(`POST /v1/editors/reviews/${review.id}/decision`, {
    token: editor.token,
    body: { version: review.version, ...body },
  })

async function suspendedMember() {
  const [member, editor] = [await aMember(api), await signedIn(api, anEditor())]
  const review = await reportAndOpen(member.id, editor)
  const decided = await decide(editor, review, {
    outcome: "declined",
    suspend_for: "7_days",
    suspend_reason: "harassment",
    reason: "You wrote to three people who had asked you to stop.",
  })
  return { member, editor, decided }
}

describe("an editor who decides about a reported member", () => {
  it("may suspend the account, and the open session is refused at once, with reason, end and appeal", async () => {
    const { member, decided } = await suspendedMember()
    expect(decided.status).toBe(200)
    const refused = await lookAtMembers(member)
    expect([refused.status, refused.body.code]).toEqual([403, "account.suspended"])
    expect(refused.body.message).toMatch(
      /^Your account is suspended until \d+ November 2026 at \d\d:\d\d \(Japan time\)\. You insulted or harassed other people\. Sign in to read more and to appeal\.$/,
    )
    expect((await lookAtMembers(member, "ja")).body.message).toContain("異議の申し立て")
    expect(await isSuspended(member)).toBe(true)
  })

  it("needs no other reason, and the member gets exactly one mail, with reason, end and appeal", async () => {
    const { member } = await suspendedMember()
    const letters = await mailsTo(api, member.account.email)
    expect(letters.map(({ subject }) => subject)).toEqual([
      "Your account is suspended / アカウントの利用を停止しました",
    ])
    expect(letters[0]?.text).toContain("You insulted or harassed other people.")
    expect(letters[0]?.text).toContain("You wrote to three people who had asked you to stop.")
    expect(letters[0]?.text).toContain("（日本時間）まで")
    expect(letters[0]?.text).toContain("/account/suspended")
    await api.settle()
    const { body } = await api.call("GET /v1/notifications/unread", { token: member.token })
    expect(body.count).toBe(0)
  })

  it("is recorded in the audit log", async () => {
    const { member, editor } = await suspendedMember()
    const entries = await auditAbout(api.db.autocommit, { noun: "user", id: member.id })
    expect(entries.find(({ event }) => event === "account.suspended")).toMatchObject({
      actor: "editor",
      actorId: editor.id,
      details: { length: "7_days", reason: "harassment" },
    })
  })

  it("cannot suspend an editor, an account twice, or with an approving decision", async () => {
    const [editor, other] = [await signedIn(api, anEditor()), await aMember(api, { account: anEditor() })]
    const review = await reportAndOpen(other.id, editor)
    expect(review.may_suspend).toBe(false)
    const ofEditor = await decide(editor, review, { outcome: "declined", suspend_for: "7_days" })
    expect([ofEditor.status, ofEditor.body.code]).toEqual([409, "suspension.not_possible"])

    const member = await aMember(api)
    const about = await reportAndOpen(member.id, editor)
    expect(about.may_suspend).toBe(true)
    const cleared = await decide(editor, about, { outcome: "approved", suspend_for: "7_days" })
    expect(cleared.status).toBe(400)
    await suspendAccount(api, member.id)
    const again = await decide(editor, about, { outcome: "declined", suspend_for: "7_days" })
    expect([again.status, again.body.code]).toEqual([409, "suspension.already"])
  })
})

describe("an editor who knows of something that was not reported", () => {
  const suspend = (editor: Person, id: UserId, body: object = {}, language: "en" | "ja" = "en") =>
    api.call(`POST /v1/editors/members/${id}/suspension`, {
      token: editor.token,
      body: { length: "7_days", reason: "advertising", words: "You sold tickets in three threads.", ...body },
      language,
    })

  it("may suspend the account at once, with their own words in the email and an audit entry", async () => {
    const [member, editor] = [await aMember(api), await signedIn(api, anEditor())]
    expect((await suspend(editor, member.id)).status).toBe(204)
    expect((await lookAtMembers(member)).body.code).toBe("account.suspended")
    const letters = await mailsTo(api, member.account.email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain("You sold tickets in three threads.")
    expect(letters[0]?.text).toContain("宣伝や販売、勧誘を目的とした利用がありました。")
    const entries = await auditAbout(api.db.autocommit, { noun: "user", id: member.id })
    expect(entries.find(({ event }) => event === "account.suspended")).toMatchObject({
      actorId: editor.id,
      details: { length: "7_days", reason: "advertising" },
    })
  })

  it("may choose the last day, which is suspended to its end in Japan", async () => {
    const [member, editor] = [await aMember(api), await signedIn(api, anEditor())]
    const today = dayInJapan(api.clock.now())
    const lastDay = addDays(today, 3)
    expect((await suspend(editor, member.id, { length: "last_day", last_day: lastDay })).status).toBe(204)
    const { body } = await api.call("GET /v1/account/suspension", { token: member.token })
    expect(body.suspension.until).toBe(instantInJapan(addDays(lastDay, 1), "00:00"))
  })

  it("must choose a day from today on within a year, and write what happened", async () => {
    const [member, editor] = [await aMember(api), await signedIn(api, anEditor())]
    const today = dayInJapan(api.clock.now())
    for (const last_day of [undefined, addDays(today, -1), addDays(today, 367)]) {
      const refused = await suspend(editor, member.id, { length: "last_day", last_day }, "ja")
      expect([refused.status, refused.body.errors.last_day]).toEqual([
        422,
        ["今日から1年以内の日を選んでください。"],
      ])
    }
    for (const words of ["", "  "])
      expect((await suspend(editor, member.id, { words })).body.errors).toHaveProperty("words")
    expect(await isSuspended(member)).toBe(false)
  })

  it("cannot suspend an editor, themselves, or a deleted account", async () => {
    const [editor, other] = [await signedIn(api, anEditor()), await signedIn(api, anEditor())]
    const gone = "00000000-0000-4000-8000-000000000000" as UserId
    for (const id of [editor.id, other.id, gone]) {
      const refused = await suspend(editor, id)
      expect([refused.status, refused.body.code]).toEqual([409, "suspension.not_possible"])
    }
  })

  it("suspends once if two do it at the same time, and lifts once", async () => {
    const [one, two] = [await signedIn(api, anEditor()), await signedIn(api, anEditor())]
    const member = await aMember(api)
    const answers = await Promise.all([suspend(one, member.id), suspend(two, member.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("suspension.already")
    expect(await mailsTo(api, member.account.email)).toHaveLength(1)
    const [suspension] = await rows<{ id: string }>(
      api.db.autocommit,
      sql`select id from suspensions where user_id = ${member.id}`,
    )
    const lift = ({ token }: Person) =>
      api.call(`DELETE /v1/editors/suspensions/${suspension?.id}`, { token })
    const lifted = await Promise.all([lift(one), lift(two)])
    expect(lifted.map(({ status }) => status).sort()).toEqual([204, 404])
  })
})

describe("a suspended person", () => {
  it("may sign in, refresh, change the password and the language, export, request deletion, and sign out", async () => {
    const person = await signedIn(api)
    await suspendAccount(api, person.id)
    const { body } = await api.call("POST /v1/auth/login", {
      body: { email: person.account.email, password: TEST_PASSWORD },
    })
    const token = body.access_token.access_token as string
    expect(await isSuspended({ token })).toBe(true)
    const refreshed = await api.call("POST /v1/auth/refresh", { token: body.refresh_token.refresh_token })
    expect(refreshed.status).toBe(200)
    expect((await lookAtMembers({ token: refreshed.body.access_token.access_token })).status).toBe(403)
    const answers = [
      await api.call("PUT /v1/account/language", { token, body: { language: "ja" } }),
      await api.call("POST /v1/account/export", { token }),
      await api.call("POST /v1/account/leaving", { token, body: { password: TEST_PASSWORD } }),
      await api.call("DELETE /v1/account/leaving", { token }),
      await api.call("PUT /v1/password", {
        token,
        body: { current_password: TEST_PASSWORD, password: "a train to Sendai at dawn" },
      }),
    ]
    for (const { status } of answers) expect(status).toBeLessThan(300)
    expect((await api.call("POST /v1/auth/logout", { token })).status).toBe(204)
  })

  const expectRefusedInside = async (signIn: Awaited<ReturnType<TestApi["call"]>>) => {
    expect(signIn.status).toBe(200)
    const inside = { token: signIn.body.access_token.access_token as string }
    expect(await isSuspended(inside)).toBe(true)
    const refused = await lookAtMembers(inside)
    expect([refused.status, refused.body.code]).toEqual([403, "account.suspended"])
  }

  it("may sign in with a passkey, and is still suspended", async () => {
    const { id, token } = await signedIn(api)
    const authenticator = anAuthenticator(SITE)
    const options = await api.call("POST /v1/passkeys/options", { token, body: { password: TEST_PASSWORD } })
    await api.call("POST /v1/passkeys", { token, body: { credential: authenticator.create(options.body) } })
    await suspendAccount(api, id)
    const credential = authenticator.get((await api.call("POST /v1/auth/passkey-options")).body)
    await expectRefusedInside(await api.call("POST /v1/auth/passkey", { body: { credential } }))
  })

  it("may sign in through an external service, and is still suspended", async () => {
    const { id, account } = await signedIn(api)
    const there = { sub: `suspended-${id}`, email: account.email, email_verified: true, name: account.name }
    const signInThere = () => api.call("POST /v1/auth/sso-auth", { body: issuer.signIn(there) })
    const { link_token } = (await signInThere()).body
    await api.call("POST /v1/auth/sso-link", { body: { link_token, password: TEST_PASSWORD } })
    await suspendAccount(api, id)
    await expectRefusedInside(await signInThere())
  })

  it("is not handed over to sibling services", async () => {
    const person = await signedIn(api)
    await suspendAccount(api, person.id)
    const answer = await api.call("POST /v1/auth/handover", { token: person.token, body: { to: "matching" } })
    expect([answer.status, answer.body.code]).toEqual([403, "account.suspended"])
  })

  it("gets no allowed actions on any page", async () => {
    const person = await signedIn(api)
    await suspendAccount(api, person.id)
    const { status, body } = await api.call("GET /v1/personal?things=article:entry-sheet", {
      token: person.token,
    })
    expect([status, body.items[0].saved.may_save]).toEqual([200, false])
  })

  it("is not in the directory, cannot be looked up, and reappears when it ends", async () => {
    const [reader, member] = [await aMember(api), await aMember(api)]
    const isListed = async () => {
      const { body } = await api.call("GET /v1/members?limit=50", { token: reader.token })
      return body.items.some(({ id }: { id: string }) => id === member.id)
    }
    const lookUp = async () =>
      (await api.call(`GET /v1/members/${member.id}`, { token: reader.token })).status
    expect([await isListed(), await lookUp()]).toEqual([true, 200])
    await suspendAccount(api, member.id)
    expect([await isListed(), await lookUp()]).toEqual([false, 404])
  })
})

describe("the end of a suspension", () => {
  it("is exact to the second, before any job has run", async () => {
    const person = await aMember(api)
    await suspendAccount(api, person.id)
    api.clock.advance(7 * DAY - 1)
    const login = () =>
      api.call("POST /v1/auth/login", { body: { email: person.account.email, password: TEST_PASSWORD } })
    const token = (await login()).body.access_token.access_token
    expect((await lookAtMembers({ token })).status).toBe(403)
    api.clock.advance(1)
    expect((await lookAtMembers({ token })).status).toBe(200)
    expect(await isSuspended({ token })).toBe(false)
  })

  it("sends one email, and allows the account to be suspended again", async () => {
    const person = await signedIn(api)
    await suspendAccount(api, person.id)
    api.clock.advance(7 * DAY)
    await endOverdue(api)
    await endOverdue(api)
    const subjects = (await mailsTo(api, person.account.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith("Your account is open again"))).toHaveLength(1)
    await suspendAccount(api, person.id, { length: "indefinitely" })
    expect(await isSuspended(await signInAgain(person))).toBe(true)
  })

  it("can be brought forward once, by an editor", async () => {
    const { member, editor } = await suspendedMember()
    const { body } = await api.call("GET /v1/editors/suspensions?limit=50", { token: editor.token })
    const [suspension] = body.items.filter(({ by }: { by: string }) => by === editor.account.name)
    expect(suspension).toMatchObject({ person: { name: member.account.name }, reason: "harassment" })
    const lift = (token: string) => api.call(`DELETE /v1/editors/suspensions/${suspension.id}`, { token })
    expect((await lift(editor.token)).status).toBe(204)
    expect((await lookAtMembers(member)).status).toBe(200)
    expect((await lift(editor.token)).body.code).toBe("suspension.not_found")
  })
})

const signInAgain = async ({ account }: Person) => {
  const { body } = await api.call("POST /v1/auth/login", {
    body: { email: account.email, password: account.password },
  })
  return { token: body.access_token.access_token as string }
}

describe("an appeal", () => {
  const appeal = ({ token }: Pick<Person, "token">, text = "I did not write that.") =>
    api.call("POST /v1/account/suspension/appeal", { token, body: { text } })
  const openAppeal = async (editor: Person) => {
    const { body } = await api.call("GET /v1/editors/reviews?queue=appeals&limit=50", { token: editor.token })
    return (await api.call(`GET /v1/editors/reviews/${body.items.at(-1)?.id}`, { token: editor.token })).body
  }
  const own = async ({ token }: Pick<Person, "token">) =>
    (await api.call("GET /v1/account/suspension", { token })).body.suspension

  it("is queued once, however often it is sent, even concurrently", async () => {
    const { member, editor } = await suspendedMember()
    expect(await own(member)).toMatchObject({ appeal: null, words: expect.stringContaining("three people") })
    const answers = await Promise.all([appeal(member), appeal(member, "Another text")])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect((await appeal(member)).body.code).toBe("suspension.appealed_already")
    const review = await openAppeal(editor)
    expect(review.outcomes).toEqual(["approved", "declined"])
    expect((await own(member)).appeal.review.state).toBe("waiting")
    expect((await decide(editor, review, { outcome: "returned", reason: "?" })).status).toBe(400)
  })

  it("that is declined is answered with the reason, and the suspension stays", async () => {
    const { member, editor } = await suspendedMember()
    await appeal(member)
    const review = await openAppeal(editor)
    const other = await signedIn(api, anEditor())
    await decide(other, review, { outcome: "declined", reason_key: "nothing-new" })
    const letters = await mailsTo(api, member.account.email)
    expect(letters.at(0)?.subject).toContain("Your appeal: the suspension stays")
    expect((await lookAtMembers(member)).status).toBe(403)
    expect((await own(member)).appeal.review).toMatchObject({ state: "declined" })
    expect((await appeal(member)).status).toBe(409)
  })

  it("that succeeds lifts the suspension at once", async () => {
    const { member, editor } = await suspendedMember()
    await appeal(member)
    const review = await openAppeal(editor)
    const other = await signedIn(api, anEditor())
    expect((await decide(other, review, { outcome: "approved" })).status).toBe(200)
    expect((await lookAtMembers(member)).status).toBe(200)
    expect(await own(member)).toBeNull()
    const letters = await mailsTo(api, member.account.email)
    expect(letters.at(0)?.subject).toContain("Your account is open again")
  })

  it("is decided by another editor than the one who suspended, as long as there is one", async () => {
    const { member, editor } = await suspendedMember()
    const other = await signedIn(api, anEditor())
    await appeal(member)
    const review = await openAppeal(editor)
    for (const decision of [{ outcome: "approved" }, { outcome: "declined", reason_key: "nothing-new" }])
      for (const [language, words] of [
        ["en", "Another editor decides about the appeal"],
        ["ja", "ほかの編集者が判断します"],
      ] as const) {
        const refused = await api.call(`POST /v1/editors/reviews/${review.id}/decision`, {
          token: editor.token,
          body: { version: review.version, ...decision },
          language,
        })
        expect([refused.status, refused.body.code]).toEqual([409, "suspension.own_appeal"])
        expect(refused.body.message).toContain(words)
      }
    expect((await own(member)).appeal.review.state).toBe("waiting")
    expect((await decide(other, review, { outcome: "approved" })).status).toBe(200)
  })

  it("is decided by the editor who suspended if they are the only one", async () => {
    await api.empty()
    const { member, editor } = await suspendedMember()
    await appeal(member)
    const review = await openAppeal(editor)
    expect((await decide(editor, review, { outcome: "approved" })).status).toBe(200)
    expect(await own(member)).toBeNull()
  })

  it("leaves the queue when the suspension ends before a decision", async () => {
    const { member, editor } = await suspendedMember()
    await appeal(member)
    const review = await openAppeal(editor)
    const [suspension] = await rows<{ id: string }>(
      api.db.autocommit,
      sql`select id from suspensions where user_id = ${member.id} and ended_at is null`,
    )
    await api.call(`DELETE /v1/editors/suspensions/${suspension?.id}`, { token: editor.token })
    const after = await api.call(`GET /v1/editors/reviews/${review.id}`, { token: editor.token })
    expect(after.body.state).toBe("withdrawn")
  })

  it("is only for suspended members", async () => {
    expect((await appeal(await signedIn(api, aStudent()))).body.code).toBe("suspension.not_found")
  })
})

describe("while an account is suspended", () => {
  it("its live streams end after the event, in every process", async () => {
    const person = await signedIn(api)
    const response = await api.api(
      new Request("http://shirube.test/api/v1/live", {
        headers: { Authorization: `Bearer ${person.token}` },
      }),
    )
    const received = response.text()
    await suspendAccount(api, person.id)
    expect(await received).toContain('{"name":"account.suspended","tags":["user"]}')
  })

  it("it gets no notifications or emails except for account security", async () => {
    const person = await signedIn(api)
    await suspendAccount(api, person.id)
    const deps = depsOf(api)
    const tell = (notice: Pick<Notice, "kind" | "facts">) =>
      api.db.transaction((tx) =>
        notify(tx, { userId: person.id, key: notice.kind, ...notice }, deps, api.clock.now()),
      )
    await tell({ kind: "ambassador_applied", facts: {} })
    const unread = async () =>
      (await api.call("GET /v1/notifications/unread", { token: person.token })).body.count
    expect(await unread()).toBe(0)
    await tell({ kind: "password_changed", facts: {} })
    expect(await unread()).toBe(1)
    expect(await mailsTo(api, person.account.email)).toHaveLength(1)
  })

  it("deleting it does not free its address for a new account, until the suspension ends", async () => {
    const person = await signedIn(api)
    const { email } = person.account
    await suspendAccount(api, person.id, { length: "30_days" })
    await api.call("POST /v1/account/leaving", { token: person.token, body: { password: TEST_PASSWORD } })
    api.clock.advance(15 * DAY)
    await deleteDueAccounts(api)
    const askForCode = async () => {
      await api.call("POST /v1/sign-up/email", { body: { email } })
      const [newest] = await mailsTo(api, email)
      return newest?.subject
    }
    expect(await askForCode()).toContain("This address cannot be used yet")
    api.clock.advance(16 * DAY)
    expect(await askForCode()).not.toContain("This address cannot be used yet")
  })

  it("its student number verifies no other account after it was deleted, until the suspension ends", async () => {
    const student = await aVerified(api)
    await suspendAccount(api, student.id, { length: "30_days" })
    await api.call("POST /v1/account/leaving", { token: student.token, body: { password: TEST_PASSWORD } })
    api.clock.advance(15 * DAY)
    await deleteDueAccounts(api)
    const again = await anUnverifiedStudent(api)
    const claim = { student_number: student.number }
    const barred = await askByMail(api, again, claim)
    expect([barred.status, barred.body.code]).toEqual([409, "verification.number_taken"])
    api.clock.advance(16 * DAY)
    const later = await anUnverifiedStudent(api)
    expect((await askByMail(api, later, claim)).status).toBeLessThan(300)
  })
})
