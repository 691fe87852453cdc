import type { Socket } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import { drizzle } from "drizzle-orm/node-postgres"
import pg from "pg"
import { OperatorError } from "#api/kernel/config/operator-error"
import { createBarrier } from "./barrier.ts"
import { type Database, type DrizzleHandle, dbOn, type OpenOptions } from "./client.ts"
import { createFairQueue } from "./fair-queue.ts"

// Counts and serials as numbers, like the embedded engine; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Ends the start with one sentence, without the URL, which may contain a password. */
export class DatabaseUnreachable extends OperatorError {}

const RECONNECT_MS = [100, 500, 1_000, 2_000, 5_000]

export interface Patience {
  readonly connectMs: number
  readonly statementMs: number
  /**
   * A stopped server, or one behind a dead connection, cannot cancel anything itself: silence closes the
   * connection.
   */
  readonly silenceMs: number
  /** Of `caughtUp`; a request then reads the database instead of its memory. */
  readonly caughtUpMs: number
}
/**
 * Together well under the ten seconds that a browser waits, so that the client receives an error. Waiting in
 * the pool's queue is not limited by them.
 */
const PATIENCE: Patience = { connectMs: 3_000, statementMs: 5_000, silenceMs: 6_000, caughtUpMs: 250 }
/** Building an index takes long, but a dead connection must still be noticed eventually. */
const PATIENT_SILENCE_MS = 600_000
/** Beside the pool for requests: jobs, migrations, clean-up. */
const PATIENT_POOL = 4
const HEARTBEAT_MS = 10_000

export interface PostgresOptions {
  readonly url: string
  readonly pool: number
  /** How long a request waits for the database. */
  readonly patience?: Patience
  /** How long background work may stay silent; 0: no limit. */
  readonly backgroundMs?: number
}

export async function openPostgres(
  { url, pool: max, patience = PATIENCE, backgroundMs = PATIENT_SILENCE_MS }: PostgresOptions,
  options: OpenOptions = {},
): Promise<Database> {
  const onError = options.onError ?? (() => {})
  const common = { connectionString: url, connectionTimeoutMillis: patience.connectMs, keepAlive: true }
  const pool = impatient(
    new LinedPool({ ...common, max, application_name: "shirube", statement_timeout: patience.statementMs }),
    patience.silenceMs,
    onError,
  )
  const patientPool = impatient(
    new LinedPool({ ...common, max: PATIENT_POOL, application_name: "shirube-background" }),
    backgroundMs,
    onError,
  )
  const close = async () => {
    await Promise.all([pool.end(), patientPool.end()])
  }
  try {
    await pool.query("select 1")
  } catch (error) {
    await close()
    const reason = error instanceof AggregateError ? error.errors.join(", ") : (error as Error).message
    throw new DatabaseUnreachable(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause: error })
  }
  const logger = options.onQuery ? { logger: { logQuery: options.onQuery } } : {}
  const { listen, caughtUp } = createListener(url, patience.caughtUpMs, onError)
  return {
    engine: "postgres",
    db: dbOn(drizzle(pool, logger) as unknown as DrizzleHandle),
    patient: dbOn(drizzle(patientPool, logger) as unknown as DrizzleHandle),
    jobs: {
      executeSql: (text, values) => patientPool.query(text, values),
      listen: async (...channel) => ({ close: await listen(...channel) }),
    },
    listen,
    caughtUp,
    inBulk: (work) => work(),
    async exec(statements) {
      await patientPool.query(statements)
    },
    close,
  }
}

type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void

/**
 * The driver's own queue rejects callers after a fixed time even while it moves, which fails for five hundred
 * at once.
 */
class LinedPool extends pg.Pool {
  readonly #line
  readonly #served = new WeakSet<pg.PoolClient>()

