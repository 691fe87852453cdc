// A site with learning data moves from its folder to PostgreSQL.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Database, rows } from "@shirube/api/kernel/db/client"
import { LEFT_OUT } from "@shirube/api/kernel/db/copy"
import { openEmbedded } from "@shirube/api/kernel/db/embedded"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { openPostgres } from "@shirube/api/kernel/db/postgres"
import { createEmptyDatabase } from "@shirube/api/testing/database"
import { sql } from "drizzle-orm"
import { afterAll, expect, it, onTestFinished } from "vitest"
import {
  createPeople,
  expectMedia,
  seeLearning,
  signEveryoneIn,
  useLearning,
} from "./testing/learning-site.ts"
import { overHttp } from "./testing/over-http.ts"
import { runCommand, startServer } from "./testing/server-process.ts"

const root = mkdtempSync(join(tmpdir(), "shirube-moving-"))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Events dispatched before the move are not copied. */
const NOT_COPIED = "events"

/** Every table, row by row. */
async function everything({ db }: Database) {
  const tables = await rows<{ name: string }>(
    db.autocommit,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: Record<string, unknown[]> = {}
  for (const { name } of tables)
    if (!(name in LEFT_OUT) && name !== NOT_COPIED)
      found[name] = await rows(
        db.autocommit,
        sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t order by 1`,
      )
  return found
}

async function readAndClose(database: Database) {
  try {
    return await everything(database)
  } finally {
    await database.close()
  }
}

// spec: learning.postgres-move
it("keeps all learning data and uploads, including films, and all sessions", async () => {
  const dataDir = mkdtempSync(join(root, "data-"))
  const source = await openEmbedded({ dataDir })
  await migrate(source)
  await createPeople(source)
  await source.close()
  const settings = { DATA_DIR: dataDir, TRUST_PROXY: "1", FFMPEG: "off" }

  const before = await startServer(settings)
  onTestFinished(() => before.signal("SIGKILL"))
  const old = overHttp(before.address)
  const tokens = await signEveryoneIn(old)
  const used = await useLearning(old, tokens)
  const seen = await seeLearning(old, tokens, used)
  await expectMedia(old, tokens, used)
  await before.stop()

  const { url, drop } = await createEmptyDatabase()
  const there = { ...settings, DATABASE_URL: url }
  expect(await runCommand("db-copy", there)).toMatchObject({ code: 0, errors: "" })
  const left = await readAndClose(await openEmbedded({ dataDir }))
  const came = await readAndClose(await openPostgres({ url, pool: 2 }))
  for (const table of "courses lessons lesson_texts quiz_questions quiz_answers lesson_progress course_progress lesson_notes certificates course_drafts course_draft_films videos tip_drafts writing_documents writing_files saved collections collection_things files".split(
    " ",
  ))
    expect([table, came[table]?.length]).not.toEqual([table, 0])
  expect(came).toEqual(left)

  const after = await startServer(there)
  onTestFinished(() => after.signal("SIGKILL"))
  const site = overHttp(after.address)
  expect(await seeLearning(site, tokens, used)).toEqual(seen)
  await expectMedia(site, tokens, used)
  expect((await after.stop()).code).toBe(0)
  await drop()
})
