import { join } from "node:path"
import { sql } from "drizzle-orm"
import { readMigrationFiles } from "drizzle-orm/migrator"
import { OperatorError } from "#api/kernel/config/operator-error"
import { type Database, rows, type Tx } from "./client.ts"

/** Ends the program with a one-sentence message. */
export class SchemaUnknown extends OperatorError {}

export const MIGRATIONS_FOLDER = join(import.meta.dirname, "../../../migrations")

const LOCK = 7_416_225 // any fixed number: the advisory lock that lets one of several starting processes migrate

/** Applies all pending migrations in one transaction, so a killed start leaves nothing half done. */
export async function migrate({ patient }: Pick<Database, "patient">): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  await patient.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.execute(
      sql`create table if not exists migrations (hash text primary key, folder_millis bigint not null, at timestamptz not null default now())`,
    )
    const done = await appliedHashes(tx)
    const known = new Set(migrations.map(({ hash }) => hash))
    if ([...done].some((hash) => !known.has(hash)))
      throw new SchemaUnknown(
        "The database belongs to another version of Shirube, which has changed it in a way that this one does not know. Update Shirube, or name another database with DATA_DIR or DATABASE_URL.",
      )
    for (const { hash, folderMillis, sql: statements } of migrations) {
      if (done.has(hash)) continue
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into migrations (hash, folder_millis) values (${hash}, ${folderMillis})`)
    }
  })
}

/**
 * For code that creates its own tables (the job queue): of several starting processes one runs first, and the
 * others then find the tables. The embedded engine has one process and one connection, so it needs no lock.
 */
export async function underMigrationLock(
  { patient, engine }: Database,
  work: () => Promise<unknown>,
): Promise<void> {
  if (engine === "embedded") await work()
  else
    await patient.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
      await work()
    })
}

const appliedHashes = async (tx: Tx) =>
  new Set((await rows<{ hash: string }>(tx, sql`select hash from migrations`)).map(({ hash }) => hash))
