// A first start with demo content is killed (kill -9) part-way. The next start completes without repeating work, counted in rows
// and not in seconds.
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { type Database, rows } from "@shirube/api/kernel/db/client"
import { openEmbedded } from "@shirube/api/kernel/db/embedded"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, it } from "vitest"
import { beginServer, startServer } from "./testing/server-process.ts"
import { untilDemoIsLoaded } from "./testing/until-loaded.ts"

const root = mkdtempSync(join(tmpdir(), "shirube-first-start-"))
const newDataDir = () => mkdtempSync(join(root, "data-"))
const settingsIn = (dataDir: string) => ({ DATA_DIR: dataDir, DEMO: "1", FFMPEG: "off", LOG_LEVEL: "info" })

/** Rows that depend on the clock, or that every start adds. */
const NOT_COUNTED = ["rate_limits", "guess_budgets", "sessions"]

async function sizesIn(dataDir: string): Promise<Record<string, number>> {
  const database: Database = await openEmbedded({ dataDir })
  try {
    const tables = await rows<{ name: string }>(
      database.db.autocommit,
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
    const sizes: Record<string, number> = {}
    for (const { name } of tables.filter(({ name }) => !NOT_COUNTED.includes(name))) {
      const [counted] = await rows<{ n: number }>(
        database.db.autocommit,
        sql`select count(*) as n from ${sql.identifier(name)}`,
      )
      sizes[name] = counted?.n ?? 0
    }
    return sizes
  } finally {
    await database.close()
  }
}

async function startToTheEnd(dataDir: string): Promise<Record<string, number>> {
  const server = await startServer(settingsIn(dataDir))
  await untilDemoIsLoaded(server.address)
  while (!server.output().includes("the courses and past events of the demo are there")) await wait(100)
  expect(await server.stop()).toMatchObject({ code: 0, errors: "" })
  return sizesIn(dataDir)
}

let undisturbed: Record<string, number>
beforeAll(async () => {
  undisturbed = await startToTheEnd(newDataDir())
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder, { recursive: true }) : [])
const logSegments = (dataDir: string) =>
  filesIn(join(dataDir, "database/pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(String(name)))

it.each([
  ["while the database is made", (dataDir: string) => existsSync(join(dataDir, "database/PG_VERSION"))],
  // A segment is 16 MB: by the third, the schema exists and content is being loaded.
  ["while content is loaded", (dataDir: string) => logSegments(dataDir).length >= 3],
  ["while films are copied", (dataDir: string) => filesIn(join(dataDir, "files")).length >= 20],
] as const)("killed %s, the next start loads everything exactly once", async (_when, isThere) => {
  const dataDir = newDataDir()
  const first = beginServer(settingsIn(dataDir))
  let isOver = false
  void first.ended.then(() => {
    isOver = true
  })
  while (!isThere(dataDir) && !isOver) await wait(1)
  expect((await first.kill()).code).toBeNull()
  expect(await startToTheEnd(dataDir)).toEqual(undisturbed)
})
