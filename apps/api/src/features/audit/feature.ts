import { feature } from "#api/platform/feature"
import { purgeAuditEntries } from "./jobs.ts"

export const audit = feature({ jobs: [purgeAuditEntries] })
