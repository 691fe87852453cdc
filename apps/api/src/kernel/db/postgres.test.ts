import { sql } from "drizzle-orm"
import { describe, expect, it } from "vitest"
import { startTestApi } from "#api/testing/api"
import { testEngine } from "#api/testing/database"
import type { Tx } from "./client.ts"
import { DatabaseUnreachable, openPostgres } from "./postgres.ts"

/** Blocks callers until `count` of them have arrived. */
function barrier(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived >= count) resolve()
    return promise
  }
}

describe("a PostgreSQL server", () => {
  it("that cannot be reached is reported in one sentence, without its password", async () => {
    for (const host of ["127.0.0.1:1", "localhost:1"]) {
      const failure = await openPostgres({ url: `postgres://user:hunter2@${host}/x`, pool: 2 }).catch(
        (error) => error,
      )
      expect(failure).toBeInstanceOf(DatabaseUnreachable)
      expect(failure.message).toMatch(/^The database of DATABASE_URL cannot be used: [^\n]+\.$/)
      expect(failure.message).not.toContain("hunter2")
    }
  })

  if (testEngine === "postgres") {
    it("that cuts every connection is queried over new ones afterwards", async () => {
      const api = await startTestApi()
      const admin = await openPostgres({ url: String(api.url), pool: 1 })
      const cutAll = () =>
        admin.db.autocommit.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        )
      for (let round = 0; round < 3; round++) {
        await Promise.all(Array.from({ length: 5 }, () => api.call("GET /v1/tags")))
        await cutAll()
        await expect.poll(() => api.takeLogLines().length).toBeGreaterThan(0)
        await expect.poll(async () => (await api.call("GET /health/ready")).status).toBe(200)
        expect((await api.call("GET /v1/articles")).status).toBe(200)
      }
      await admin.close()
      api.takeLogLines()
      await api.stop()
    })

    it("completes both of two deadlocked transactions", async () => {
      const api = await startTestApi()
      const lock = (tx: Tx, key: number) => tx.execute(sql`select pg_advisory_xact_lock(${key}::int)`)
      const bothHoldOne = barrier(2)
      const begun: number[] = []
      const transaction = (first: number, second: number) =>
        api.db.transaction(async (tx) => {
          await lock(tx, first)
          begun.push(first)
          await bothHoldOne()
          await lock(tx, second)
          return first
        })
      expect(await Promise.all([transaction(1, 2), transaction(2, 1)])).toEqual([1, 2])
      expect(begun).toHaveLength(3)
      await api.stop()
    })

    it("that cuts a connection inside a transaction fails that transaction alone", async () => {
      const api = await startTestApi()
      const cut = api.db.transaction(async (tx) => {
        await tx.execute(sql`create table half_done (id int)`)
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      })
      await expect(cut).rejects.toThrow()
      expect((await api.call("GET /v1/tags")).status).toBe(200)
      await expect(api.db.autocommit.execute(sql`select * from half_done`)).rejects.toThrow()
      api.takeLogLines()
      await api.stop()
    })
  }
})
