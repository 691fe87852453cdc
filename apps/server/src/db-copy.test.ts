import { readConfig } from "@shirube/api/kernel/config/config"
import { type Database, rows } from "@shirube/api/kernel/db/client"
import { copyTables, LEFT_OUT } from "@shirube/api/kernel/db/copy"
import { startJobs, waitingJobs } from "@shirube/api/kernel/jobs/jobs"
import { systemClock } from "@shirube/api/kernel/process/clock"
import { createVault } from "@shirube/api/kernel/security/vault"
import { createAccount } from "@shirube/api/modules/identity/accounts/service"
import { anEditor, aStudent } from "@shirube/api/modules/identity/auth/builders"
import { anArticle, publish } from "@shirube/api/modules/learning/articles/builders"
import { emptyTables, openTestDatabase, testEngine } from "@shirube/api/testing/database"
import { silentLog } from "@shirube/api/testing/log"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { moveSite } from "./move.ts"
import { openMigrated } from "./testing/migrated.ts"

const SECRET = "only-for-tests-only-for-tests-only-for-tests"
const config = readConfig({ DATA_DIR: "/nonexistent", ACCESS_TOKEN_SECRET: SECRET, ENCRYPTION_KEY: SECRET })
const vault = createVault(config.encryptionKeys)
const LETTER = {
  to: "lan@university.example",
  subject: "s",
  text: "Questions? help@shirube.example",
  html: "h",
}
const DEMO_LETTER = { ...LETTER, to: "Editor@shirube.example" }

