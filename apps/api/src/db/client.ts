// What both engines have in common: one dialect, one schema, two handles: one opens transactions, the other runs statements.
import { type SQL, sql } from "drizzle-orm"
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import { type DrizzleTransactionLike, fromDrizzle, type Db as JobsHandle } from "pg-boss"

/** Drizzle's own handle, which mixes both. */
export type DrizzleHandle = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** Runs statements: in the transaction that has handed it out, or each by itself (`db.autocommit`). */
export type Tx = Omit<DrizzleHandle, "transaction">

/**
 * Opens transactions. Statements do not run on it: one that meant to stand in a transaction, but runs beside it, escapes its
 * rollback, and on the embedded engine waits for the transaction for ever.
 */
export interface Db {
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** For statements outside of any transaction: each is final when it is done. */
  readonly autocommit: Tx
}

const DEADLOCK = "40P01"
const TRIES = 3

export const dbOn = (handle: DrizzleHandle): Db => ({
  /** Of two that wait for each other the database ends one. Nothing of it has happened, so it is begun again. */
  async transaction(work) {
    for (let attempt = 1; ; attempt++)
      try {
        return await handle.transaction(work)
      } catch (error) {
        if (attempt === TRIES || databaseErrorCode(error) !== DEADLOCK) throw error
      }
  },
  autocommit: handle,
})

/** For what opens transactions of its own and shall yet be undone with this one: they become savepoints in it. */
export function within(tx: Tx): Db {
  const handle = tx as DrizzleHandle
  return { transaction: (work) => handle.transaction(work), autocommit: handle }
}

export interface Database {
  readonly engine: "embedded" | "postgres"
  /** For requests: a statement that takes longer than a reader waits is given up. */
  readonly db: Db
  /** The same data for what may take its time: migrations, cleaning up. */
  readonly patient: Db
  /** The handle the job queue runs on. */
  readonly jobs: JobsHandle
  /** Runs `onPayload` for every NOTIFY; `onConnect` after each (re)connection, when messages may have been missed. */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onConnect: () => void,
  ): Promise<() => Promise<void>>
  /** Runs several statements, as migrations and maintenance need. */
  exec(statements: string): Promise<void>
  close(): Promise<void>
}

export interface OpenOptions {
  /** Called with every statement; tests count them. */
  readonly onQuery?: (statement: string) => void
  /** Called when a connection breaks outside of any statement. */
  readonly onError?: (error: unknown) => void
}

/** Rows of a hand-written statement; both drivers answer `{ rows }`, drizzle's shared type does not say so. */
export async function rows<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}

/** PostgreSQL's error code, wherever the driver put it. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ("code" in e && typeof e.code === "string") return e.code
  }
  return undefined
}

const UNAVAILABLE_CODES = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["ENOTFOUND", "EAI_AGAIN", "ENOSPC", "EROFS", "EIO", "EDQUOT"],
  "57014", // given up after its time
  "57P01", // shutting down, crashed, starting
  "57P02",
  "57P03",
  "57P05", // idle for too long
  "25006", // a standby, or told to be read-only
])
/** Classes of codes: the connection, missing resources (a full disk), the system itself (I/O). */
const UNAVAILABLE_CLASSES = ["08", "53", "58"]
/** The driver has no codes for these. */
const UNAVAILABLE_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|after calling end on the pool|PGlite is closed/

/** Not a fault of the statement: the database is away, stopped, or cannot write. It may well work in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = "code" in e && typeof e.code === "string" ? e.code : ""
    if (
      UNAVAILABLE_CODES.has(code) ||
      UNAVAILABLE_CLASSES.some((kind) => /^\w{5}$/.test(code) && code.startsWith(kind))
    )
      return true
    if (UNAVAILABLE_WORDS.test(e.message)) return true
    if (e instanceof AggregateError && e.errors.some(isDatabaseUnavailable)) return true
  }
  return false
}

/** Lets the job queue write inside one of our transactions. */
export const jobsHandle = (tx: Tx): JobsHandle => fromDrizzle(tx as unknown as DrizzleTransactionLike, sql)
