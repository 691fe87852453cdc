// A database of one's own for each test file: copied from a migrated template, on the engine the run asks for.
import { randomUUID } from "node:crypto"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import pg from "pg"
import { type Database, type OpenOptions, rows } from "#api/db/client"
import { dumpEmbedded, openEmbedded } from "#api/db/embedded"
import { migrate } from "#api/db/migrate"
import { openPostgres } from "#api/db/postgres"
import { startJobs } from "#api/platform/jobs"
import { silentLog } from "./log.ts"
import { testVault } from "./vault.ts"

export const testEngine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "embedded"

async function prepare(database: Database): Promise<void> {
  await migrate(database)
  const jobs = await startJobs(database, silentLog, testVault) // creates the queue's own tables
  await jobs.stop()
}

/** Runs once per run (vitest's global set-up), hands the template to the workers through the environment. */
export async function createTemplate(): Promise<() => Promise<void>> {
  if (testEngine === "embedded") {
    const folder = await mkdtemp(join(tmpdir(), "shirube-template-"))
    const file = join(folder, "template.tar")
    await writeFile(file, Buffer.from(await (await dumpEmbedded(prepare)).arrayBuffer()))
    process.env.TEST_TEMPLATE = file
    return () => rm(folder, { recursive: true, force: true })
  }
  const name = `template_${randomUUID().replaceAll("-", "")}`
  await onServer((client) => client.query(`create database ${name}`))
  const database = await openPostgres({ url: databaseUrl(name), pool: 5 })
  await prepare(database)
  await database.close()
  process.env.TEST_TEMPLATE = name
  return () => dropDatabase(name)
}

export interface TestDatabase extends Database {
  /** How to open the same database again; undefined on the embedded engine, which has one opener. */
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
  const database = await openPostgres({ url, pool: 5 }, options)
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

const dropDatabase = (name: string) =>
  onServer((client) => client.query(`drop database if exists ${name} with (force)`))

function databaseUrl(name: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error("TEST_DATABASE_URL must name a PostgreSQL server for TEST_ENGINE=postgres")
  return url
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Every table of ours empty again, faster than a new database. */
export async function emptyTables(database: Database): Promise<void> {
  const found = await rows<{ name: string }>(
    database.db.autocommit,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  )
  await database.exec(`truncate ${found.map(({ name }) => name).join(", ")} restart identity cascade`)
}
