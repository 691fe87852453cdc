import type { RouteDefinition } from "@shirube/contract/route"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from "vitest"
import type { Handling } from "#api/kernel/http/slice"
import { openTestDatabase, type TestDatabase } from "#api/testing/database"
import { type Db, rows, type Tx, within } from "./client.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.exec(
    "create table purses (id int primary key, yen bigint not null check (yen >= 0)); insert into purses select n, 100 from generate_series(1, 10) n",
  )
})
afterAll(() => database.close())

const balance = async (tx: Tx, id: number) => {
  const [row] = await rows<{ yen: number }>(tx, sql`select yen from purses where id = ${id} for update`)
  return row?.yen ?? 0
}
const setBalance = (tx: Tx, id: number, yen: number) =>
  tx.execute(sql`update purses set yen = ${yen} where id = ${id}`)

class RolledBack extends Error {}

describe("concurrent writers", () => {
  it("lose no update, and rolled back transactions leave nothing", async () => {
    const moved = Array.from({ length: 11 }, () => 0)
    const transfer = async (n: number) => {
      const from = 1 + (n % 10)
      const to = 1 + ((n * 7 + 3) % 10)
      if (from === to) return
      await database.db.transaction(async (tx) => {
        // Always in the same order, like every writer in this code.
        const [low, high] = from < to ? [from, to] : [to, from]
        const known = new Map([[low, await balance(tx, low)]]).set(high, await balance(tx, high))
        const amount = Math.min(known.get(from) ?? 0, 1 + (n % 5))
        await setBalance(tx, from, (known.get(from) ?? 0) - amount)
        if (n % 3 === 0) throw new RolledBack()
        await setBalance(tx, to, (known.get(to) ?? 0) + amount)
        moved[from] = (moved[from] ?? 0) - amount
        moved[to] = (moved[to] ?? 0) + amount
      })
    }
    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, (_, n) => transfer(n)))
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(RolledBack)
    const purses = await rows<{ id: number; yen: number }>(
      database.db.autocommit,
      sql`select id, yen from purses order by id`,
    )
    expect(purses.map(({ id, yen }) => [id, yen])).toEqual(
      purses.map(({ id }) => [id, 100 + (moved[id] ?? 0)]),
    )
    expect(purses.reduce((sum, { yen }) => sum + yen, 0)).toBe(1_000)
  })

  it("do not see another transaction's rows before it commits", async () => {
    await database.exec("create table notes (text text)")
    let seen: unknown[] = []
    const reading = Promise.withResolvers<void>()
    const writing = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('half done')`)
      reading.resolve()
      await tx.execute(sql`insert into notes values ('done')`)
    })
    await reading.promise
    seen = await rows(database.db.autocommit, sql`select text from notes`)
    await writing
    expect([0, 2]).toContain(seen.length)
    expect(await rows(database.db.autocommit, sql`select text from notes`)).toHaveLength(2)
  })

  it("leave a usable connection after a failure", async () => {
    for (let i = 0; i < 12; i++)
      await expect(database.db.transaction((tx) => tx.execute(sql`select no_such_column`))).rejects.toThrow()
    expect(await rows(database.db.autocommit, sql`select 1 as one`)).toEqual([{ one: 1 }])
  })
})

describe("the handle that opens transactions", () => {
  it("runs no statement, so that none can escape its transaction", () => {
    expectTypeOf<Db>().not.toExtend<Tx>()
    expectTypeOf<Db>().not.toHaveProperty("execute")
    expectTypeOf(rows).parameter(0).toEqualTypeOf<Tx>()
    // What a query would get that was passed the outer handle inside a transaction.
    expectTypeOf<[Db, number]>().not.toExtend<Parameters<typeof balance>>()
    expectTypeOf<[Tx, number]>().toExtend<Parameters<typeof balance>>()
  })

  it("is not available inside a transaction", () => {
    expectTypeOf<Tx>().not.toExtend<Db>()
    expectTypeOf<Tx>().not.toHaveProperty("transaction")
    expectTypeOf<Handling<RouteDefinition>["platform"]>().not.toHaveProperty("db")
    expectTypeOf<Handling<RouteDefinition>["platform"]>().not.toHaveProperty("database")
  })

  it("can be nested in a transaction, and rolls back with it", async () => {
    const before = await balance(database.db.autocommit, 1)
    const undone = database.db.transaction(async (tx) => {
      await within(tx).transaction((inner) => setBalance(inner, 1, before + 1))
      await setBalance(within(tx).autocommit, 1, before + 2)
      throw new RolledBack()
    })
    await expect(undone).rejects.toThrow(RolledBack)
    expect(await balance(database.db.autocommit, 1)).toBe(before)
  })
})

describe("numbers", () => {
  it("from counts, sums and bigint columns have type number on both engines", async () => {
    const [row] = await rows<Record<string, unknown>>(
      database.db.autocommit,
      sql`select count(*) as count, sum(id) as sum, max(yen) as yen, 9007199254740991::bigint as largest from purses`,
    )
    expect(row).toEqual({ count: 10, sum: 55, yen: expect.any(Number), largest: Number.MAX_SAFE_INTEGER })
  })
})
