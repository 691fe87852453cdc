import { loadContent } from "@shirube/api/seed/load"
import { openTestDatabase } from "@shirube/api/testing/database"
import { expect, it } from "vitest"

it("loading the editors' content again changes nothing and tells nobody", async () => {
  const database = await openTestDatabase()
  const first = await loadContent(database.db, new Date("2026-11-15T00:00:00Z"))
  const again = await loadContent(database.db, new Date("2026-11-16T00:00:00Z"))
  await database.close()
  expect(first).toEqual({ published: again.unchanged, changed: 0, unchanged: 0 })
  expect(again).toMatchObject({ published: 0, changed: 0 })
})
