import { sql } from "drizzle-orm"
import { describe, expect, it } from "vitest"
import { startJobs } from "#api/kernel/jobs/jobs"
import { createEmptyDatabase, testEngine } from "#api/testing/database"
import { silentLog } from "#api/testing/log"
import { testVault } from "#api/testing/vault"
import { type Database, rows } from "./client.ts"
import { openEmbedded } from "./embedded.ts"
import { migrate } from "./migrate.ts"
import { openPostgres } from "./postgres.ts"

const applied = async ({ db }: Pick<Database, "db">) =>
  rows<{ hash: string }>(db.autocommit, sql`select hash from migrations order by folder_millis`)

async function expectMigratedOnce(databases: readonly Database[]): Promise<void> {
  await Promise.all(databases.map((database) => migrate(database)))
  const [first] = databases
  if (!first) throw new Error("no database")
  const hashes = (await applied(first)).map(({ hash }) => hash)
  expect(hashes.length).toBeGreaterThan(0)
  expect(new Set(hashes).size).toBe(hashes.length)
  await migrate(first)
  expect(await applied(first)).toHaveLength(hashes.length)
  expect(await rows(first.db.autocommit, sql`select id from articles`)).toEqual([])
}

// The engine starts from nothing here, not from the prepared template, which takes long on a busy machine.
describe("migrating a database", () => {
  it("twice at the same time in one process runs each migration once", async () => {
    const database = await openEmbedded({ dataDir: undefined })
    await expectMigratedOnce([database, database])
    await database.close()
  })

  it("is rolled back completely if it fails half-way", async () => {
    const database = await openEmbedded({ dataDir: undefined })
    await database.exec("create table users (in_the_way int)")
    await expect(migrate(database)).rejects.toThrow()
    const tables = await rows<{ name: string }>(
      database.db.autocommit,
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    )
    expect(tables).toEqual([{ name: "users" }])
    await database.close()
  })

  if (testEngine === "postgres")
    it("from twelve processes at once runs each migration once", async () => {
      const { url, drop } = await createEmptyDatabase()
      const databases = await Promise.all(Array.from({ length: 12 }, () => openPostgres({ url, pool: 2 })))
      await expectMigratedOnce(databases)
      const queues = await Promise.all(
        databases.slice(0, 4).map((database) => startJobs(database, silentLog, testVault)),
      )
      await Promise.all(queues.map((jobs) => jobs.stop()))
      await Promise.all(databases.map((database) => database.close()))
      await drop()
    })
})
