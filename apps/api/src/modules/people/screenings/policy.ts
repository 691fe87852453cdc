import {
  FIRST_REMINDER_DAYS,
  LAST_REMINDER_DAYS,
  RENEWAL_GRACE_DAYS,
  SCREENING_YEARS,
  type ScreeningState,
} from "@shirube/vocabulary/people/screenings/choices"

const DAY_MS = 86_400_000
const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)

export interface Term {
  readonly expiresAt: Date
  readonly renewalSentAt: Date | null
  readonly lapsedAt: Date | null
  readonly endedAt: Date | null
}

export function expiryOf(grantedAt: Date): Date {
  const expiresAt = new Date(grantedAt)
  expiresAt.setUTCFullYear(expiresAt.getUTCFullYear() + SCREENING_YEARS)
  return expiresAt
}

export const renewableFrom = (expiresAt: Date) => daysAfter(expiresAt, -FIRST_REMINDER_DAYS)

/** When it lapses if nothing else happens: later while a renewal is under review. */
export const lapsesAt = ({ expiresAt, renewalSentAt }: Pick<Term, "expiresAt" | "renewalSentAt">) =>
  renewalSentAt === null ? expiresAt : daysAfter(expiresAt, RENEWAL_GRACE_DAYS)

/** Latest ends, as of now, of screenings that are due for a reminder, and that may have lapsed. */
export const firstReminderFor = (now: Date) => daysAfter(now, FIRST_REMINDER_DAYS)
export const lastReminderFor = (now: Date) => daysAfter(now, LAST_REMINDER_DAYS)
export const graceOverFor = (now: Date) => daysAfter(now, -RENEWAL_GRACE_DAYS)

export function stateOf(term: Term | undefined, isScreened: boolean, now: Date): ScreeningState {
  if (!term) return isScreened ? "valid" : "none"
  if (term.endedAt) return "ended"
  if (term.lapsedAt || lapsesAt(term) <= now) return "lapsed"
  if (term.expiresAt <= now) return "overdue"
  return renewableFrom(term.expiresAt) <= now ? "ending" : "valid"
}

export const mayRenew = (state: ScreeningState) =>
  state === "ending" || state === "overdue" || state === "lapsed"
