// What both engines share: one dialect, one schema and two handles: one opens transactions, the other runs
// statements.
import { type SQL, sql } from "drizzle-orm"
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import { type DrizzleTransactionLike, fromDrizzle, type Db as JobsHandle } from "pg-boss"

/** Drizzle's own handle, which does both. */
export type DrizzleHandle = PgDatabase<PgQueryResultHKT, Record<string, never>>

/**
 * Runs statements: inside the transaction that passed it in, or each in its own transaction (`db.autocommit`).
 */
export type Tx = Omit<DrizzleHandle, "transaction">

/**
 * Opens transactions, but runs no statements: a statement run beside the open transaction would escape its
 * rollback, and on the embedded engine would wait for that transaction forever.
 */
export interface Db {
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** For statements outside a transaction: each commits on its own. */
  readonly autocommit: Tx
}

const DEADLOCK = "40P01"
const TRIES = 3

export const dbOn = (handle: DrizzleHandle): Db => ({
  /**
   * Retries a transaction that the database aborted to break a deadlock: it was rolled back, so a retry is
   * safe.
   */
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

/** Turns nested transactions into savepoints of `tx`, so that they roll back with it. */
export function within(tx: Tx): Db {
  const handle = tx as DrizzleHandle
  return { transaction: (work) => handle.transaction(work), autocommit: handle }
}

export interface Database {
  readonly engine: "embedded" | "postgres"
  /** For requests: statements time out before the reader gives up. */
  readonly db: Db
  /** The same data without the short timeouts: migrations, clean-up. */
  readonly patient: Db
  /** The handle the job queue runs on. */
  readonly jobs: JobsHandle
  /** Runs `onPayload` for every NOTIFY; `onConnect` after each (re)connection, when messages may have been missed. */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onConnect: () => void,
  ): Promise<() => Promise<void>>
  /**
   * Resolves once the listeners have received the NOTIFY of every transaction that was committed before the
   * call. Rejects soon if that cannot be known: the listening connection is down or silent.
   */
  caughtUp(): Promise<void>
  /**
   * For the work of a start: no commit waits for the disk until all of it is done. A start that is cut off loses the last of
   * them, and the next one does them again. Only the embedded engine makes use of it.
   */
  inBulk<Result>(work: () => Promise<Result>): Promise<Result>
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

/**
 * Rows of a hand-written statement. Both drivers return `{ rows }`, which drizzle's shared type does not
 * declare.
 */
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
  "57014", // statement timeout
  "57P01", // shutting down, crashed, starting
  "57P02",
  "57P03",
  "57P05", // idle timeout
  "25006", // a standby, or set read-only
])
/** Classes of codes: connection, missing resources (a full disk), system errors (I/O). */
const UNAVAILABLE_CLASSES = ["08", "53", "58"]
/** The driver has no codes for these. */
const UNAVAILABLE_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|after calling end on the pool|PGlite is closed/

/**
 * True when the database is down, stopped or cannot write, as opposed to a faulty statement: a retry may
 * succeed.
 */
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
