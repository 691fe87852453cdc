import type { JobDefinition, JobParts } from "#api/platform/jobs"
import { createVault } from "#api/platform/vault"
import { resealTotp } from "./service.ts"

/** After a change of ENCRYPTION_KEY; on every other night there is nothing to do. */
export const resealSecondFactors = ({ db, config }: JobParts): JobDefinition => ({
  queue: "second-factor-reseal",
  cron: "30 4 * * *",
  run: () => resealTotp(db, createVault(config.encryptionKeys)),
})