describe("moving from the embedded database to a server", () => {
  let source: Database
  let target: Database
  let demoId: string
  beforeAll(async () => {
    source = await openMigrated()
    target = await openTestDatabase()
    await publish({ db: source.db, clock: systemClock }, ...Array.from({ length: 7 }, () => anArticle()))
    const userId = await createAccount(source.db, aStudent({ name: 'Nguyễn "Lan" \\ 陳' }))
    await source.db.autocommit.execute(
      sql`insert into audit_entries (at, event, actor, actor_id, subject_noun, subject_id, ip_digest, user_agent, details) select now(), 'sign_in.succeeded', 'user', ${userId}, 'user', ${userId}, '', '', '{}' from generate_series(1, 40)`,
    )
    // The newest entries are deleted: their ids must not be reused.
    await source.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('shirube.removes_audit_entries', 'yes', true)`)
      await tx.execute(sql`delete from audit_entries where id > 38`)
    })
    await source.db.autocommit.execute(
      sql`insert into kept_mails (id, recipient, subject, text, html) select gen_random_uuid(), 'lan@university.example', n::text, '就活', '' from generate_series(1, 1201) n`,
    )
    demoId = await createAccount(source.db, anEditor({ email: "editor@shirube.example" }))
    await source.db.autocommit.execute(
      sql`insert into sessions (id, user_id, strategy) values (gen_random_uuid(), ${demoId}, 'local')`,
    )
    await source.db.autocommit.execute(
      sql`insert into refresh_tokens (hash, session_id, expires_at) select 'demo', id, now() from sessions where user_id = ${demoId}`,
    )
    const jobs = await startJobs(source, silentLog, vault)
    await jobs.open("mail")
    for (const letter of [LETTER, DEMO_LETTER]) await jobs.enqueue(source.db.autocommit, "mail", letter)
    await jobs.stop()
  })
  beforeEach(async () => {
    await emptyTables(target)
    await target.exec("delete from jobs.job")
  })
  afterAll(async () => {
    await source.close()
    await target.close()
  })

  const everything = async ({ db }: Database, table: string) =>
    rows(db.autocommit, sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t order by 1`)
  const tablesOf = async ({ db }: Database) =>
    (
      await rows<{ name: string }>(
        db.autocommit,
        sql`select tablename as name from pg_tables where schemaname = 'public'`,
      )
    ).map(({ name }) => name)
  const expectEmptyTarget = async () => {
    for (const table of await tablesOf(target))
      if (!(table in LEFT_OUT)) expect(await everything(target, table), table).toEqual([])
    expect(await waitingJobs(target, vault)).toEqual([])
  }
  const move = () => moveSite(source, target, config, silentLog)

  it("copies every row of every table exactly, except for tables that are left out by name", async () => {
    const report = await copyTables(source, target)
    expect(report.find(({ table }) => table === "kept_mails")?.rows).toBe(1201)
    const copied = report.map(({ table }) => table)
    expect([...copied, ...Object.keys(LEFT_OUT)].sort()).toEqual((await tablesOf(source)).sort())
    for (const table of copied)
      expect(await everything(target, table), table).toEqual(await everything(source, table))
  })

  it("continues every sequence where the old database stopped", async () => {
    await copyTables(source, target)
    const [{ next } = { next: 0 }] = await rows<{ next: number }>(
      target.db.autocommit,
      sql`insert into audit_entries (at, event, actor, subject_noun, ip_digest, user_agent, details) values (now(), 'e', 'nobody', 'user', '', '', '{}') returning id as next`,
    )
    expect(next).toBeGreaterThan(40)
  })

  it("copies tables and sequences that it does not know", async () => {
    const later = `create table later (id bigserial primary key, counted int generated always as identity,
      twice int generated always as (plain * 2) stored, plain int)`
    await source.exec(`${later}; insert into later (plain) values (1), (2), (3)`)
    await target.exec(later)
    try {
      await copyTables(source, target)
      expect(await everything(target, "later")).toEqual(await everything(source, "later"))
      await target.exec("insert into later (plain) values (4)")
      expect(
        await rows(target.db.autocommit, sql`select id from later where id > 3 and counted > 3`),
      ).toHaveLength(1)
    } finally {
      for (const database of [source, target]) await database.exec("drop table later")
    }
  })

  // The target is always a server; the embedded engine has one connection, and the job queue needs its own.
  if (testEngine === "postgres")
    describe("as a whole", () => {
      it("leaves out the demo's people with everything of theirs, and copies waiting mails", async () => {
        const moved = await move()
        expect(moved).toMatchObject({ demoAccountsLeft: 1, waitingJobs: 1 })
        expect(moved.tables.find(({ table }) => table === "users")?.rows).toBe(1)
        for (const table of ["sessions", "refresh_tokens"])
          expect(await everything(target, table), table).toEqual([])
        const names = await rows<{ name: string }>(target.db.autocommit, sql`select name from users`)
        expect(names).toEqual([{ name: 'Nguyễn "Lan" \\ 陳' }])
        expect(await waitingJobs(target, vault)).toEqual([{ queue: "mail", data: LETTER }])
      })

      it("checks that sign-in works there, and leaves no trace of the check", async () => {
        await move()
        for (const table of ["audit_entries", "events"])
          expect(await everything(target, table), table).toEqual(await everything(source, table))

        await emptyTables(target)
        await target.exec("delete from jobs.job")
        await target.exec(
          "alter table sessions add constraint no_copy check (user_agent <> 'npm run db:copy')",
        )
        try {
          await expect(move()).rejects.toThrow(/^The copy broke off \(.*"no_copy"\); nothing was copied\.$/)
          await expectEmptyTarget()
        } finally {
          await target.exec("alter table sessions drop constraint no_copy")
        }
      })

      it("refuses a target that is not empty", async () => {
        await createAccount(target.db, aStudent())
        await expect(move()).rejects.toThrow(
          "The table users of the target is not empty; nothing was copied.",
        )
        expect(await everything(target, "articles")).toEqual([])
      })

      it("refuses a target of another version", async () => {
        await target.exec("insert into migrations (hash, folder_millis) values ('of the future', 9)")
        try {
          await expect(move()).rejects.toThrow(/^The database belongs to another version of Shirube/)
          await expectEmptyTarget()
        } finally {
          await target.exec("delete from migrations where hash = 'of the future'")
        }
      })

      it("leaves nothing behind when the connection breaks in the middle", async () => {
        const broken = copyTables(source, target, async (tx) => {
          await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
        })
        await expect(broken).rejects.toThrow()
        await expectEmptyTarget()
      })
    })
})
