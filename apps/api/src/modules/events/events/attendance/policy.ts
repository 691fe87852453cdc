import type { RegistrationState } from "@shirube/vocabulary/events/events/choices"
import type { CheckInOutcome } from "@shirube/vocabulary/events/events/draft-choices"

interface Guest {
  readonly state: RegistrationState
  readonly registeredAt: Date
  readonly checkedInAt: Date | null
}

/** Outcome of scanning a code at the door. The earliest stamp wins: a later one from any device changes nothing. */
export function checkInOf(
  guest: Guest | undefined,
  readAt: Date,
  now: Date,
): { readonly outcome: CheckInOutcome; readonly stamp: Date | null } {
  if (!guest) return { outcome: "unknown", stamp: null }
  if (guest.state === "waiting" || guest.state === "offered" || guest.state === "cancelled")
    return { outcome: "no-seat", stamp: null }
  // A phone's clock may be wrong: clamp the stamp between registration and now.
  const within = new Date(Math.min(now.getTime(), Math.max(readAt.getTime(), guest.registeredAt.getTime())))
  if (guest.checkedInAt === null) return { outcome: "checked-in", stamp: within }
  return { outcome: "already", stamp: within < guest.checkedInAt ? within : guest.checkedInAt }
}
