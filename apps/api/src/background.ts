// Everything that runs without a request: jobs of the features and the platform, and who subscribes to which event.
import { purgeAuditEntries } from "./features/audit/jobs.ts"
import { sendResetLink } from "./features/password/jobs.ts"
import { alertOwner, purgeRefreshTokens, sessionAlerts } from "./features/sessions/jobs.ts"
import { sendAddressCode } from "./features/sso/address/jobs.ts"
import type { DurableSubscription } from "./platform/events.ts"
import type { AnyJob } from "./platform/jobs.ts"
import { mailJob } from "./platform/mail.ts"
import { maintenanceJobs } from "./platform/maintenance.ts"
import type { JobParts } from "./platform/platform.ts"

export const backgroundJobs = (parts: JobParts): AnyJob[] => [
  mailJob(parts.config, parts.db),
  sendResetLink(parts),
  sendAddressCode(parts),
  alertOwner(parts),
  purgeRefreshTokens(parts),
  purgeAuditEntries(parts),
  ...maintenanceJobs(parts.db, parts.clock),
]

export const subscriptions: readonly DurableSubscription[] = [sessionAlerts]
