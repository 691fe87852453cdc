// How often one caller may call a route. Counted in this process on the embedded engine, in the database on PostgreSQL,
// so that many processes count together; calls per token always in this process. Where the database cannot be asked nothing is counted: whoever calls is told that
// the service is not available, at once, and not after waiting a second time for what they came for.
import type { Limit } from "@shirube/contract/route"
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible"
import type { Database, Tx } from "#api/db/client"
import { ApiError } from "./errors.ts"
import { rateLimitStore } from "./queries.ts"
import type { Vault } from "./vault.ts"
import { createWindows } from "./windows.ts"

export interface Limits {
  /** Counts one call; throws `request.rate_limited` with Retry-After once the caller has had enough. */
  spend(name: string, limit: Limit, caller: string): Promise<void>
}

export function createLimits(
  database: Pick<Database, "engine" | "db">,
  vault: Pick<Vault, "digest">,
): Limits {
  const inProcess = inMemory()
  const together = database.engine === "postgres" ? inDatabase(database.db.autocommit) : inProcess
  // Anyone can make up tokens: each would be a row.
  const takeOf = ({ per }: Limit) => (per === "token" ? inProcess : together)
  return {
    async spend(name, limit, caller) {
      // Counters lie in the database for a while: they need to tell callers apart, not to name them.
      const waitMs = await takeOf(limit)(name, limit, vault.digest(caller, "limits"))
      if (waitMs > 0)
        throw new ApiError("request.rate_limited", {
          retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
        })
    },
  }
}

/** How many milliseconds to wait; 0 where the call is fine. */
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
      // A job does (maintenance.ts): once for all limits and processes, and not after the end of this one.
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
