import { type SQL, sql } from "drizzle-orm"
import { readMigrationFiles } from "drizzle-orm/migrator"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { MIGRATIONS_FOLDER } from "#api/kernel/db/migrate"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, TEST_NOW, type TestApi } from "#api/testing/api"
import { createAccount, removeAccounts } from "../accounts/service.ts"
import {
  type AuditActor,
  type AuditEvent,
  type AuditPosition,
  aboutUser,
  anonymousActor,
  auditEntriesOf,
  purgeAuditEntries,
  recordAudit,
  system,
} from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const visit = { now: new Date(TEST_NOW), ip: "", userAgent: "", language: "en", device: null } as const

const entries = () =>
  rows<{ event: string; subject_id: string | null; ip_digest: string; user_agent: string }>(
    api.db.autocommit,
    sql`select event, actor, actor_id, subject_noun, subject_id, ip_digest, user_agent, details from audit_entries order by id`,
  )

describe("the audit log", () => {
  it("records who did what, without passwords or addresses", async () => {
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
    const recorded = (await entries()).filter(({ subject_id }) => subject_id === id)
    expect(recorded.map(({ event }) => event)).toEqual([
      "sign_in.failed",
      "sign_in.succeeded",
      "password.changed",
      "session.others_ended",
      "session.ended",
    ])
    expect(new Set(recorded.map(({ ip_digest }) => ip_digest)).size).toBe(1)
    const text = JSON.stringify(recorded)
    for (const secret of [account.email, account.password, "a wrong password", "203.0.113.99", token])
      expect(text).not.toContain(secret)
    expect(text).toContain("A Browser")
  })

  it("records a failed sign-in with an address without an account", async () => {
    const before = (await entries()).length
    await api.call("POST /v1/auth/login", { body: { email: "unknown@university.example", password: "x" } })
    expect((await entries()).slice(before)).toMatchObject([
      { event: "sign_in.failed", actor: "nobody", actor_id: null, subject_noun: "user", subject_id: null },
    ])
  })

  // spec: sign-in.refresh-reuse
  it("records the reuse of a refresh token", async () => {
    const { refreshToken, id } = await signedIn(api)
    await api.call("POST /v1/auth/refresh", { token: refreshToken })
    await api.call("POST /v1/auth/refresh", { token: refreshToken })
    expect((await entries()).filter(({ subject_id }) => subject_id === id).at(-1)).toMatchObject({
      event: "session.stolen_token",
      actor: "nobody",
    })
  })

  const record = (event: AuditEvent, by: AuditActor, about: UserId) =>
    recordAudit(api.db.autocommit, api.vault, visit, { event, by, about: aboutUser(about) })

  it("lists everything about one person and by them, newest first, in pages", async () => {
    const [owner, editor] = [await createAccount(api.db, aStudent()), await createAccount(api.db, anEditor())]
    await record("sign_in.failed", anonymousActor, owner)
    await record("password.changed", { kind: "user", id: owner }, owner)
    await record("session.others_ended", { kind: "editor", id: editor }, owner)
    await record("session.ended_elsewhere", system, owner)
    const of = (person: UserId, page: { before?: AuditPosition; limit: number } = { limit: 10 }) =>
      auditEntriesOf(api.db.autocommit, { person }, page)
    const all = await of(owner)
    expect(all.map(({ event, actor, actorId }) => [event, actor, actorId])).toEqual([
      ["session.ended_elsewhere", "system", null],
      ["session.others_ended", "editor", editor],
      ["password.changed", "user", owner],
      ["sign_in.failed", "nobody", null],
    ])
    expect((await of(editor)).map(({ event, subjectId }) => [event, subjectId])).toEqual([
      ["session.others_ended", owner],
    ])
    const first = await of(owner, { limit: 3 })
    const last = first.at(-1)
    const rest = await of(owner, { limit: 3, ...(last && { before: { at: last.position, id: last.id } }) })
    expect([...first, ...rest].map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  })

  it("uses an index for every filter, however many entries there are", async () => {
    const undone = api.db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into audit_entries (at, event, actor, subject_noun, subject_id, ip_digest, user_agent, details)
          select now() - n * interval '1 hour', 'session.ended', 'nobody', 'user', n::text, '', '', '{}' from generate_series(1, 5000) n`,
      )
      await tx.execute(sql`analyze audit_entries`)
      const plan = async (condition: SQL) =>
        JSON.stringify(
          await rows(
            tx,
            sql`explain select * from audit_entries where ${condition} order by at desc, id desc limit 100`,
          ),
        )
      expect(await plan(sql`subject_id = '7'`)).toContain("audit_entries_subject")
      const unknownId = sql`'00000000-0000-0000-0000-000000000001'`
      expect(await plan(sql`actor_id = ${unknownId}`)).toContain("audit_entries_actor")
      expect(await plan(sql`event = 'password.reset'`)).toContain("audit_entries_event")
      expect(await plan(sql`at < now() - interval '9 days'`)).toContain("audit_entries_at")
      throw new Error("roll back")
    })
    await expect(undone).rejects.toThrow("roll back")
  })

  it.each([
    ["changed", sql`update audit_entries set event = 'session.ended'`],
    ["dated back", sql`update audit_entries set at = at - interval '1 day'`],
    ["given to another actor", sql`update audit_entries set actor_id = subject_id::uuid`],
    ["counted down", sql`update audit_entries set times = 0`],
    ["deleted", sql`delete from audit_entries`],
  ])("cannot be %s, not even in the database", async (_what, statement) => {
    await record("sign_in.failed", anonymousActor, await createAccount(api.db, aStudent()))
    const before = await entries()
    const refused = await api.db.autocommit.execute(statement).catch((error: Error) => error.cause)
    expect(String(refused)).toContain("the audit log is not changed")
    expect(await entries()).toEqual(before)
  })

  it("deletes the entries of a deleted person", async () => {
    const { id } = await signedIn(api)
    await api.db.transaction((tx) => removeAccounts(tx, [id]))
    expect(JSON.stringify(await entries())).not.toContain(id)
  })

  it("derives actor and subject for entries from before those columns", async () => {
    const owner = await createAccount(api.db, aStudent())
    const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
    const statements = migrations.find(({ sql }) => sql.join().includes('COLUMN "subject_noun"'))?.sql ?? []
    const undone = api.db.transaction(async (tx) => {
      await tx.execute(sql`drop trigger unchanged on audit_entries`)
      await tx.execute(sql`delete from audit_entries`)
      await tx.execute(
        sql`alter table audit_entries drop column actor, drop column actor_id, drop column subject_noun, drop column subject_id,
          add column user_id uuid constraint audit_entries_user_id_users_id_fk references users (id) on delete set null`,
      )
      await tx.execute(sql`create index audit_entries_user_id on audit_entries (user_id, at)`)
      for (const event of ["password.changed", "sign_in.failed", "session.ended_elsewhere"])
        await tx.execute(
          sql`insert into audit_entries (at, event, user_id, ip_digest, user_agent, details) values (now(), ${event}, ${owner}, '', '', '{}')`,
        )
      for (const statement of statements) await tx.execute(sql.raw(statement))
      const about = await auditEntriesOf(tx, { person: owner }, { limit: 10 })
      expect(about.map(({ event, actor, actorId }) => [event, actor, actorId])).toEqual([
        ["session.ended_elsewhere", "system", null],
        ["sign_in.failed", "nobody", null],
        ["password.changed", "user", owner],
      ])
      throw new Error("roll back")
    })
    await expect(undone).rejects.toThrow("roll back")
  })

  it("deletes entries after a year", async () => {
    api.clock.advance(366 * 86_400)
    await signedIn(api)
    await purgeAuditEntries(api).run({})
    expect((await entries()).map(({ event }) => event)).toEqual(["sign_in.succeeded"])
  })
})
