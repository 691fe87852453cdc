// Every route of the API. The access test, the OpenAPI document and the typed client are generated from this
// list.

import { routes as matching } from "./career/matching/routes.ts"
import { routes as files } from "./common/files/routes.ts"
import { routes as media } from "./common/media/routes.ts"
import { routes as publicPages } from "./common/public-pages/routes.ts"
import { routes as reference } from "./common/reference/routes.ts"
import { routes as search } from "./common/search/routes.ts"
import { routes as votes } from "./common/votes/routes.ts"
import { routes as follows } from "./community/follows/routes.ts"
import { routes as forumAnswers } from "./community/forum/answers.ts"
import { routes as forumComments } from "./community/forum/comments.ts"
import { routes as forumInvitations } from "./community/forum/invitations.ts"
import { routes as forumMentions } from "./community/forum/mentions.ts"
import { routes as forumModeration } from "./community/forum/moderation.ts"
import { routes as forumPictures } from "./community/forum/pictures.ts"
import { routes as forumPreviews } from "./community/forum/previews.ts"
import { routes as forumQuestions } from "./community/forum/questions.ts"
import { routes as forumTopics } from "./community/forum/topics.ts"
import { routes as watchedWords } from "./community/forum/watched-words.ts"
import { routes as complaints } from "./editorial/complaints/routes.ts"
import { routes as review } from "./editorial/review/routes.ts"
import { routes as suspensions } from "./editorial/suspensions/routes.ts"
import { routes as eventCalendars } from "./events/events/calendars.ts"
import { routes as eventDrafts } from "./events/events/drafts.ts"
import { routes as eventDesk } from "./events/events/organising.ts"
import { routes as eventRegistrations } from "./events/events/registrations.ts"
import { routes as events } from "./events/events/routes.ts"
import { routes as eventSpeakers } from "./events/events/speakers.ts"
import { routes as auth } from "./identity/auth/routes.ts"
import { routes as leaving } from "./identity/deletion/routes.ts"
import { routes as dataExport } from "./identity/export/routes.ts"
import { routes as identities } from "./identity/identities/routes.ts"
import { routes as passkeys } from "./identity/passkeys/routes.ts"
import { routes as password } from "./identity/password/routes.ts"
import { routes as photo } from "./identity/photo/routes.ts"
import { routes as secondFactor } from "./identity/second-factor/routes.ts"
import { routes as sessions } from "./identity/sessions/routes.ts"
import { routes as sso } from "./identity/sso/routes.ts"
import { routes as articles } from "./learning/articles/routes.ts"
import { routes as courseCertificates } from "./learning/courses/certificates.ts"
import { routes as courseDrafts } from "./learning/courses/drafts.ts"
import { routes as courseLessons } from "./learning/courses/lessons.ts"
import { routes as courseNotes } from "./learning/courses/notes.ts"
import { routes as coursePreviews } from "./learning/courses/previews.ts"
import { routes as courseProgress } from "./learning/courses/progress.ts"
import { routes as coursePublications } from "./learning/courses/publications.ts"
import { routes as courseQuizzes } from "./learning/courses/quizzes.ts"
import { routes as courses } from "./learning/courses/reading.ts"
import { routes as pastEventDrafts } from "./learning/past-events/drafts.ts"
import { routes as pastEvents } from "./learning/past-events/routes.ts"
import { routes as tips } from "./learning/tips/routes.ts"
import { routes as account } from "./people/account/routes.ts"
import { routes as accountInvitations } from "./people/account-invitations/routes.ts"
import { routes as ambassador } from "./people/ambassador/routes.ts"
import { routes as blocks } from "./people/blocks/routes.ts"
import { routes as consents } from "./people/consents/routes.ts"
import { routes as members } from "./people/members/routes.ts"
import { routes as push } from "./people/notifications/push.ts"
import { routes as notifications } from "./people/notifications/routes.ts"
import { routes as profile } from "./people/profile/routes.ts"
import { routes as collections } from "./people/saved/collections.ts"
import { routes as saved } from "./people/saved/routes.ts"
import { routes as senpai } from "./people/senpai/routes.ts"
import { routes as signUp } from "./people/sign-up/routes.ts"
import { routes as verification } from "./people/verification/routes.ts"
import type { Call, RouteKey } from "./route.ts"
import { routes as applications } from "./season/applications/routes.ts"
import { routes as calendarDrafts } from "./season/calendar/drafts.ts"
import { routes as calendarDue } from "./season/calendar/due.ts"
import { routes as calendarEntries } from "./season/calendar/entries.ts"
import { routes as calendarFeed } from "./season/calendar/feed.ts"
import { routes as myCalendar } from "./season/calendar/mine.ts"
import { routes as visa } from "./season/visa/routes.ts"
import { routes as gallery } from "./site/gallery/routes.ts"
import { routes as mailbox } from "./site/mailbox/routes.ts"
import { routes as personal } from "./site/personal/routes.ts"
import { routes as reports } from "./site/reports/routes.ts"
import { routes as system } from "./site/system/routes.ts"

export const routes = [
  ...articles,
  ...courses,
  ...courseLessons,
  ...coursePreviews,
  ...coursePublications,
  ...courseProgress,
  ...courseQuizzes,
  ...courseNotes,
  ...courseCertificates,
  ...courseDrafts,
  ...search,
  ...reference,
  ...forumQuestions,
  ...forumAnswers,
  ...forumComments,
  ...forumTopics,
  ...forumPictures,
  ...forumPreviews,
  ...forumMentions,
  ...forumInvitations,
  ...forumModeration,
  ...watchedWords,
  ...tips,
  ...events,
  ...eventCalendars,
  ...eventRegistrations,
  ...eventDrafts,
  ...eventSpeakers,
  ...eventDesk,
  ...pastEvents,
  ...pastEventDrafts,
  ...calendarEntries,
  ...calendarDrafts,
  ...calendarDue,
  ...applications,
  ...visa,
  ...myCalendar,
  ...calendarFeed,
  ...publicPages,
  ...saved,
  ...collections,
  ...votes,
  ...follows,
  ...personal,
  ...auth,
  ...sso,
  ...identities,
  ...password,
  ...sessions,
  ...secondFactor,
  ...passkeys,
  ...account,
  ...accountInvitations,
  ...notifications,
  ...push,
  ...dataExport,
  ...leaving,
  ...files,
  ...media,
  ...photo,
  ...review,
  ...verification,
  ...profile,
  ...consents,
  ...matching,
  ...signUp,
  ...senpai,
  ...ambassador,
  ...members,
  ...blocks,
  ...complaints,
  ...suspensions,
  ...mailbox,
  ...gallery,
  ...reports,
  ...system,
] as const

type AnyRoute = (typeof routes)[number]
export type Api = { [R in AnyRoute as RouteKey<R>]: Call<R> }
