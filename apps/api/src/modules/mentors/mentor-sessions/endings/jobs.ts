import type { UserId } from "#api/kernel/db/ids"
import { type EventType, type Subscriber, subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { suspensionSettled } from "#api/modules/editorial/suspensions/events"
import { memberBlocked } from "#api/modules/people/blocks/events"
import { mentorEnded, mentorPaused, screeningLapsed } from "#api/modules/people/screenings/events"
import { selectExpired, selectOver } from "../queries.ts"
import { conclude, endForMentor, endUnfinished, expire } from "./service.ts"

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

const endWithSuspension = subscribe(
  suspensionSettled,
  "mentor-sessions-suspended",
  ({ db, clock }) =>
    async ({ userId }) => {
      await db.transaction((tx) => endUnfinished(tx, userId, clock.now()))
    },
)

const endWithBlock = subscribe(
  memberBlocked,
  "mentor-sessions-blocked",
  ({ db, clock }) =>
    async ({ userId, blockedId }) => {
      await db.transaction((tx) => endUnfinished(tx, userId, clock.now(), { with: blockedId }))
    },
)

/** A senpai's own break keeps what was agreed; an editor's pause does not. */
const endWithPause = subscribe(
  mentorPaused,
  "mentor-sessions-paused",
  ({ db, clock }) =>
    ({ userId, by }) =>
      db.transaction((tx) =>
        endForMentor(tx, userId, { because: "break", keepsAgreed: by === "senpai" }, clock.now()),
      ),
)

const endWith = <Payload extends { readonly userId: UserId }>(type: EventType<Payload>) =>
  subscribe(
    type,
    `mentor-sessions-${type.name.replaceAll(/[._]/g, "-")}`,
    ({ db, clock }) =>
      ({ userId }) =>
        db.transaction((tx) =>
          endForMentor(tx, userId, { because: "left", keepsAgreed: false }, clock.now()),
        ),
  )

/** What ends sessions from outside. */
export const sessionEndings: readonly Subscriber[] = [
  endWithSuspension,
  endWithBlock,
  endWithPause,
  endWith(mentorEnded),
  endWith(screeningLapsed),
]
