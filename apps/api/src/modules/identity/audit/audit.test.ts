import { type SQL, sql } from "drizzle-orm"
import { readMigrationFiles } from "drizzle-orm/migrator"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { MIGRATIONS_FOLDER } from "#api/kernel/db/migrate"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, TEST_NOW, type TestApi } from "#api/testing/api"
import { createAccount, removeAccounts } from "../accounts/service.ts"
import {
  type AuditActor,
  type AuditEvent,
  aboutUser,
  anonymousActor,
  auditAbout,
  auditBy,
  byOwner,
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

  it("lists everything about one person, and everything that one person did", async () => {
    const [owner, editor] = [await createAccount(api.db, aStudent()), await createAccount(api.db, anEditor())]
    const record = (event: AuditEvent, by: AuditActor) =>
      recordAudit(api.db.autocommit, api.vault, visit, { event, by, about: aboutUser(owner) })
    await record("sign_in.failed", anonymousActor)
    await record("password.changed", { kind: "user", id: owner })
    await record("session.others_ended", { kind: "editor", id: editor })
    await record("session.ended_elsewhere", system)
    const about = await auditAbout(api.db.autocommit, { noun: "user", id: owner })
    expect(about.map(({ event, actor, actorId }) => [event, actor, actorId])).toEqual([
      ["session.ended_elsewhere", "system", null],
      ["session.others_ended", "editor", editor],
      ["password.changed", "user", owner],
      ["sign_in.failed", "nobody", null],
    ])
    const by = await auditBy(api.db.autocommit, editor)
    expect(by.map(({ event, subjectId }) => [event, subjectId])).toEqual([["session.others_ended", owner]])
  })

  it("is read in bounded pages, newest first", async () => {
    const owner = await createAccount(api.db, aStudent())
    for (let sent = 0; sent < 5; sent++)
      await recordAudit(api.db.autocommit, api.vault, visit, { event: "session.ended", ...byOwner(owner) })
    const all = await auditBy(api.db.autocommit, owner, { limit: 1_000_000 })
    expect(all).toHaveLength(5)
    const first = await auditAbout(api.db.autocommit, { noun: "user", id: owner }, { limit: 3 })
    const rest = await auditAbout(
      api.db.autocommit,
      { noun: "user", id: owner },
      { limit: 3, before: first.at(-1)?.id },
    )
    expect([...first, ...rest].map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  })

  it("uses an index for both, however many entries there are", async () => {
    const undone = api.db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into audit_entries (at, event, actor, subject_noun, subject_id, ip_digest, user_agent, details)
          select now(), 'session.ended', 'nobody', 'user', n::text, '', '', '{}' from generate_series(1, 5000) n`,
      )
      await tx.execute(sql`analyze audit_entries`)
      const plan = async (condition: SQL) =>
        JSON.stringify(
          await rows(
            tx,
            sql`explain select * from audit_entries where ${condition} order by id desc limit 100`,
          ),
        )
      expect(await plan(sql`subject_noun = 'user' and subject_id = '7'`)).toContain("audit_entries_subject")
      const unknownId = sql`'00000000-0000-0000-0000-000000000001'`
      expect(await plan(sql`actor_id = ${unknownId}`)).toContain("audit_entries_actor")
      throw new Error("roll back")
    })
    await expect(undone).rejects.toThrow("roll back")
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
      const about = await auditAbout(tx, { noun: "user", id: owner })
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
