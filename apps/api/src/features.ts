// Every feature, and nothing else: a new one is a folder and a line here.
import { account } from "./features/account/feature.ts"
import { accountInvitations } from "./features/account-invitations/feature.ts"
import { addresses } from "./features/addresses/feature.ts"
import { ambassador } from "./features/ambassador/feature.ts"
import { applications } from "./features/applications/feature.ts"
import { articles } from "./features/articles/feature.ts"
import { audit } from "./features/audit/feature.ts"
import { auth } from "./features/auth/feature.ts"
import { blocks } from "./features/blocks/feature.ts"
import { calendar } from "./features/calendar/feature.ts"
import { complaints } from "./features/complaints/feature.ts"
import { consents } from "./features/consents/feature.ts"
import { courses } from "./features/courses/feature.ts"
import { events } from "./features/events/feature.ts"
import { dataExport } from "./features/export/feature.ts"
import { files } from "./features/files/feature.ts"
import { follows } from "./features/follows/feature.ts"
import { forum } from "./features/forum/feature.ts"
import { gallery } from "./features/gallery/feature.ts"
import { guesses } from "./features/guesses/feature.ts"
import { identities } from "./features/identities/feature.ts"
import { leaving } from "./features/leaving/feature.ts"
import { mailbox } from "./features/mailbox/feature.ts"
import { matching } from "./features/matching/feature.ts"
import { media } from "./features/media/feature.ts"
import { members } from "./features/members/feature.ts"
import { notifications } from "./features/notifications/feature.ts"
import { passkeys } from "./features/passkeys/feature.ts"
import { password } from "./features/password/feature.ts"
import { pastEvents } from "./features/past-events/feature.ts"
import { personal } from "./features/personal/feature.ts"
import { photo } from "./features/photo/feature.ts"
import { profile } from "./features/profile/feature.ts"
import { publicPages } from "./features/public-pages/feature.ts"
import { reference } from "./features/reference/feature.ts"
import { reports } from "./features/reports/feature.ts"
import { review } from "./features/review/feature.ts"
import { saved } from "./features/saved/feature.ts"
import { search } from "./features/search/feature.ts"
import { secondFactor } from "./features/second-factor/feature.ts"
import { senpai } from "./features/senpai/feature.ts"
import { sessions } from "./features/sessions/feature.ts"
import { signup } from "./features/signup/feature.ts"
import { sso } from "./features/sso/feature.ts"
import { suspensions } from "./features/suspensions/feature.ts"
import { system } from "./features/system/feature.ts"
import { tips } from "./features/tips/feature.ts"
import { verification } from "./features/verification/feature.ts"
import { visa } from "./features/visa/feature.ts"
import { votes } from "./features/votes/feature.ts"
import type { Feature } from "./platform/feature.ts"

export const features: readonly Feature[] = [
  articles,
  courses,
  search,
  reference,
  follows,
  forum,
  tips,
  events,
  pastEvents,
  calendar,
  publicPages,
  applications,
  visa,
  votes,
  saved,
  personal,
  auth,
  sso,
  addresses,
  guesses,
  identities,
  password,
  sessions,
  secondFactor,
  passkeys,
  account,
  accountInvitations,
  notifications,
  dataExport,
  leaving,
  files,
  media,
  photo,
  review,
  verification,
  profile,
  consents,
  matching,
  signup,
  senpai,
  ambassador,
  members,
  blocks,
  complaints,
  suspensions,
  audit,
  mailbox,
  gallery,
  reports,
  system,
]
