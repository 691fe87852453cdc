import { isClosedAddress } from "#api/platform/demo"
import type { JobDefinition, JobParts } from "#api/platform/jobs"
import { queueLetter } from "#api/platform/letters"
import { handOut } from "#api/platform/one-time-tokens"
import { resetLetter } from "./present.ts"
import { countResetsSince, lockOwner, selectOwnerByEmail } from "./queries.ts"
import { RESET_QUEUE, type ResetRequest } from "./service.ts"

const HOUR = 3600
/**
 * Whoever asks from everywhere at once must not be able to fill somebody's mailbox. All links of the hour work, and the
 * owner's devices are counted apart: no stranger can silence the owner or void a link.
 */
const MOST_PER_HOUR = 5

export const sendResetLink = ({ db, config, clock, jobs }: JobParts): JobDefinition<ResetRequest> => ({
  queue: RESET_QUEUE,
  run: ({ email, isFromOwner }) =>
    db.transaction(async (tx) => {
      if (isClosedAddress(config, email)) return
      const found = await selectOwnerByEmail(tx, email)
      const owner = found && (await lockOwner(tx, found.id))
      const now = clock.now()
      if (!owner) return
      const since = new Date(now.getTime() - HOUR * 1000)
      if ((await countResetsSince(tx, owner.id, { since, isFromOwner })) >= MOST_PER_HOUR) return
      const { id: userId, credentialsVersion } = owner
      const token = await handOut(tx, {
        kind: "password-reset",
        owner: { userId, credentialsVersion },
        payload: { isFromOwner },
        seconds: HOUR,
        now,
      })
      const url = `${config.publicUrl}/forgot-password/reset/${token}`
      await queueLetter(tx, { jobs, config }, owner, resetLetter({ account: owner.email, url }))
    }),
})
