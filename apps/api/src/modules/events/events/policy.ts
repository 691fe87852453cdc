import type { RegistrationRefusal } from "@shirube/contract/events/events/registrations"
import {
  type Availability,
  availabilities,
  type EventAudience,
  FEW_SEATS_MOST,
  FEW_SEATS_SHARE,
} from "@shirube/vocabulary/events/events/choices"
import type { Actor } from "#api/kernel/security/session"

interface EventRules {
  readonly cancelledAt: Date | null
  readonly registrationClosesAt: Date | null
  readonly hasWaitlist: boolean
}

interface SessionState {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly cancelledAt: Date | null
  readonly capacity: number | null
  readonly taken: number
  readonly waiting: number
}

/** End of registration. */
export const closesAt = (
  { registrationClosesAt }: Pick<EventRules, "registrationClosesAt">,
  { startsAt }: Pick<SessionState, "startsAt">,
) => (registrationClosesAt === null || registrationClosesAt > startsAt ? startsAt : registrationClosesAt)

/** Seats open to a newcomer: free seats are offered to the waitlist first. */
export const seatsLeft = ({ capacity, taken, waiting }: SessionState) =>
  capacity === null ? null : waiting > 0 ? 0 : Math.max(0, capacity - taken)

export function availabilityOf(event: EventRules, session: SessionState, now: Date): Availability {
  if (event.cancelledAt !== null || session.cancelledAt !== null) return "cancelled"
  if (session.endsAt <= now) return "over"
  if (closesAt(event, session) <= now) return "closed"
  const left = seatsLeft(session)
  if (left === null) return "open"
  if (left === 0) return event.hasWaitlist ? "waitlist" : "full"
  return left <= fewFrom(session.capacity ?? 0) ? "few" : "open"
}

const fewFrom = (capacity: number) => Math.min(FEW_SEATS_MOST, Math.ceil(capacity / FEW_SEATS_SHARE))

/** When the clock next changes the availability; null if it never will. */
export function changesAt(event: EventRules, session: SessionState, now: Date): Date | null {
  if (event.cancelledAt !== null || session.cancelledAt !== null) return null
  return [closesAt(event, session), session.endsAt].find((moment) => moment > now) ?? null
}

/** The availability of the session that admits most people. */
export const bestAvailability = (found: readonly Availability[]): Availability =>
  availabilities.find((each) => found.includes(each)) ?? "over"

/**
 * Why a person cannot register regardless of seats, preferring a reason that they can act on. Undefined if they
 * can.
 */
export function refusalFor(
  audience: EventAudience,
  { role, isVerified, registerStep }: Pick<Actor, "role" | "isVerified" | "registerStep">,
): RegistrationRefusal | undefined {
  if (role === "editor" || audience === "anyone") return undefined
  if (role === "company") return "event.not_for_companies"
  if (role === "senpai" && audience === "verified") return "event.students_only"
  if (registerStep !== null) return "event.members_only"
  return audience === "verified" && !isVerified ? "event.verified_only" : undefined
}
