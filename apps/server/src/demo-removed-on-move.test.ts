// A demo that moves to another database leaves out everything that invented people created. Tables are read from the catalogue, so
// that new tables are covered.
import { rmSync } from "node:fs"
import { contributions } from "@shirube/api/app"
import { DEMO_DOMAIN } from "@shirube/api/kernel/config/demo"
import { type Database, rows } from "@shirube/api/kernel/db/client"
import { copyTables, LEFT_OUT } from "@shirube/api/kernel/db/copy"
import { openEmbedded } from "@shirube/api/kernel/db/embedded"
import { readMark } from "@shirube/api/kernel/db/marks"
import { beginIndex, keepIndexCurrent } from "@shirube/api/modules/common/search/jobs"
import { startTestApi, type TestApi } from "@shirube/api/testing/api"
import { openTestDatabase } from "@shirube/api/testing/database"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest"
import { loadSite } from "./content.ts"
import { removeDemoData } from "./demo.ts"
import { loadedDemoData } from "./testing/demo-data.ts"

/** Request counters, and marks of loaded content. */
const NOT_CONTENT = [...Object.keys(LEFT_OUT), "guess_budgets", "marks"]

let folder: string
let demo: Database
let live: TestApi
beforeAll(async () => {
  folder = await loadedDemoData()
  demo = await openEmbedded({ dataDir: folder })
  live = await startTestApi()
  // As a start of a new site does.
  await beginIndex(live.db, contributions.searchSources)
  const loadedAt = await readMark(demo.db.autocommit, "demo-content")
  await loadSite(live.db, new Date(loadedAt ?? ""))
  await keepIndexCurrent(live)
  await live.settle()
})
afterAll(async () => {
  await live.stop()
  await demo.close()
  rmSync(folder, { recursive: true, force: true })
})

async function everything({ db }: Database): Promise<Map<string, string[]>> {
  const tables = await rows<{ name: string }>(
    db.autocommit,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found = new Map<string, string[]>()
  for (const { name } of tables.filter(({ name }) => !NOT_CONTENT.includes(name))) {
    const texts = await rows<{ row: string }>(
      db.autocommit,
      sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t`,
    )
    found.set(
      name,
      texts.map(({ row }) => row),
    )
  }
  return found
}

const sizes = (tables: Map<string, string[]>) =>
  Object.fromEntries([...tables].map(([table, { length }]) => [table, length]))

it("copies nothing of the demo's people, in any table, and the rest equals the content of a new site", async () => {
  const demoIds = await rows<{ id: string }>(
    demo.db.autocommit,
    sql`select id from users where email like ${`%@${DEMO_DOMAIN}`}`,
  )
  expect(demoIds.length).toBeGreaterThan(40)
  const before = await everything(demo)
  for (const table of [
    "questions",
    "tips",
    "courses",
    "events",
    "event_drafts",
    "past_events",
    "reviews",
    "files",
  ])
    expect([table, before.get(table)?.length]).not.toEqual([table, 0])

  const target = await openTestDatabase()
  onTestFinished(() => target.close())
  await copyTables(demo, target, async (tx) => {
    await removeDemoData(tx)
  })

  const arrived = await everything(target)
  const traces = [`@${DEMO_DOMAIN}`, ...demoIds.map(({ id }) => id)]
  for (const [table, found] of arrived)
    expect(
      [table, found.filter((row) => traces.some((trace) => row.includes(trace)))],
      `${table} holds something of a demo person`,
    ).toEqual([table, []])
  // Nothing references these: jobs of the new site delete the files in the store, which moves along, and then the rows.
  const read = (table: string) => (arrived.get(table) ?? []).map((row) => JSON.parse(row))
  expect(read("files").filter(({ owner_id }) => owner_id !== null)).toEqual([])
  expect(read("videos").filter(({ used_at, state }) => used_at !== null && state !== "removed")).toEqual([])
  for (const table of ["files", "videos"]) arrived.set(table, [])
  const drop = (table: string, isEmpty: (row: Record<string, unknown>) => boolean) =>
    arrived.set(
      table,
      (arrived.get(table) ?? []).filter((row) => !isEmpty(JSON.parse(row))),
    )
  drop("topic_counts", ({ questions }) => questions === 0)
  drop("mentor_facet_bitmaps", ({ slots }) => !String(slots).includes("1"))
  // Events emitted by the removal, without a name: the new site dispatches them at its first start.
  expect(read("events").filter(({ dispatched_at }) => dispatched_at !== null)).toEqual([])
  const { events: _announced, search_words: words = 0, ...moved } = sizes(arrived)
  const {
    events: _published,
    search_words: wordsOfArticles = 0,
    ...begun
  } = sizes(await everything(live.database))
  expect(moved).toEqual(begun)
  // A word that remains is also in an article, perhaps in another form.
  expect(words - wordsOfArticles).toBeLessThan((before.get("search_words")?.length ?? 0) - words)
})
