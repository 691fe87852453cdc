import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { contributions } from "#api/app"
import { type Database, rows } from "#api/kernel/db/client"
import { openPostgres } from "#api/kernel/db/postgres"
import { emptyTables, openTestDatabase, type TestDatabase, testEngine } from "#api/testing/database"
import { collectingLog } from "#api/testing/log"
import { testVault } from "#api/testing/vault"
import { readConfig } from "../config/config.ts"
import { startJobs } from "../jobs/jobs.ts"
import { systemClock } from "../process/clock.ts"
import { createMetrics } from "../process/metrics.ts"
import { createStorage } from "../storage/storage.ts"
import { createFurigana } from "../text/furigana.ts"
import { createTranslation } from "../text/translation.ts"
import { emit, event, type Notice, startEvents, subscribe } from "./events.ts"

const QUEUE = "test-durable"
interface Touched {
  readonly articleId: string
}
const touches = { changes: ({ articleId }: Touched) => [articleId], audience: () => "everyone" as const }
const articleChanged = event<Touched>("article.changed", touches)
const articlePublished = event<Touched>("article.published", touches)
const { log, lines } = collectingLog()

/**
 * A process as far as events are concerned: its own connection to the shared database, on the engine that
 * supports several.
 */
async function startProcess(shared: TestDatabase) {
  const own =
    shared.url === undefined ? undefined : await openPostgres({ url: shared.url, pool: 4 }, { onError })
  const database: Database = own ?? shared
  const jobs = await startJobs(database, log, testVault)
  const delivered: string[] = []
  const eventIds = new Set<number>()
  const subscriber = subscribe(articleChanged, QUEUE, () => async ({ articleId }, eventId) => {
    delivered.push(articleId)
    eventIds.add(eventId)
  })
  const config = readConfig({ DATA_DIR: "/nonexistent" })
  const storage = await createStorage(config.files)
  await jobs.work([
    subscriber.job({
      db: database.db,
      jobs,
      clock: systemClock,
      config,
      storage,
      filePurposes: [],
      personalTables: [],
      accountDeletionHooks: [],
      identityDigests: [],
      accountBars: contributions.accountBars,
      onVerificationEnded: [],
      deferred: contributions.deferred,
      noticeKinds: contributions.noticeKinds,
      writingNouns: contributions.writingNouns,
      metrics: createMetrics(),
      furigana: createFurigana({ log, ownReadings: async () => [] }),
      translation: createTranslation({ address: undefined, log, now: () => new Date() }),
      vault: testVault,
      log,
    }),
  ])
  const events = await startEvents(database, jobs, [subscriber], log)
  const received: Notice[] = []
  let resyncs = 0
  events.listen({ event: (event) => void received.push(event), resync: () => resyncs++ })
  return {
    database,
    events,
    delivered,
    eventIds,
    received,
    resyncs: () => resyncs,
    async stop() {
      await events.close()
      await jobs.stop()
      await own?.close()
    },
  }
}
const broken: unknown[] = []
const onError = (error: unknown) => void broken.push(error)

let database: TestDatabase
let one: Awaited<ReturnType<typeof startProcess>>
let two: Awaited<ReturnType<typeof startProcess>>
beforeAll(async () => {
  database = await openTestDatabase({ onError })
  one = await startProcess(database)
  two = await startProcess(database)
})
beforeEach(async () => {
  await emptyTables(database)
  for (const list of [one.delivered, one.received, two.delivered, two.received]) list.splice(0)
})
afterAll(async () => {
  await one.stop()
  await two.stop()
  await database.close()
  expect(lines).toEqual([])
})

const changed = (articleId: string) => ({ name: "article.changed", tags: [articleId], audience: "everyone" })
const numbers = Array.from({ length: 30 }, (_, i) => `article-${i}`)

