import type { User } from "#web/lib/auth/guards.ts"
import type { OwnReview } from "./queries.ts"

/** What becoming a senpai means for a signed-in member. */
export type Situation =
  /** A senpai, by the state of their application. */
  | "screened"
  | "waiting"
  | "returned"
  | "declined"
  | "unsent"
  /** Their screening has expired or was ended. */
  | "expired"
  /** A student who can still switch to senpai. */
  | "signingUp"
  | "student"
  | "company"
  | "editor"

type Member = Pick<User, "role" | "isScreened" | "registration">

/** Only then the review of their application matters. */
export const needsReview = ({ role, isScreened, registration }: Member) =>
  role === "senpai" && !isScreened && registration.isFinished

export function situationOf(member: Member, review: OwnReview): Situation {
  const { role, isScreened, registration } = member
  if (role !== "senpai") return role === "student" && !registration.isFinished ? "signingUp" : role
  // A screened senpai stays one while a changed work history is reviewed.
  if (isScreened) return "screened"
  switch (needsReview(member) ? review?.state : undefined) {
    case "waiting":
      return "waiting"
    case "approved":
      return "expired"
    case "returned":
      return "returned"
    case "declined":
      return "declined"
    default:
      return "unsent"
  }
}
