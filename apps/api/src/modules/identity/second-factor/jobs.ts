import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { createVault } from "#api/kernel/security/vault"
import { resealTotp } from "./service.ts"

/** Has work only after a change of ENCRYPTION_KEY. */
export const resealSecondFactors = ({ db, config }: JobParts): JobDefinition => ({
  queue: "second-factor-reseal",
  cron: "30 4 * * *",
  run: () => resealTotp(db, createVault(config.encryptionKeys)),
})
