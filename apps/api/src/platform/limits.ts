// How often one caller may call a route. Counted in this process on the embedded engine, in the database on PostgreSQL,
// so that many processes count together. Where the database cannot be asked nothing is counted: whoever calls is told that
// the service is not available, at once, and not after waiting a second time for what they came for.
import type { Limit } from "@shirube/contract/route"
import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
} from "rate-limiter-flexible"
import type { Database } from "#api/db/client"
import { ApiError } from "./errors.ts"
import { rateLimitStore } from "./queries.ts"
import type { Vault } from "./vault.ts"

export interface Limits {
  /** Counts one call; throws `request.rate_limited` with Retry-After once the caller has had enough. */
  spend(name: string, limit: Limit, caller: string): Promise<void>
}

export function createLimits(
  database: Pick<Database, "engine" | "db">,
  vault: Pick<Vault, "digest">,
): Limits {
  const create = database.engine === "postgres" ? inDatabase(database.db) : inMemory
  const limiters = new Map<string, RateLimiterAbstract>()
  return {
    async spend(name, limit, caller) {
      let limiter = limiters.get(name)
      if (!limiter) {
        limiter = create(name, limit)
        limiters.set(name, limiter)
      }
      try {
        // Counters lie in the database for a while: they need to tell callers apart, not to name them.
        await limiter.consume(vault.digest(caller, "limits"))
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        throw new ApiError("request.rate_limited", {
          retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
        })
      }
    },
  }
}

const inMemory = (name: string, { points, seconds }: Limit) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })

const inDatabase = (db: Database["db"]) => (name: string, limit: Limit) =>
  new RateLimiterDrizzle({
    ...rateLimitStore(db),
    keyPrefix: name,
    points: limit.points,
    duration: limit.seconds,
  })
