import { setImmediate as nextTurn } from "node:timers/promises"
import { PGlite, type PGliteOptions, types } from "@electric-sql/pglite"
import { drizzle } from "drizzle-orm/pglite"
import { fromPglite } from "pg-boss"
import { type Database, type DrizzleHandle, dbOn, type OpenOptions } from "./client.ts"
import { preparedStatements } from "./embedded-prepared.ts"
import { databaseFolder, FolderUnusable, type PreparedFolder, prepareFolder } from "./folder.ts"
import { isPrepared } from "./prepared.ts"

/**
 * PGlite starts with fsync off (`-F`). Without that flag, and with synced WAL writes, an acknowledged commit
 * is on disk.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=open_datasync",
  "-c",
  "shared_buffers=64MB",
]
/** There is nothing to sync in memory. */
const MEMORY_PARAMETERS = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"]

const YIELD_AFTER_MS = 8

export interface EmbeddedOptions {
  /** Folder of the data; undefined keeps it in memory (tests). */
  readonly dataDir: string | undefined
  /** Data folder to start from (tests). */
  readonly template?: Blob
}

const IN_MEMORY: PreparedFolder = { unlock: () => {}, opened: () => {} }

export async function openEmbedded(
  { dataDir, template }: EmbeddedOptions,
  options: OpenOptions = {},
): Promise<Database> {
  const { unlock, opened } = dataDir === undefined ? IN_MEMORY : await prepareFolder(dataDir)
  const pglite = await createOrUnlock(unlock, {
    ...(dataDir === undefined ? {} : { dataDir: databaseFolder(dataDir) }),
    ...(template === undefined ? {} : { loadDataDir: template }),
    startParams: dataDir === undefined ? MEMORY_PARAMETERS : START_PARAMETERS,
    parsers: { [types.INT8]: Number },
  })
  opened()
  const yielding = yieldToEventLoop(pglite)
  const handle = drizzle(yielding, {
    ...(options.onQuery ? { logger: { logQuery: options.onQuery } } : {}),
  }) as unknown as DrizzleHandle
  const db = dbOn(handle)
  return {
    engine: "embedded",
    db,
    patient: db,
    jobs: fromPglite(yielding),
    async listen(channel, onPayload, onConnect) {
      const stop = await pglite.listen(channel, onPayload)
      onConnect()
      return () => stop()
    },
    // The engine hands over notifications before the commit returns.
    caughtUp: async () => {},
    async inBulk(work) {
      await pglite.exec("set synchronous_commit = off")
      try {
        return await work()
      } finally {
        // The commit of a transaction with an id waits for everything before it.
        await pglite.exec("set synchronous_commit = on; select pg_current_xact_id()")
      }
    },
    async exec(statements) {
      await yielding.exec(statements)
    },
    async close() {
      await pglite.close().finally(unlock)
    },
  }
}

/** Unlocks the folder if the engine fails to start. */
async function createOrUnlock(unlock: () => void, options: PGliteOptions): Promise<PGlite> {
  try {
    return await PGlite.create(options)
  } catch (error) {
    unlock()
    throw new FolderUnusable(
      `The database in ${options.dataDir} cannot be opened: ${String((error as Error).message).replace(/\s+/g, " ")}. Check that the disk is neither full nor read-only; if it is damaged, put a back-up in its place.`,
      { cause: error },
    )
  }
}

/** Dumps the data folder of a prepared in-memory engine; tests start from it. */
export async function dumpEmbedded(prepare: (database: Database) => Promise<void>): Promise<Blob> {
  const pglite = await PGlite.create({ startParams: MEMORY_PARAMETERS, parsers: { [types.INT8]: Number } })
  const db = dbOn(drizzle(pglite) as unknown as DrizzleHandle)
  await prepare({
    engine: "embedded",
    db,
    patient: db,
    jobs: fromPglite(pglite),
    listen: async () => async () => {},
    caughtUp: async () => {},
    inBulk: (work) => work(),
    exec: async (statements) => void (await pglite.exec(statements)),
    close: async () => {},
  })
  const dump = await pglite.dumpDataDir("none")
  await pglite.close()
  return dump
}

/**
 * PGlite resolves in microtasks, so busy callers would starve timers and sockets for seconds. This yields to
 * the event loop before a statement whenever the last yield was a while ago.
 */
function yieldToEventLoop(pglite: PGlite): PGlite {
  let lastYield = performance.now()
  const yieldIfDue = async () => {
    if (performance.now() - lastYield < YIELD_AFTER_MS) return
    await nextTurn()
    lastYield = performance.now()
  }
  const runPrepared = preparedStatements(pglite)
  const wrap = <Client extends Pick<PGlite, "query" | "exec">>(client: Client): Client =>
    new Proxy(client, {
      get(target, property) {
        const member = Reflect.get(target, property, target)
        if (typeof member !== "function") return member
        if (property === "query" && (target as unknown) === pglite)
          return async (...[text, parameters = [], options = {}]: Parameters<PGlite["query"]>) => {
            await yieldIfDue()
            return isPrepared(text)
              ? runPrepared(text, parameters, options)
              : pglite.query(text, parameters, options)
          }
        if (property === "query" || property === "exec")
          return async (...parameters: unknown[]) => {
            await yieldIfDue()
            return member.apply(target, parameters)
          }
        if (property === "transaction")
          return async (work: (tx: Client) => unknown) => {
            await yieldIfDue()
            return member.call(target, (tx: Client) => work(wrap(tx)))
          }
        return member.bind(target)
      },
    })
  return wrap(pglite)
}
