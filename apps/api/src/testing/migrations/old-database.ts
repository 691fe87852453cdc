// A database as an earlier version left it, for tests of what a migration makes of its rows.
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { readMigrationFiles } from "drizzle-orm/migrator"
import type { Database } from "#api/kernel/db/client"
import { openEmbedded } from "#api/kernel/db/embedded"
import { MIGRATIONS_FOLDER } from "#api/kernel/db/migrate"
import { openPostgres } from "#api/kernel/db/postgres"
import { createEmptyDatabase, testEngine } from "../database.ts"

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}

/** Migrated up to the one before this, which is named as its file is, without number. */
export async function openBefore(migration: string): Promise<Database> {
  const database = await openEmpty()
  const journal: Journal = JSON.parse(await readFile(join(MIGRATIONS_FOLDER, "meta/_journal.json"), "utf8"))
  const at = journal.entries.findIndex(({ tag }) => tag.replace(/^\d+_/, "") === migration)
  if (at === -1) throw new Error(`There is no migration ${migration}`)
  await database.patient.transaction(async (tx) => {
    await tx.execute(
      sql`create table migrations (hash text primary key, folder_millis bigint not null, at timestamptz not null default now())`,
    )
    const files = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).slice(0, at)
    for (const { hash, folderMillis, sql: statements } of files) {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into migrations (hash, folder_millis) values (${hash}, ${folderMillis})`)
    }
  })
  return database
}

async function openEmpty(): Promise<Database> {
  if (testEngine === "embedded") return openEmbedded({ dataDir: undefined })
  const { url, drop } = await createEmptyDatabase()
  const database = await openPostgres({ url, pool: 2 })
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}
