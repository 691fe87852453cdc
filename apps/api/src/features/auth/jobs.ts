import type { Tx } from "#api/db/client"
import type { Clock } from "#api/platform/clock"
import type { JobDefinition } from "#api/platform/jobs"
import { deleteRefreshTokensExpiredBefore } from "./queries.ts"

/** Spent tokens are kept until they would have expired, to recognise a stolen one; then they are of no use. */
export const purgeRefreshTokens = (db: Tx, clock: Clock): JobDefinition => ({
  queue: "auth-purge-refresh-tokens",
  cron: "20 4 * * *",
  run: async () => {
    await deleteRefreshTokensExpiredBefore(db, clock.now())
  },
})
