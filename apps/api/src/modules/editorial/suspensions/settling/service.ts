// A suspension is in force at once. Its email, and what cannot be put back, wait until it can no longer be undone.
import type { Tx } from "#api/kernel/db/client"
import type { SuspensionId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { writeTo } from "#api/modules/identity/accounts/service"
import { suspensionSettled } from "../events.ts"
import { suspensionLetter } from "../letters.ts"
import { markAnnounced } from "../queries.ts"

type Deps = Pick<JobParts, "jobs" | "config">

const QUEUE = "suspensions-settle"

export async function settleOnceFinal(tx: Tx, id: SuspensionId, now: Date, deps: Deps): Promise<void> {
  const { undoSeconds } = deps.config
  if (undoSeconds === 0) await settle(tx, id, now, deps)
  else await deps.jobs.enqueue(tx, QUEUE, { id }, { afterSeconds: undoSeconds })
}

/** Does nothing if the suspension was undone. */
async function settle(tx: Tx, id: SuspensionId, now: Date, deps: Deps): Promise<void> {
  const suspension = await markAnnounced(tx, id, now)
  if (!suspension) return
  const { userId } = suspension
  await emit(tx, suspensionSettled, { userId, suspensionId: id })
  await writeTo(tx, userId, suspensionLetter(suspension, deps.config.publicUrl), deps)
}

export const settleSuspensions = ({
  db,
  clock,
  jobs,
  config,
}: JobParts): JobDefinition<{ readonly id: SuspensionId }> => ({
  queue: QUEUE,
  run: ({ id }) => db.transaction((tx) => settle(tx, id, clock.now(), { jobs, config })),
})