  constructor(options: pg.PoolConfig & { readonly max: number; readonly connectionTimeoutMillis: number }) {
    super(options)
    this.#line = createFairQueue(options.max, options.connectionTimeoutMillis)
    this.on("release", (error, client) => {
      if (this.#served.delete(client)) this.#line.leave(!error && !socketOf(client).destroyed)
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(onConnect: OnConnect): void
  override connect(onConnect?: OnConnect): Promise<pg.PoolClient> {
    const connecting = this.#connect()
    if (onConnect)
      connecting.then(
        (client) => onConnect(undefined, client, client.release),
        (error) => onConnect(error, undefined, () => {}),
      )
    return connecting
  }

  async #connect(): Promise<pg.PoolClient> {
    await this.#line.enter()
    try {
      const client = await super.connect()
      this.#served.add(client)
      return client
    } catch (error) {
      this.#line.leave(false)
      throw error
    }
  }
}

/** Destroys a connection that stays silent for too long while in use, together with its pending queries. */
function impatient(pool: pg.Pool, silenceMs: number, onError: (error: unknown) => void): pg.Pool {
  // Without these a dropped connection, idle or checked out, would end the process.
  pool.on("error", onError)
  pool.on("connect", (client) => client.on("error", onError))
  pool.on("acquire", (client) => limitSilence(client, silenceMs))
  pool.on("release", (_error, client) => socketOf(client).setTimeout(0))
  return pool
}

function limitSilence(client: pg.ClientBase, silenceMs: number): void {
  const socket = socketOf(client)
  socket.removeAllListeners("timeout")
  socket.setTimeout(silenceMs, () => socket.destroy(new DatabaseSilent()))
}

class DatabaseSilent extends Error {
  readonly code = "ETIMEDOUT"
  constructor() {
    super("The database stopped responding")
  }
}

/** The driver's types do not expose the socket. */
const socketOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

interface Channel {
  readonly name: string
  readonly onPayload: (payload: string) => void
  readonly onConnect: () => void
}

/**
 * One dedicated connection for all channels. It reconnects automatically and calls `onConnect`, so that
 * callers can catch up on missed messages.
 */
function createListener(url: string, caughtUpMs: number, onError: (error: unknown) => void) {
  const channels = new Set<Channel>()
  const barriers = new WeakMap<pg.Client, () => Promise<void>>()
  let connecting: Promise<pg.Client> | undefined
  /** Undefined while messages may be missed. */
  let barrier: (() => Promise<void>) | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: "shirube-listen",
      connectionTimeoutMillis: PATIENCE.connectMs,
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
    // Without changes nothing arrives for hours: only a query shows whether the server is alive.
    limitSilence(client, HEARTBEAT_MS + PATIENCE.silenceMs)
    const roundTrip = createBarrier(() => client.query("select 1"), caughtUpMs)
    const heartbeat = setInterval(() => void roundTrip().catch(() => {}), HEARTBEAT_MS)
    heartbeat.unref()
    barriers.set(client, roundTrip)
    client.on("end", () => {
      clearInterval(heartbeat)
      barrier = undefined
      if (channels.size === 0) return
      connecting = reconnect()
      connecting.catch(() => {}) // rejects only once no channel is left
    })
    return client
  }

  async function reconnect(): Promise<pg.Client> {
    for (let attempt = 0; ; attempt++) {
      try {
        const client = await connect()
        if (channels.size === 0) await client.end()
        for (const { onConnect } of channels) onConnect()
        barrier = barriers.get(client)
        return client
      } catch (error) {
        onError(error)
        await delay(RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)], undefined, { ref: false })
        if (channels.size === 0) throw error
      }
    }
  }

  const listen = async (
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
    barrier = barriers.get(client)
    return async () => {
      channels.delete(channel)
      if (channels.size > 0) return
      const last = connecting
      connecting = undefined
      barrier = undefined
      await last?.then((client) => client.end()).catch(() => {})
    }
  }

  return { listen, caughtUp: async () => (barrier ? barrier() : Promise.reject(new ListenerDown())) }
}

class ListenerDown extends Error {
  constructor() {
    super("The listening connection is down")
  }
}
