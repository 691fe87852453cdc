import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { selectExpiredOffers } from "../registrations/queries.ts"
import { expireOffer } from "../registrations/service.ts"

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
