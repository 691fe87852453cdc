import {
  type Availability,
  availabilities,
  type EventAudience,
  FEW_SEATS_MOST,
  FEW_SEATS_SHARE,
} from "@shirube/contract/event-choices"
import type { RegistrationRefusal } from "@shirube/contract/event-registrations"
import type { Actor } from "#api/platform/session"

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

/** Nobody registers from then on. */
export const closesAt = (
  { registrationClosesAt }: Pick<EventRules, "registrationClosesAt">,
  { startsAt }: Pick<SessionState, "startsAt">,
) => (registrationClosesAt === null || registrationClosesAt > startsAt ? startsAt : registrationClosesAt)

/** Seats for whoever comes now: those that are free go to the line first. */
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

/** When the clock alone changes the above next; null where it never will. */
export function turnsAt(event: EventRules, session: SessionState, now: Date): Date | null {
  if (event.cancelledAt !== null || session.cancelledAt !== null) return null
  return [closesAt(event, session), session.endsAt].find((moment) => moment > now) ?? null
}

/** Of several sessions the one that lets most people in. */
export const bestOf = (found: readonly Availability[]): Availability =>
  availabilities.find((each) => found.includes(each)) ?? "over"

/** Why a person cannot register, whatever is free: a reason that they can act on, where there is something to do. Undefined where they can. */
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
