// The closed list of errors, collected from every noun.

import { errors as matching } from "./career/matching/errors.ts"
import { errors as files } from "./common/files/errors.ts"
import { errors as media } from "./common/media/errors.ts"
import { errors as reference } from "./common/reference/errors.ts"
import { errors as votes } from "./common/votes/errors.ts"
import { errors as follows } from "./community/follows/errors.ts"
import { errors as forum } from "./community/forum/errors.ts"
import { errors as complaints } from "./editorial/complaints/errors.ts"
import { errors as review } from "./editorial/review/errors.ts"
import { errors as suspensions } from "./editorial/suspensions/errors.ts"
import { errors as request } from "./errors/request.ts"
import { errors as server } from "./errors/server.ts"
import { errors as events } from "./events/events/errors.ts"
import { errors as accounts } from "./identity/accounts/errors.ts"
import { errors as addresses } from "./identity/addresses/errors.ts"
import { errors as auth } from "./identity/auth/errors.ts"
import { errors as dataExport } from "./identity/export/errors.ts"
import { errors as identities } from "./identity/identities/errors.ts"
import { errors as passkeys } from "./identity/passkeys/errors.ts"
import { errors as password } from "./identity/password/errors.ts"
import { errors as secondFactor } from "./identity/second-factor/errors.ts"
import { errors as sessions } from "./identity/sessions/errors.ts"
import { errors as sso } from "./identity/sso/errors.ts"
import type { Language } from "./language.ts"
import { errors as articles } from "./learning/articles/errors.ts"
import { errors as courses } from "./learning/courses/errors.ts"
import { errors as pastEvents } from "./learning/past-events/errors.ts"
import { errors as tips } from "./learning/tips/errors.ts"
import { errors as accountInvitations } from "./people/account-invitations/errors.ts"
import { errors as ambassador } from "./people/ambassador/errors.ts"
import { errors as blocks } from "./people/blocks/errors.ts"
import { errors as consents } from "./people/consents/errors.ts"
import { errors as members } from "./people/members/errors.ts"
import { errors as notifications } from "./people/notifications/errors.ts"
import { errors as push } from "./people/notifications/push-errors.ts"
import { errors as profile } from "./people/profile/errors.ts"
import { errors as saved } from "./people/saved/errors.ts"
import { errors as senpai } from "./people/senpai/errors.ts"
import { errors as signUp } from "./people/sign-up/errors.ts"
import { errors as verification } from "./people/verification/errors.ts"
import { errors as applications } from "./season/applications/errors.ts"
import { errors as calendar } from "./season/calendar/errors.ts"

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
