import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, it } from "vitest"
import { rows } from "#api/db/client"
import { startTestApi, TEST_NOW, type TestApi } from "#api/testing/api"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

it("counters of limits that are over are removed, and no others", async () => {
  await api.database.exec(`insert into rate_limits (key, points, expire) values
    ('over', 3, timestamptz '${TEST_NOW}' - interval '1 second'), ('counting', 3, timestamptz '${TEST_NOW}' + interval '1 second')`)
  await api.jobs.enqueue(api.db.autocommit, "platform-purge-rate-limits", {})
  await api.settle()
  expect(await rows(api.db.autocommit, sql`select key from rate_limits`)).toEqual([{ key: "counting" }])
})
