// What both engines have in common: one dialect, one schema, one handle type.
import { type SQL, sql } from "drizzle-orm"
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import { type DrizzleTransactionLike, fromDrizzle, type Db as JobsHandle } from "pg-boss"

/** A handle that runs statements: the pool, or the transaction one is in. Inside a transaction use only its `tx`. */
export type Tx = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface Database {
  readonly engine: "embedded" | "postgres"
  readonly db: Tx
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

/** Lets the job queue write inside one of our transactions. */
export const jobsHandle = (tx: Tx): JobsHandle => fromDrizzle(tx as unknown as DrizzleTransactionLike, sql)
