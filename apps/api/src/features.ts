// Every feature, and nothing else: a new one is a folder and a line here.

import type { Feature } from "./kernel/features/feature.ts"
import { matching } from "./modules/career/matching/feature.ts"
import { files } from "./modules/common/files/feature.ts"
import { media } from "./modules/common/media/feature.ts"
import { publicPages } from "./modules/common/public-pages/feature.ts"
import { reference } from "./modules/common/reference/feature.ts"
import { search } from "./modules/common/search/feature.ts"
import { votes } from "./modules/common/votes/feature.ts"
import { follows } from "./modules/community/follows/feature.ts"
import { forum } from "./modules/community/forum/feature.ts"
import { complaints } from "./modules/editorial/complaints/feature.ts"
import { review } from "./modules/editorial/review/feature.ts"
import { suspensions } from "./modules/editorial/suspensions/feature.ts"
import { events } from "./modules/events/events/feature.ts"
import { addresses } from "./modules/identity/addresses/feature.ts"
import { audit } from "./modules/identity/audit/feature.ts"
import { auth } from "./modules/identity/auth/feature.ts"
import { leaving } from "./modules/identity/deletion/feature.ts"
import { dataExport } from "./modules/identity/export/feature.ts"
import { guesses } from "./modules/identity/guesses/feature.ts"
import { identities } from "./modules/identity/identities/feature.ts"
import { passkeys } from "./modules/identity/passkeys/feature.ts"
import { password } from "./modules/identity/password/feature.ts"
import { photo } from "./modules/identity/photo/feature.ts"
import { secondFactor } from "./modules/identity/second-factor/feature.ts"
import { sessions } from "./modules/identity/sessions/feature.ts"
import { sso } from "./modules/identity/sso/feature.ts"
import { articles } from "./modules/learning/articles/feature.ts"
import { courses } from "./modules/learning/courses/feature.ts"
import { pastEvents } from "./modules/learning/past-events/feature.ts"
import { tips } from "./modules/learning/tips/feature.ts"
import { account } from "./modules/people/account/feature.ts"
import { accountInvitations } from "./modules/people/account-invitations/feature.ts"
import { ambassador } from "./modules/people/ambassador/feature.ts"
import { blocks } from "./modules/people/blocks/feature.ts"
import { consents } from "./modules/people/consents/feature.ts"
import { members } from "./modules/people/members/feature.ts"
import { notifications } from "./modules/people/notifications/feature.ts"
import { profile } from "./modules/people/profile/feature.ts"
import { saved } from "./modules/people/saved/feature.ts"
import { senpai } from "./modules/people/senpai/feature.ts"
import { signup } from "./modules/people/sign-up/feature.ts"
import { verification } from "./modules/people/verification/feature.ts"
import { applications } from "./modules/season/applications/feature.ts"
import { calendar } from "./modules/season/calendar/feature.ts"
import { visa } from "./modules/season/visa/feature.ts"
import { gallery } from "./modules/site/gallery/feature.ts"
import { mailbox } from "./modules/site/mailbox/feature.ts"
import { personal } from "./modules/site/personal/feature.ts"
import { reports } from "./modules/site/reports/feature.ts"
import { system } from "./modules/site/system/feature.ts"

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
