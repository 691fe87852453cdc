import { feature } from "#api/kernel/features/feature"
import { noticeNoShows } from "./attendance/jobs.ts"
import { eventSource } from "./documents/service.ts"
import { leaveDrafts } from "./drafts/service.ts"
import { dueEvents } from "./due/service.ts"
import { askHowItWas } from "./feedback/jobs.ts"
import { expireOffers } from "./line/jobs.ts"
import { messageSubscribers } from "./messages/jobs.ts"
import { notices } from "./notices/notices.ts"
import { eventPicturePurpose } from "./pictures/service.ts"
import { eventPages } from "./public-pages/service.ts"
import { readPublished, renderOutdatedEvents } from "./readings/jobs.ts"
import { cancelVerifiedSeats, leaveEvents, releaseSeat } from "./registrations/service.ts"
import { remindOfEvents } from "./reminders/jobs.ts"
import { routes } from "./routes.ts"
import { recountSeats, turnEvents } from "./seats/jobs.ts"
import { eventReviews } from "./sending/service.ts"
import { shownEvents } from "./service.ts"
import { registrationFact } from "./standing/service.ts"
import { releaseSuspendedSeats } from "./suspension/jobs.ts"

export const events = feature({
  routes,
  searchSource: eventSource,
  notices,
  things: { event: shownEvents },
  publicPages: { event: eventPages },
  personal: { registration: registrationFact },
  due: dueEvents,
  filePurposes: [eventPicturePurpose],
  jobs: [
    turnEvents,
    expireOffers,
    remindOfEvents,
    renderOutdatedEvents,
    noticeNoShows,
    askHowItWas,
    recountSeats,
  ],
  reviewKinds: [eventReviews],
  farewell: async (tx, people, now) => {
    await leaveEvents(tx, people, now)
    await leaveDrafts(tx, people)
  },
  deferred: { seat: releaseSeat },
  onVerificationEnded: cancelVerifiedSeats,
  subscribers: [readPublished, releaseSuspendedSeats, ...messageSubscribers],
  personalTables: [
    { table: "event_speakers", kind: "events", by: "user_id" },
    { table: "event_registrations", kind: "events", by: "user_id" },
    { table: "event_drafts", kind: "contributions", by: "proposer_id" },
    { table: "event_feedback", kind: "events", by: "user_id" },
    {
      table: "event_letters",
      kind: "events",
      by: "user_id",
      leftOut: "that a letter was written; what it said is in the mailbox",
    },
  ],
})