describe("an event", () => {
  it("of a transaction that is rolled back reaches neither listeners nor subscribers", async () => {
    const rolledBack = database.db.transaction(async (tx) => {
      await emit(tx, articleChanged, { articleId: "phantom" })
      throw new Error("changed my mind")
    })
    await expect(rolledBack).rejects.toThrow("changed my mind")
    await database.db.transaction((tx) => emit(tx, articleChanged, { articleId: "real" }))
    await expect.poll(() => two.received).toEqual([changed("real")])
    await expect.poll(() => [...one.delivered, ...two.delivered]).toEqual(["real"])
    const stored = await rows<{ name: string }>(database.db.autocommit, sql`select name from events`)
    expect(stored).toHaveLength(1)
  })

  it("does not reach listeners before it is committed", async () => {
    await database.db.transaction(async (tx) => {
      await emit(tx, articleChanged, { articleId: "a" })
      await tx.execute(sql`select 1`)
      expect(one.received).toEqual([])
    })
    await expect.poll(() => one.received).toEqual([changed("a")])
    await expect.poll(() => [...one.delivered, ...two.delivered]).toEqual(["a"])
  })

  it("reaches listeners once in every process, and its durable subscriber exactly once", async () => {
    await Promise.all(
      numbers.map((articleId) => database.db.transaction((tx) => emit(tx, articleChanged, { articleId }))),
    )
    for (const { received } of [one, two]) await expect.poll(() => received.length).toBe(30)
    const delivered = () => [...one.delivered, ...two.delivered]
    // Two dispatchers share the work; "exactly once" means one job per event in the queue.
    await expect.poll(() => delivered().length, { interval: 100 }).toBe(30)
    const jobs = await rows<{ data: { sealed: string } }>(
      database.db.autocommit,
      sql`select data from jobs.job where name = ${QUEUE}`,
    )
    const queued = jobs.map(({ data }) => JSON.parse(testVault.open(data.sealed, `job ${QUEUE}`)))
    expect(queued.filter(({ payload }) => numbers.includes(payload.articleId))).toHaveLength(30)
    expect(new Set(delivered())).toEqual(new Set(numbers))
    // A retried job has the same id, so that its subscriber can recognise it.
    const stored = await rows<{ id: number }>(database.db.autocommit, sql`select id from events`)
    for (const { id } of stored) expect(one.eventIds.has(id) || two.eventIds.has(id)).toBe(true)
  })

  it("without subscribers is marked as dispatched too", async () => {
    await emit(database.db.autocommit, articlePublished, { articleId: "a" })
    const pending = async () =>
      rows(database.db.autocommit, sql`select id from events where dispatched_at is null`).then(
        (list) => list.length,
      )
    await expect.poll(pending).toBe(0)
    expect([...one.delivered, ...two.delivered]).toEqual([])
  })

  it("reaches the others if one listener fails, and no listener that has stopped", async () => {
    const stopFailing = one.events.listen({
      event: () => {
        throw new Error("a listener's own trouble")
      },
      resync: () => {},
    })
    const left: Notice[] = []
    one.events.listen({ event: (event) => void left.push(event), resync: () => {} })()
    await emit(database.db.autocommit, articlePublished, { articleId: "a" })
    await expect
      .poll(() => one.received)
      .toEqual([{ name: "article.published", tags: ["a"], audience: "everyone" }])
    expect(left).toEqual([])
    stopFailing()
    expect(lines.splice(0).join()).toContain("a listener's own trouble")
  })

  it("whose notice would be too long makes every listener resync", async () => {
    const before = two.resyncs()
    await emit(database.db.autocommit, articlePublished, { articleId: "x".repeat(8_000) })
    await expect.poll(() => two.resyncs()).toBe(before + 1)
    expect(two.received).toEqual([])
  })

  it("is still received after another program's message on the same channel", async () => {
    await database.db.autocommit.execute(sql`select pg_notify('events', 'this is not JSON')`)
    await emit(database.db.autocommit, articlePublished, { articleId: "a" })
    await expect.poll(() => one.received.length).toBe(1)
    await expect.poll(() => two.received.length).toBe(1)
    lines.splice(0)
  })
})

if (testEngine === "postgres")
  describe("a listening connection that breaks", () => {
    const breakListeners = () =>
      database.db.autocommit.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shirube-listen' and datname = current_database()`,
      )

    it("reconnects, calls resync and receives events again", async () => {
      for (let round = 1; round <= 2; round++) {
        const before = one.resyncs()
        await breakListeners()
        await expect.poll(() => one.resyncs()).toBe(before + 1)
        await expect.poll(() => two.resyncs()).toBe(before + 1)
        await emit(database.db.autocommit, articlePublished, { articleId: `round-${round}` })
        for (const { received } of [one, two])
          await expect.poll(() => received.at(-1)?.tags).toEqual([`round-${round}`])
      }
      expect(broken.length).toBeGreaterThan(0)
    })

    it("loses no durable event that happens meanwhile", async () => {
      await Promise.all([
        breakListeners(),
        emit(database.db.autocommit, articleChanged, { articleId: "meanwhile" }),
      ])
      await expect.poll(() => [...one.delivered, ...two.delivered]).toEqual(["meanwhile"])
    })

    it("does not reconnect after it was stopped", async () => {
      const third = await startProcess(database)
      await Promise.all([breakListeners(), third.stop()])
      const listeners = async () =>
        rows(
          database.db.autocommit,
          sql`select 1 from pg_stat_activity where application_name = 'shirube-listen' and datname = current_database()`,
        ).then((list) => list.length)
      await expect.poll(listeners).toBe(2)
    })
  })
