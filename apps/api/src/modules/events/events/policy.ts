import type { RegistrationRefusal } from "@shirube/contract/events/events/registrations"
import {
  type Availability,
  availabilities,
  type EventAudience,
  FEW_SEATS_MOST,
  FEW_SEATS_SHARE,
  MEETING_LINK_MS,
  OFFER_MS,
  type RegistrationState,
} from "@shirube/vocabulary/events/events/choices"
import type { Actor } from "#api/kernel/security/session"

interface EventRules {
  readonly cancelledAt: Date | null
  readonly registrationClosesAt: Date | null
  readonly hasWaitlist: boolean
}

interface SeatCounts {
  readonly capacity: number | null
  readonly taken: number
  readonly waiting: number
}

interface SessionState extends SeatCounts {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly cancelledAt: Date | null
}

/** End of registration. */
export const closesAt = (
  { registrationClosesAt }: Pick<EventRules, "registrationClosesAt">,
  { startsAt }: Pick<SessionState, "startsAt">,
) => (registrationClosesAt === null || registrationClosesAt > startsAt ? startsAt : registrationClosesAt)

/** Seats open to a newcomer: free seats are offered to the waitlist first. */
export const seatsLeft = ({ capacity, taken, waiting }: SeatCounts) =>
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

/** How many seats are left, for everyone to see: only when they are few, so that other registrations change no stored page. */
export const publicSeatsLeft = (session: SeatCounts & { readonly availability: Availability }) =>
  session.availability === "few" ? seatsLeft(session) : null

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
  { role, isVerified, hasAgreed }: Pick<Actor, "role" | "isVerified" | "hasAgreed">,
): RegistrationRefusal | undefined {
  if (role === "editor" || audience === "anyone") return undefined
  if (role === "company") return "event.not_for_companies"
  if (role === "senpai" && audience === "verified") return "event.students_only"
  if (!hasAgreed) return "event.members_only"
  return audience === "verified" && !isVerified ? "event.verified_only" : undefined
}

/** States that occupy a seat. */
export const holdsSeat = (state: RegistrationState) => state !== "waiting" && state !== "cancelled"

/** Expected or present; only they see the meeting link. */
export const isComing = (state: RegistrationState) => state === "registered" || state === "attended"

export const meetingOpensAt = ({ startsAt }: { readonly startsAt: Date }) =>
  new Date(startsAt.getTime() - MEETING_LINK_MS)

/** End of an offer; never later than the session's start. */
export const offerEnd = ({ startsAt }: { readonly startsAt: Date }, now: Date) =>
  new Date(Math.min(now.getTime() + OFFER_MS, startsAt.getTime()))

interface Question {
  readonly key: string
  readonly kind: "choice" | "text"
  readonly isRequired: boolean
  readonly choices: readonly { readonly key: string }[]
}

interface Wrong {
  readonly at: number
  readonly problem: "empty" | "unlisted" | "unasked"
}

/** Problems with the answers, by index in the request; -1 for a missing answer. */
export function problemsOf(
  questions: readonly Question[],
  answers: readonly { readonly key: string; readonly answer: string }[],
): Wrong[] {
  const unasked = answers.flatMap(({ key }, at): Wrong[] =>
    questions.some((question) => question.key === key) ? [] : [{ at, problem: "unasked" }],
  )
  const wrong = questions.flatMap(({ key, kind, isRequired, choices }): Wrong[] => {
    const at = answers.findIndex((given) => given.key === key)
    const answer = answers[at]?.answer ?? ""
    if (answer === "") return isRequired ? [{ at, problem: "empty" }] : []
    const isListed = kind === "text" || choices.some((choice) => choice.key === answer)
    return isListed ? [] : [{ at, problem: "unlisted" }]
  })
  return [...unasked, ...wrong]
}
