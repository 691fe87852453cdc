// Rate limits per caller and route. Counted in this process on the embedded engine, in the database on
// PostgreSQL, so that many processes count together; calls per token are always counted in this process. If
// the database is down nothing is counted, and the error is returned at once: the request would only wait for
// the database again.
import type { Limit } from "@shirube/contract/route"
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible"
import type { Database, Tx } from "#api/kernel/db/client"
import { rateLimitStore } from "../db/queries.ts"
import { ApiError } from "../http/errors.ts"
import type { Vault } from "../security/vault.ts"

export interface Limits {
  /** Counts one call; throws `request.rate_limited` with Retry-After once the limit is used up. */
  spend(name: string, limit: Limit, caller: string): Promise<void>
}

export function createLimits(
  database: Pick<Database, "engine" | "db">,
  vault: Pick<Vault, "digest">,
): Limits {
  const inProcess = inMemory()
  const shared = database.engine === "postgres" ? inDatabase(database.db.autocommit) : inProcess
  // Anyone can make up tokens: each would be a row.
  const takeOf = ({ per }: Limit) => (per === "token" ? inProcess : shared)
  return {
    async spend(name, limit, caller) {
      // Counters stay in the database for a while: a digest distinguishes callers without storing who they
      // are.
      const waitMs = await takeOf(limit)(name, limit, vault.digest(caller, "limits"))
      if (waitMs > 0)
        throw new ApiError("request.rate_limited", {
          retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
        })
    },
  }
}

/** Milliseconds to wait; 0 if the call is allowed. */
type Take = (name: string, limit: Limit, caller: string) => Promise<number>

function inMemory(): Take {
  const windows = createWindows()
  return async (name, limit, caller) => windows.take(`${name} ${caller}`, limit)
}

function inDatabase(tx: Tx): Take {
  const limiters = new Map<string, RateLimiterDrizzle>()
  const limiterOf = (name: string, { points, seconds }: Limit) => {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterDrizzle({
      ...rateLimitStore(tx),
      keyPrefix: name,
      points,
      duration: seconds,
      // A job does it (maintenance.ts): once for all limits and processes, and never after this process has
      // stopped.
      clearExpiredByTimeout: false,
    })
    limiters.set(name, limiter)
    return limiter
  }
  return async (name, limit, caller) => {
    try {
      await limiterOf(name, limit).consume(caller)
      return 0
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.max(1, reason.msBeforeNext)
      throw reason
    }
  }
}

// Counts calls per caller in time windows, in this process. The number of remembered callers is limited: the
// oldest window is dropped. A caller with that many addresses would pass a limit per address anyway.
const MOST_WINDOWS = 50_000

interface Windows {
  /** Counts one call; returns the milliseconds to wait once the limit is reached, else 0. */
  take(caller: string, limit: Pick<Limit, "points" | "seconds">): number
  size(): number
}

export function createWindows(most = MOST_WINDOWS, now: () => number = () => performance.now()): Windows {
  const windows = new Map<string, { count: number; readonly endsAt: number }>()
  return {
    take(caller, { points, seconds }) {
      const open = windows.get(caller)
      if (open && open.endsAt > now()) {
        open.count += 1
        return open.count > points ? open.endsAt - now() : 0
      }
      // Reinserted, it is the newest; the first in the map is the oldest.
      windows.delete(caller)
      const [oldest] = windows.keys()
      if (windows.size >= most && oldest !== undefined) windows.delete(oldest)
      windows.set(caller, { count: 1, endsAt: now() + seconds * 1000 })
      return 0
    },
    size: () => windows.size,
  }
}
