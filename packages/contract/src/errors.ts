// The closed list of errors, collected from every noun.
import { errors as accountInvitations } from "./errors/account-invitations.ts"
import { errors as accounts } from "./errors/accounts.ts"
import { errors as addresses } from "./errors/addresses.ts"
import { errors as ambassador } from "./errors/ambassador.ts"
import { errors as applications } from "./errors/applications.ts"
import { errors as articles } from "./errors/articles.ts"
import { errors as auth } from "./errors/auth.ts"
import { errors as blocks } from "./errors/blocks.ts"
import { errors as calendar } from "./errors/calendar.ts"
import { errors as complaints } from "./errors/complaints.ts"
import { errors as consents } from "./errors/consents.ts"
import { errors as courses } from "./errors/courses.ts"
import { errors as events } from "./errors/events.ts"
import { errors as dataExport } from "./errors/export.ts"
import { errors as files } from "./errors/files.ts"
import { errors as follows } from "./errors/follows.ts"
import { errors as forum } from "./errors/forum.ts"
import { errors as identities } from "./errors/identities.ts"
import { errors as matching } from "./errors/matching.ts"
import { errors as media } from "./errors/media.ts"
import { errors as members } from "./errors/members.ts"
import { errors as notifications } from "./errors/notifications.ts"
import { errors as passkeys } from "./errors/passkeys.ts"
import { errors as password } from "./errors/password.ts"
import { errors as pastEvents } from "./errors/past-events.ts"
import { errors as profile } from "./errors/profile.ts"
import { errors as push } from "./errors/push.ts"
import { errors as reference } from "./errors/reference.ts"
import { errors as request } from "./errors/request.ts"
import { errors as review } from "./errors/review.ts"
import { errors as saved } from "./errors/saved.ts"
import { errors as secondFactor } from "./errors/second-factor.ts"
import { errors as senpai } from "./errors/senpai.ts"
import { errors as server } from "./errors/server.ts"
import { errors as sessions } from "./errors/sessions.ts"
import { errors as signUp } from "./errors/sign-up.ts"
import { errors as sso } from "./errors/sso.ts"
import { errors as suspensions } from "./errors/suspensions.ts"
import { errors as tips } from "./errors/tips.ts"
import { errors as verification } from "./errors/verification.ts"
import { errors as votes } from "./errors/votes.ts"
import type { Language } from "./language.ts"

export const errorCatalogue = {
  ...accountInvitations,
  ...accounts,
  ...addresses,
  ...ambassador,
  ...applications,
  ...articles,
  ...auth,
  ...blocks,
  ...calendar,
  ...complaints,
  ...consents,
  ...courses,
  ...dataExport,
  ...events,
  ...files,
  ...forum,
  ...follows,
  ...identities,
  ...matching,
  ...media,
  ...members,
  ...notifications,
  ...passkeys,
  ...password,
  ...pastEvents,
  ...push,
  ...reference,
  ...profile,
  ...request,
  ...review,
  ...saved,
  ...secondFactor,
  ...senpai,
  ...server,
  ...sessions,
  ...signUp,
  ...sso,
  ...suspensions,
  ...tips,
  ...verification,
  ...votes,
} as const

export type ErrorCode = keyof typeof errorCatalogue

/** 403 signs the client out, so only the gate may send it; a rule that refuses is a 409. */
export type SignOutCode = {
  [Code in ErrorCode]: (typeof errorCatalogue)[Code]["status"] extends 403 ? Code : never
}[ErrorCode]

export const errorMessage = (code: ErrorCode, language: Language) => errorCatalogue[code][language]
export const errorStatus = (code: ErrorCode) => errorCatalogue[code].status
