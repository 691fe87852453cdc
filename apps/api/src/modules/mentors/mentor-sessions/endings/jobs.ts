import { subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { accountSuspended } from "#api/modules/editorial/suspensions/events"
import { memberBlocked } from "#api/modules/people/blocks/events"
import { selectExpired, selectOver } from "../queries.ts"
import { conclude, endUnfinished, expire } from "./service.ts"

const BATCH = 100

/** Ends requests without an answer, and concludes sessions whose time is over. */
export const endSessions = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "mentor-sessions-end",
  cron: "* * * * *",
  run: async () => {
    for (const { id } of await selectExpired(db.autocommit, clock.now(), BATCH))
      await db.transaction((tx) => expire(tx, id, clock.now()))
    for (const { id } of await selectOver(db.autocommit, clock.now(), BATCH))
      await db.transaction((tx) => conclude(tx, id, clock.now()))
  },
})

export const endWithSuspension = subscribe(
  accountSuspended,
  "mentor-sessions-suspended",
  ({ db, clock }) =>
    async ({ userId }) => {
      await db.transaction((tx) => endUnfinished(tx, userId, clock.now()))
    },
)

export const endWithBlock = subscribe(
  memberBlocked,
  "mentor-sessions-blocked",
  ({ db, clock }) =>
    async ({ userId, blockedId }) => {
      await db.transaction((tx) => endUnfinished(tx, userId, clock.now(), { with: blockedId }))
    },
)
