import { type Database, rows } from "@shirube/api/db/client"
import { copyTables } from "@shirube/api/db/copy"
import { openEmbedded } from "@shirube/api/db/embedded"
import { migrate } from "@shirube/api/db/migrate"
import { articleChanged } from "@shirube/api/features/articles/events"
import { createAccount } from "@shirube/api/features/auth/service"
import { systemClock } from "@shirube/api/platform/clock"
import { emit } from "@shirube/api/platform/events"
import { anArticle, aStudent, publish } from "@shirube/api/testing/builders"
import { emptyTables, openTestDatabase } from "@shirube/api/testing/database"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

describe("moving from the embedded database to a server", () => {
  let source: Database
  let target: Database
  beforeAll(async () => {
    source = await openEmbedded({ dataDir: undefined })
    await migrate(source)
    target = await openTestDatabase()
    await publish({ db: source.db, clock: systemClock }, ...Array.from({ length: 7 }, () => anArticle()))
    await createAccount(source.db, aStudent({ name: 'Nguyễn "Lan" \\ 陳' }))
  })
  beforeEach(() => emptyTables(target))
  afterAll(async () => {
    await source.close()
    await target.close()
  })

  const everything = async ({ db }: Database, table: string) =>
    rows(db, sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t order by 1`)

  it("brings every row of every table, to the letter", async () => {
    const report = await copyTables(source, target)
    expect(report.find(({ table }) => table === "articles")?.copied).toBe(7)
    for (const { table } of report)
      expect(await everything(target, table), table).toEqual(await everything(source, table))
  })

  it("goes on numbering where the old database stopped", async () => {
    await copyTables(source, target)
    await emit(target.db, articleChanged, { articleId: "a" })
    const [{ distinct, total } = { distinct: 0, total: 1 }] = await rows<{ distinct: number; total: number }>(
      target.db,
      sql`select count(distinct id) as distinct, count(*) as total from events`,
    )
    expect(distinct).toBe(total)
  })

  it("copies nothing into a database that already holds something", async () => {
    await createAccount(target.db, aStudent())
    await expect(copyTables(source, target)).rejects.toThrow("is not empty; nothing was copied")
    expect(await everything(target, "articles")).toEqual([])
  })
})
