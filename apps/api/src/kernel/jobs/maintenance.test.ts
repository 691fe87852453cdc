import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { startTestApi, TEST_NOW, type TestApi } from "#api/testing/api"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

it("expired rate-limit counters are removed, and no others", async () => {
  await api.database.exec(`insert into rate_limits (key, points, expire) values
    ('over', 3, timestamptz '${TEST_NOW}' - interval '1 second'), ('counting', 3, timestamptz '${TEST_NOW}' + interval '1 second')`)
  await api.jobs.enqueue(api.db.autocommit, "platform-purge-rate-limits", {})
  await api.settle()
  expect(await rows(api.db.autocommit, sql`select key from rate_limits`)).toEqual([{ key: "counting" }])
})

it("one-time tokens that have expired or were used a day ago are removed, and no others", async () => {
  const at = (interval: string) => `timestamptz '${TEST_NOW}' + interval '${interval}'`
  const token = (hash: string, expires: string, spent: string) =>
    `('${hash}', 'password-reset', '{}', ${at("-3 days")}, ${at(expires)}, ${spent})`
  await api.database.exec(`insert into one_time_tokens (hash, kind, payload, created_at, expires_at, spent_at) values
    ${token("expired", "-1 second", "null")}, ${token("used and expired", "-1 second", at("-1 hour"))},
    ${token("used long ago", "30 days", at("-25 hours"))}, ${token("used just now", "1 hour", at("-1 hour"))},
    ${token("open", "1 hour", "null")}`)
  await api.jobs.enqueue(api.db.autocommit, "platform-purge-one-time-tokens", {})
  await api.settle()
  expect(await rows(api.db.autocommit, sql`select hash from one_time_tokens order by hash`)).toEqual([
    { hash: "open" },
    { hash: "used just now" },
  ])
})
