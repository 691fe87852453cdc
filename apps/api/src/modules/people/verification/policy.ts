import { MOST_YEARS_AHEAD, type VerificationMethod } from "@shirube/contract/people/verification/routes"
import type { ErrorCode } from "@shirube/vocabulary/errors"
import type { Role } from "@shirube/vocabulary/product"

/** The errors for other roles. */
export const refusalOfRole = {
  senpai: "verification.not_for_senpai",
  company: "verification.not_for_companies",
  editor: "verification.not_for_editors",
} as const satisfies Record<Exclude<Role, "student">, ErrorCode>

export const mayBeVerified = ({ role }: { readonly role: Role }) => role === "student"

export const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1).toLowerCase()

/** Only universities and colleges in Japan get domains under ac.jp. */
export const isAcademic = (domain: string) => /^(?:[a-z\d-]+\.)+ac\.jp$/.test(domain)

/** `u-tokyo.ac.jp` of `g.ecc.u-tokyo.ac.jp`. */
export const institutionOf = (domain: string) => domain.split(".").slice(-3).join(".")

/** A card, or a confirmed address of a domain without a known university. */
export const isWithEditors = (request: {
  readonly method: VerificationMethod
  readonly confirmedAt: Date | null
}) => request.method === "card" || request.confirmedAt !== null

/** The only part that is ever shown. */
export const lastTwo = (number: string) => number.slice(-2)

const JAPAN_HOURS = 9
/** The first moment after this month, in Japan. */
export function endOfMonth(month: string): Date {
  const [year = 0, number = 0] = month.split("-").map(Number)
  return new Date(Date.UTC(year, number, 1, -JAPAN_HOURS))
}

export function isAhead(month: string, now: Date): boolean {
  const end = endOfMonth(month)
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + MOST_YEARS_AHEAD)
  return end > now && end <= latest
}

/** The profile's month; null, so that the form asks for it, if it is past or not later than the verified one. */
export const knownMonth = (
  profileMonth: string | null | undefined,
  verified: { readonly endsAt: Date } | undefined,
  now: Date,
): string | null =>
  profileMonth && isAhead(profileMonth, now) && (!verified || endOfMonth(profileMonth) > verified.endsAt)
    ? profileMonth
    : null

const DAY_MS = 86_400_000
const REMIND_MS = 30 * DAY_MS

/** Verifications that end before this moment get a reminder. */
export const soon = (now: Date) => new Date(now.getTime() + REMIND_MS)
