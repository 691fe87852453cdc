// Everything that runs without a request: jobs of the features and the platform, and who subscribes to which event.
import type { Tx } from "./db/client.ts"
import { purgeRefreshTokens } from "./features/auth/jobs.ts"
import type { Clock } from "./platform/clock.ts"
import type { Config } from "./platform/config.ts"
import type { DurableSubscription } from "./platform/events.ts"
import type { AnyJob } from "./platform/jobs.ts"
import { mailJob } from "./platform/mail.ts"
import { maintenanceJobs } from "./platform/maintenance.ts"

export const backgroundJobs = ({ db, config, clock }: { db: Tx; config: Config; clock: Clock }): AnyJob[] => [
  mailJob(config, db),
  purgeRefreshTokens(db, clock),
  ...maintenanceJobs(db, clock),
]

export const subscriptions: readonly DurableSubscription[] = []
