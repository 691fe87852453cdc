// A separate database for each test file, copied from a migrated template, on the engine of the run.
import { randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import pg from "pg"
import type { Database, OpenOptions } from "#api/kernel/db/client"
import { openEmbedded } from "#api/kernel/db/embedded"
import { openPostgres } from "#api/kernel/db/postgres"

export const testEngine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "embedded"

/** Long enough for fifty concurrent requests on a busy machine. */
export const patience = { connectMs: 300_000, statementMs: 300_000, silenceMs: 300_000, caughtUpMs: 300_000 }

export interface TestDatabase extends Database {
  /** For opening the same database again; undefined on the embedded engine, which can be opened only once. */
  readonly url: string | undefined
}

export async function openTestDatabase(options: OpenOptions = {}): Promise<TestDatabase> {
  const template = process.env.TEST_TEMPLATE
  if (!template) throw new Error("createTemplate() has not run")
  if (testEngine === "embedded") {
    const database = await openEmbedded(
      { dataDir: undefined, template: new Blob([await readFile(template)]) },
      options,
    )
    return { ...database, url: undefined }
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`
  await onServer((client) => client.query(`create database ${name} template ${template}`))
  const url = databaseUrl(name)
  const database = await openPostgres({ url, pool: 5, patience }, options)
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await dropDatabase(name)
    },
  }
}

/** A database on the PostgreSQL server with nothing in it, not even the schema. */
export async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `empty_${randomUUID().replaceAll("-", "")}`
  await onServer((client) => client.query(`create database ${name}`))
  return { url: databaseUrl(name), drop: () => dropDatabase(name) }
}

export const dropDatabase = (name: string) =>
  onServer((client) => client.query(`drop database if exists ${name} with (force)`))

export function databaseUrl(name: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error("TEST_DATABASE_URL must name a PostgreSQL server for TEST_ENGINE=postgres")
  return url
}

export async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Empties every table and resets its sequences. Most tables never had a row, and truncating the others would create new
 * files for each table and index, so rows are deleted, without triggers.
 */
export const emptyTables = (database: Database) => database.exec(EMPTY)
const EMPTY = `
  do $$
  declare found record;
  begin
    set local session_replication_role = replica;
    for found in select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' and pg_relation_size(oid) > 0 loop
      execute format('delete from %I', found.name);
    end loop;
    for found in select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null loop
      perform setval(format('%I', found.name)::regclass, 1, false);
    end loop;
  end $$`
