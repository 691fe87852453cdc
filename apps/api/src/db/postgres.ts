import { setTimeout as delay } from "node:timers/promises"
import { drizzle } from "drizzle-orm/node-postgres"
import pg from "pg"
import type { Database, OpenOptions, Tx } from "./client.ts"

// Counts and serials as numbers, as the embedded engine gives them; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Ends the start with one sentence; the address itself may hold a password and is not repeated. */
export class DatabaseUnreachable extends Error {}

const RECONNECT_MS = [100, 500, 1_000, 2_000, 5_000]

export interface PostgresOptions {
  readonly url: string
  readonly pool: number
}

export async function openPostgres(
  { url, pool: max }: PostgresOptions,
  options: OpenOptions = {},
): Promise<Database> {
  const onError = options.onError ?? (() => {})
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: "shirube",
    connectionTimeoutMillis: 10_000,
  })
  // Without these a dropped connection, idle or checked out, would end the process.
  pool.on("error", onError)
  pool.on("connect", (client) => client.on("error", onError))
  try {
    await pool.query("select 1")
  } catch (error) {
    await pool.end()
    const reason = error instanceof AggregateError ? error.errors.join(", ") : (error as Error).message
    throw new DatabaseUnreachable(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause: error })
  }
  const db = drizzle(pool, {
    ...(options.onQuery ? { logger: { logQuery: options.onQuery } } : {}),
  }) as unknown as Tx
  return {
    engine: "postgres",
    db,
    jobs: {
      executeSql: (text, values) => pool.query(text, values),
      listen: async (channel, onPayload, onConnect) => ({
        close: await listen({ url, channel, onPayload, onConnect, onError }),
      }),
    },
    listen: (channel, onPayload, onConnect) => listen({ url, channel, onPayload, onConnect, onError }),
    async exec(statements) {
      await pool.query(statements)
    },
    close: () => pool.end(),
  }
}

interface Listening {
  url: string
  channel: string
  onPayload: (payload: string) => void
  onConnect: () => void
  onError: (error: unknown) => void
}

/** A dedicated connection that comes back by itself and says so, for what was missed in between. */
async function listen({
  url,
  channel,
  onPayload,
  onConnect,
  onError,
}: Listening): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: "shirube-listen", keepAlive: true })
    next.on("notification", (message) => onPayload(message.payload ?? ""))
    next.on("error", onError)
    next.on("end", () => {
      if (!stopped && client === next) void reconnect()
    })
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    if (stopped) return next.end()
    client = next
    onConnect()
  }

  async function reconnect(): Promise<void> {
    for (let attempt = 0; !stopped; attempt++) {
      try {
        return await connect()
      } catch (error) {
        onError(error)
        await delay(RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)], undefined, { ref: false })
      }
    }
  }

  await connect()
  return async () => {
    stopped = true
    await client?.end()
  }
}
