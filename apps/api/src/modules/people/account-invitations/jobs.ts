import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { deleteInvitationsClosedBefore } from "./queries.ts"

/** How long a closed link can still say why it no longer works. */
const KEPT_MS = 30 * 86_400_000

export const purgeInvitations = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "account-invitations-purge",
  cron: "40 4 * * *",
  run: async () => {
    await deleteInvitationsClosedBefore(db.autocommit, new Date(clock.now().getTime() - KEPT_MS))
  },
})
