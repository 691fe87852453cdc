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
  const listen = createListener(url, onError)
  return {
    engine: "postgres",
    db,
    jobs: {
      executeSql: (text, values) => pool.query(text, values),
      listen: async (...channel) => ({ close: await listen(...channel) }),
    },
    listen,
    async exec(statements) {
      await pool.query(statements)
    },
    close: () => pool.end(),
  }
}

interface Channel {
  readonly name: string
  readonly onPayload: (payload: string) => void
  readonly onConnect: () => void
}

/** One dedicated connection for all channels. It comes back by itself and says so, for what was missed in between. */
function createListener(url: string, onError: (error: unknown) => void) {
  const channels = new Set<Channel>()
  let connecting: Promise<pg.Client> | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: "shirube-listen",
      keepAlive: true,
    })
    client.on("notification", ({ channel, payload }) => {
      for (const { name, onPayload } of channels) if (name === channel) onPayload(payload ?? "")
    })
    client.on("error", onError)
    try {
      await client.connect()
      for (const { name } of channels) await client.query(`listen ${pg.escapeIdentifier(name)}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    client.on("end", () => {
      if (channels.size === 0) return
      connecting = reconnect()
      connecting.catch(() => {}) // rejects only when nobody listens any more
    })
    return client
  }

  async function reconnect(): Promise<pg.Client> {
    for (let attempt = 0; ; attempt++) {
      try {
        const client = await connect()
        if (channels.size === 0) await client.end()
        for (const { onConnect } of channels) onConnect()
        return client
      } catch (error) {
        onError(error)
        await delay(RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)], undefined, { ref: false })
        if (channels.size === 0) throw error
      }
    }
  }

  return async (
    name: string,
    onPayload: Channel["onPayload"],
    onConnect: Channel["onConnect"],
  ): Promise<() => Promise<void>> => {
    const channel = { name, onPayload, onConnect }
    const running = connecting
    channels.add(channel)
    connecting ??= connect()
    const client = await connecting.catch((error) => {
      channels.delete(channel)
      connecting = undefined
      throw error
    })
    if (running) await client.query(`listen ${pg.escapeIdentifier(name)}`)
    onConnect()
    return async () => {
      channels.delete(channel)
      if (channels.size > 0) return
      const last = connecting
      connecting = undefined
      await last?.then((client) => client.end()).catch(() => {})
    }
  }
}
