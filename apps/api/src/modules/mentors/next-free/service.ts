// When each senpai can next be met, for the directory. Above the directory and the sessions, which know nothing of it.
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { type EventType, type Subscriber, subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { mentorListed } from "#api/modules/mentors/directory/events"
import {
  earliestFrom,
  type ListedMentor,
  lockListed,
  lockListedAfter,
  lockPassed,
  saveNextFree,
} from "#api/modules/mentors/directory/next-free/service"
import { hoursSaved } from "#api/modules/mentors/hours/events"
import { sessionChanged, sessionLost, sessionPauseChanged } from "#api/modules/mentors/mentor-sessions/events"
import { nextFreeTimes } from "#api/modules/mentors/mentor-sessions/free-times/service"
import { mentorPaused, mentorResumed } from "#api/modules/people/screenings/events"

/** The entries are locked, so that a later renewal, which reads newer sessions, writes last. */
async function renew(tx: Tx, listed: readonly ListedMentor[], now: Date): Promise<void> {
  await saveNextFree(tx, listed, await nextFreeTimes(tx, listed, now), now)
}

const renewAfter = <Payload extends object>(
  type: EventType<Payload>,
  whose: (payload: Payload) => UserId,
): Subscriber =>
  subscribe(
    type,
    `mentor-next-free-${type.name.replaceAll(/[._]/g, "-")}`,
    ({ db, clock }) =>
      (payload) =>
        db.transaction(async (tx) => renew(tx, await lockListed(tx, [whose(payload)]), clock.now())),
  )

const ofMember = ({ userId }: { readonly userId: UserId }) => userId

/** An entry that is made or changed after one of these is renewed as well. */
export const nextFreeSubscribers: readonly Subscriber[] = [
  renewAfter(mentorListed, ofMember),
  renewAfter(hoursSaved, ofMember),
  renewAfter(sessionChanged, ({ mentorId }) => mentorId),
  renewAfter(sessionPauseChanged, ofMember),
  renewAfter(sessionLost, ofMember),
  renewAfter(mentorPaused, ofMember),
  renewAfter(mentorResumed, ofMember),
]

const BATCH = 100

/** Sessions begin on the half hour; more often, for a server that was stopped meanwhile. */
export const renewPassed = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "mentor-next-free",
  cron: "*/5 * * * *",
  run: async () => {
    const now = clock.now()
    for (let renewed = BATCH; renewed === BATCH; )
      renewed = await db.transaction(async (tx) => {
        const passed = await lockPassed(tx, earliestFrom(now), BATCH)
        await renew(tx, passed, now)
        return passed.length
      })
  },
})

/** Every night more days can be requested, and other times are within a week. */
export const renewEvery = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "mentor-next-free-night",
  cron: "10 0 * * *",
  run: async () => {
    for (let after: UserId | undefined, renewed = BATCH; renewed === BATCH; )
      renewed = await db.transaction(async (tx) => {
        const some = await lockListedAfter(tx, after, BATCH)
        await renew(tx, some, clock.now())
        after = some.at(-1)?.userId
        return some.length
      })
  },
})
