import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { createVault } from "#api/kernel/security/vault"
import { deliver, forgetOtherKeys, PUSH_QUEUE, type Push } from "./service.ts"

export const deliverPushes = (parts: JobParts): JobDefinition<Push> => ({
  queue: PUSH_QUEUE,
  run: (push) => deliver(push, parts),
})

export const purgeSubscriptions = ({ db, config }: JobParts): JobDefinition => ({
  queue: "push-purge",
  cron: "45 4 * * *",
  run: () => forgetOtherKeys(db.autocommit, { vault: createVault(config.encryptionKeys) }),
})
