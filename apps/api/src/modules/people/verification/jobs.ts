import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { createVault } from "#api/kernel/security/vault"
import { resealClaims } from "./claims/service.ts"
import { endGraduatedVerifications } from "./service.ts"

export const endVerifications = ({
  db,
  config,
  jobs,
  clock,
  onVerificationEnded,
}: JobParts): JobDefinition => ({
  queue: "verification-ends",
  cron: "15 4 * * *",
  run: () => {
    const vault = createVault(config.encryptionKeys)
    return endGraduatedVerifications(db, { vault, jobs, config, onVerificationEnded }, clock.now())
  },
})

/** Has work only after a change of ENCRYPTION_KEY. */
export const resealVerifications = ({ db, config, log }: JobParts): JobDefinition => ({
  queue: "verification-reseal",
  cron: "30 4 * * *",
  run: () => resealClaims(db, createVault(config.encryptionKeys), log),
})
