import { subscribe } from "#api/kernel/events/events"
import { accountSuspended } from "#api/modules/editorial/suspensions/events"
import { suspensionOf } from "#api/modules/editorial/suspensions/status/service"
import { releaseSeatsOf } from "../registrations/service.ts"

/** Releases seats at events that begin before the suspension ends; keeps later ones. */
export const releaseSuspendedSeats = subscribe(
  accountSuspended,
  "events-release-suspended",
  ({ db, clock }) =>
    ({ userId }) =>
      db.transaction(async (tx) => {
        const suspension = await suspensionOf(tx, userId, clock.now())
        if (suspension) await releaseSeatsOf(tx, userId, { now: clock.now(), until: suspension.endsAt })
      }),
)
