import type { JobDefinition, JobParts } from "#api/platform/jobs"
import { selectExpiredOffers } from "../registrations/queries.ts"
import { expireOffer } from "../registrations/service.ts"

const BATCH = 100

/** A seat that was not taken in time goes on to the next in line. */
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
