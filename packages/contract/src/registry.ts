// Every route of the API. The access test, the OpenAPI document and the typed client are generated from this
// list.
import { routes as account } from "./account.ts"
import { routes as accountInvitations } from "./account-invitations.ts"
import { routes as ambassador } from "./ambassador.ts"
import { routes as applications } from "./applications.ts"
import { routes as articles } from "./articles.ts"
import { routes as auth } from "./auth.ts"
import { routes as blocks } from "./blocks.ts"
import { routes as calendarDrafts } from "./calendar/drafts.ts"
import { routes as calendarDue } from "./calendar/due.ts"
import { routes as calendarEntries } from "./calendar/entries.ts"
import { routes as calendarFeed } from "./calendar/feed.ts"
import { routes as myCalendar } from "./calendar/mine.ts"
import { routes as collections } from "./collections.ts"
import { routes as complaints } from "./complaints.ts"
import { routes as consents } from "./consents.ts"
import { routes as courseCertificates } from "./courses/certificates.ts"
import { routes as courseDrafts } from "./courses/drafts.ts"
import { routes as courseLessons } from "./courses/lessons.ts"
import { routes as courseNotes } from "./courses/notes.ts"
import { routes as coursePreviews } from "./courses/previews.ts"
import { routes as courseProgress } from "./courses/progress.ts"
import { routes as coursePublications } from "./courses/publications.ts"
import { routes as courseQuizzes } from "./courses/quizzes.ts"
import { routes as courses } from "./courses/reading.ts"
import { routes as eventCalendars } from "./event-calendars.ts"
import { routes as eventDesk } from "./event-desk.ts"
import { routes as eventDrafts } from "./event-drafts.ts"
import { routes as eventRegistrations } from "./event-registrations.ts"
import { routes as eventSpeakers } from "./event-speakers.ts"
import { routes as events } from "./events.ts"
import { routes as dataExport } from "./export.ts"
import { routes as files } from "./files.ts"
import { routes as follows } from "./follows.ts"
import { routes as forumAnswers } from "./forum/answers.ts"
import { routes as forumComments } from "./forum/comments.ts"
import { routes as forumInvitations } from "./forum/invitations.ts"
import { routes as forumMentions } from "./forum/mentions.ts"
import { routes as forumModeration } from "./forum/moderation.ts"
import { routes as forumPictures } from "./forum/pictures.ts"
import { routes as forumPreviews } from "./forum/previews.ts"
import { routes as forumQuestions } from "./forum/questions.ts"
import { routes as forumTopics } from "./forum/topics.ts"
import { routes as watchedWords } from "./forum/watched-words.ts"
import { routes as gallery } from "./gallery.ts"
import { routes as identities } from "./identities.ts"
import { routes as leaving } from "./leaving.ts"
import { routes as mailbox } from "./mailbox.ts"
import { routes as matching } from "./matching.ts"
import { routes as media } from "./media.ts"
import { routes as members } from "./members.ts"
import { routes as notifications } from "./notifications.ts"
import { routes as passkeys } from "./passkeys.ts"
import { routes as password } from "./password.ts"
import { routes as pastEventDrafts } from "./past-event-drafts.ts"
import { routes as pastEvents } from "./past-events.ts"
import { routes as personal } from "./personal.ts"
import { routes as photo } from "./photo.ts"
import { routes as profile } from "./profile.ts"
import { routes as publicPages } from "./public-pages.ts"
import { routes as push } from "./push.ts"
import { routes as reference } from "./reference.ts"
import { routes as reports } from "./reports.ts"
import { routes as review } from "./review.ts"
import type { Call, RouteKey } from "./route.ts"
import { routes as saved } from "./saved.ts"
import { routes as search } from "./search.ts"
import { routes as secondFactor } from "./second-factor.ts"
import { routes as senpai } from "./senpai.ts"
import { routes as sessions } from "./sessions.ts"
import { routes as signUp } from "./sign-up.ts"
import { routes as sso } from "./sso.ts"
import { routes as suspensions } from "./suspensions.ts"
import { routes as system } from "./system.ts"
import { routes as tips } from "./tips.ts"
import { routes as verification } from "./verification.ts"
import { routes as visa } from "./visa.ts"
import { routes as votes } from "./votes.ts"

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
