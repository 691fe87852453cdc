import type { Db } from "#api/kernel/db/client"
import {
  deleteDispatchedEventsBefore,
  deleteOneTimeTokensOver,
  deleteRateLimitsExpiredBefore,
  vacuum,
} from "../db/queries.ts"
import type { Clock } from "../process/clock.ts"
import type { JobDefinition } from "./jobs.ts"

const EVENTS_KEPT_MS = 7 * 86_400_000
/** For this long, a link that is opened again is reported as used. */
const SPENT_TOKENS_KEPT_MS = 86_400_000

export const maintenanceJobs = (db: Db, clock: Clock): JobDefinition[] => [
  {
    queue: "platform-purge-events",
    cron: "40 4 * * *",
    run: async () => {
      await deleteDispatchedEventsBefore(db.autocommit, new Date(clock.now().getTime() - EVENTS_KEPT_MS))
    },
  },
  {
    queue: "platform-purge-one-time-tokens",
    cron: "50 * * * *",
    run: async () => {
      const expired = clock.now()
      const spent = new Date(expired.getTime() - SPENT_TOKENS_KEPT_MS)
      await deleteOneTimeTokensOver(db.autocommit, { expired, spent })
    },
  },
  {
    queue: "platform-purge-rate-limits",
    cron: "55 * * * *",
    run: async () => {
      await deleteRateLimitsExpiredBefore(db.autocommit, clock.now())
    },
  },
  // The embedded engine has no autovacuum; on PostgreSQL a nightly vacuum does no harm.
  { queue: "platform-vacuum", cron: "10 4 * * *", run: async () => void (await vacuum(db.autocommit)) },
]
