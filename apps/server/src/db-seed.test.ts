import { rows } from "@shirube/api/kernel/db/client"
import { openTestDatabase } from "@shirube/api/testing/database"
import { sql } from "drizzle-orm"
import { expect, it } from "vitest"
import { loadContent } from "../../api/seed/load.ts"
import { loadSite } from "./content.ts"

it("loading the editors' content again changes nothing and emits no events", async () => {
  const database = await openTestDatabase()
  const first = await loadContent(database.db, new Date("2026-11-15T00:00:00Z"))
  const again = await loadContent(database.db, new Date("2026-11-16T00:00:00Z"))
  await database.close()
  expect(first).toEqual({ published: again.unchanged, changed: 0, unchanged: 0 })
  expect(again).toMatchObject({ published: 0, changed: 0 })
})

it("the calendar is loaded again unchanged, and the watched words once: what editors remove stays removed", async () => {
  const database = await openTestDatabase()
  const { autocommit } = database.db
  const first = await loadSite(database.db, new Date("2026-11-15T00:00:00Z"))
  const count = async (table: string) =>
    (await rows(autocommit, sql`select from ${sql.identifier(table)}`)).length
  expect(first).toMatchObject({ calendar: { changed: 0, unchanged: 0 }, areWordsNew: true })
  expect(await count("calendar_entries")).toBe(first.calendar.published)
  expect(await count("users")).toBe(0)
  await autocommit.execute(sql`delete from watched_words`)
  const again = await loadSite(database.db, new Date("2026-11-16T00:00:00Z"))
  const calendar = { published: 0, changed: 0, unchanged: first.calendar.published }
  expect(again).toMatchObject({ calendar, areWordsNew: false })
  expect(await count("watched_words")).toBe(0)
  await database.close()
})
