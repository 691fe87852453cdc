import { subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { suspensionSettled } from "#api/modules/editorial/suspensions/events"
import { suspensionOf } from "#api/modules/editorial/suspensions/status/service"
import { selectExpiredOffers } from "./queries.ts"
import { expireOffer, releaseSeatsOf } from "./service.ts"

const BATCH = 100

/** Offers an unclaimed seat to the next person on the waitlist. */
export const expireOffers = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "events-offers",
  cron: "* * * * *",
  run: async () => {
    for (let more = true; more; ) {
      const expired = await selectExpiredOffers(db.autocommit, clock.now(), BATCH)
      for (const { eventId, userId } of expired)
        await db.transaction((tx) => expireOffer(tx, eventId, userId, clock.now()))
      more = expired.length === BATCH
    }
  },
})

/** Releases seats at events that begin before the suspension ends; keeps later ones. */
export const releaseSuspendedSeats = subscribe(
  suspensionSettled,
  "events-release-suspended",
  ({ db, clock }) =>
    ({ userId }) =>
      db.transaction(async (tx) => {
        const suspension = await suspensionOf(tx, userId, clock.now())
        if (suspension) await releaseSeatsOf(tx, userId, { now: clock.now(), until: suspension.endsAt })
      }),
)
