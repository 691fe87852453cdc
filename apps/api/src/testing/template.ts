// The migrated database that test databases are copied from, with the product's job queues in it.
import { createHash, randomUUID } from "node:crypto"
import { existsSync, globSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { contributions } from "#api/app"
import type { Database } from "#api/kernel/db/client"
import { dumpEmbedded } from "#api/kernel/db/embedded"
import { MIGRATIONS_FOLDER, migrate } from "#api/kernel/db/migrate"
import { openPostgres } from "#api/kernel/db/postgres"
import { systemClock } from "#api/kernel/process/clock"
import { startPlatform } from "#api/kernel/process/platform"
import { testConfig } from "./config.ts"
import { databaseUrl, dropDatabase, emptyTables, onServer, testEngine } from "./database.ts"
import { silentLog } from "./log.ts"

async function prepare(database: Database): Promise<void> {
  await migrate(database)
  const platform = await startPlatform({
    config: testConfig({}),
    database: { ...database, close: async () => {} },
    clock: systemClock,
    log: silentLog,
    checkResponses: true,
    storesAnswers: false,
    contributions,
  })
  await platform.stop()
  await emptyTables(database)
}

/** Vitest's global set-up: runs once per run, and hands the template to the workers through the environment. */
export default async function createTemplate(): Promise<() => Promise<void>> {
  if (testEngine === "embedded") {
    process.env.TEST_TEMPLATE = await keptTemplate()
    return async () => {}
  }
  const name = `template_${randomUUID().replaceAll("-", "")}`
  await onServer((client) => client.query(`create database ${name}`))
  const database = await openPostgres({ url: databaseUrl(name), pool: 5 })
  await prepare(database)
  await database.close()
  process.env.TEST_TEMPLATE = name
  return () => dropDatabase(name)
}

/** Leaves nothing to replay when a copy starts, and drops the template databases, which are half of the files. */
const FOR_COPIES = [
  "update pg_database set datistemplate = false",
  "drop database template1",
  "drop database template0",
  "checkpoint",
]

const ROOT = join(import.meta.dirname, "../../../..")
const CACHE = join(ROOT, ".cache")

/** The embedded engine's template takes ten seconds of processor time, so it is cached until an ingredient changes. */
export async function keptTemplate(): Promise<string> {
  const file = join(CACHE, `test-template-${await hashOfIngredients()}.tar`)
  if (existsSync(file)) return file
  const dump = await dumpEmbedded(async (database) => {
    await prepare(database)
    for (const statement of FOR_COPIES) await database.exec(statement)
  })
  await mkdir(CACHE, { recursive: true })
  const outdated = globSync("test-template-*.tar", { cwd: CACHE })
  const aside = `${file}.${process.pid}`
  await writeFile(aside, Buffer.from(await dump.arrayBuffer()))
  await rename(aside, file)
  for (const name of outdated) await rm(join(CACHE, name), { force: true })
  return file
}

async function hashOfIngredients(): Promise<string> {
  const migrations = globSync("*.sql", { cwd: MIGRATIONS_FOLDER }).sort()
  const ingredients = [
    ...migrations.map((name) => join(MIGRATIONS_FOLDER, name)),
    join(ROOT, "package-lock.json"),
    join(import.meta.dirname, "../kernel/jobs/jobs.ts"),
    import.meta.filename,
  ]
  const hash = createHash("sha256")
  for (const file of ingredients) hash.update(await readFile(file)).update("\0")
  return hash.digest("hex").slice(0, 16)
}
