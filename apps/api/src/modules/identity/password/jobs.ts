import { isClosedAddress } from "#api/kernel/config/demo"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { queueLetter } from "#api/kernel/mail/letters"
import { countIssuedTokens, issueToken } from "#api/kernel/security/one-time-tokens"
import { credentialsOf } from "#api/modules/identity/accounts/credentials/service"
import { accountAt, lockAccount } from "#api/modules/identity/accounts/service"
import { resetLetter } from "./present.ts"
import { RESET_QUEUE, type ResetRequest } from "./service.ts"

const HOUR = 3600
/**
 * Requests from many networks must not flood a mailbox. All links of the hour stay valid, and the owner's devices are counted
 * separately, so that strangers can neither block the owner's requests nor invalidate a link.
 */
const MOST_PER_HOUR = 5

export const sendResetLink = ({ db, config, clock, jobs }: JobParts): JobDefinition<ResetRequest> => ({
  queue: RESET_QUEUE,
  run: ({ email, isFromOwner }) =>
    db.transaction(async (tx) => {
      if (isClosedAddress(config, email)) return
      const found = await accountAt(tx, email)
      const owner = found && (await lockAccount(tx, found.id))
      const now = clock.now()
      if (!owner) return
      const since = new Date(now.getTime() - HOUR * 1000)
      const earlier = { kind: "password-reset", userId: owner.id, payload: { isFromOwner }, since } as const
      if ((await countIssuedTokens(tx, earlier)) >= MOST_PER_HOUR) return
      const token = await issueToken(tx, {
        kind: "password-reset",
        owner: credentialsOf(owner),
        payload: { isFromOwner },
        seconds: HOUR,
        now,
      })
      const url = `${config.publicUrl}/forgot-password/reset/${token}`
      await queueLetter(tx, { jobs, config }, owner, resetLetter({ account: owner.email, url }))
    }),
})
