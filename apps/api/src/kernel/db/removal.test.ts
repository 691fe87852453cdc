// Checks docs/decisions/0036 for every table whose rows can be taken down.
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { rows } from "./client.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const tables = () =>
  rows<{ table: string; columns: string[] }>(
    api.db.autocommit,
    sql`select c.relname as table, array_agg(a.attname::text order by a.attname) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attname in ('removed_at', 'removed_by', 'removal_reason') group by 1 order by 1`,
  )
const indexesOf = (table: string) =>
  rows<{ definition: string }>(
    api.db.autocommit,
    sql`select indexdef as definition from pg_indexes where tablename = ${table}`,
  )

describe("a table whose rows can be taken down", () => {
  it("records when, by which user and why", async () => {
    expect(await tables()).toEqual(
      ["answers", "comments", "questions"].map((table) => ({
        table,
        columns: ["removal_reason", "removed_at", "removed_by"],
      })),
    )
  })

  it("has an index for lists of visible rows, and one to find rows that are due for purging", async () => {
    for (const { table } of await tables()) {
      const indexes = (await indexesOf(table)).map(({ definition }) => definition)
      const having = (words: RegExp) => indexes.filter((definition) => words.test(definition)).length
      expect([table, having(/WHERE .*removed_at IS NULL/) > 0]).toEqual([table, true])
      expect([table, having(/\(removed_at\) WHERE \(removed_at IS NOT NULL\)/)]).toEqual([table, 1])
    }
  })
})
