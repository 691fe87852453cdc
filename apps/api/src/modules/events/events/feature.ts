import { feature } from "#api/kernel/features/feature"
import { markNoShowsJob } from "./attendance/service.ts"
import { expireOffers, releaseSuspendedSeats } from "./cancellations/jobs.ts"
import { cancelVerifiedSeats, releaseSeat, releaseSeatsOnAccountDeleted } from "./cancellations/service.ts"
import { seatFigures } from "./daily-figures/service.ts"
import { eventSource } from "./documents/service.ts"
import { deleteEventDraftsOnAccountDeleted } from "./drafts/service.ts"
import { dueEvents } from "./due/service.ts"
import { requestFeedback } from "./feedback/service.ts"
import { addFuriganaOnPublish, renderOutdatedEvents } from "./furigana/service.ts"
import { registrationFact } from "./lookups/service.ts"
import { messageSubscribers } from "./messages/service.ts"
import { notices } from "./notices/notices.ts"
import { eventPicturePurpose } from "./pictures/service.ts"
import { eventPages } from "./public-pages/service.ts"
import { remindOfEvents } from "./reminders/jobs.ts"
import { routes } from "./routes.ts"
import { recountSeats, updateAvailability } from "./seats/service.ts"
import { shownEvents } from "./service.ts"
import { eventReviews } from "./submission/service.ts"
import { ownEventsToday, ticketToday } from "./today/service.ts"

export const events = feature({
  routes,
  searchSource: eventSource,
  notices,
  subjects: { event: shownEvents },
  publicPages: { event: eventPages },
  personal: { registration: registrationFact },
  due: dueEvents,
  today: { ticket: ticketToday, own_events: ownEventsToday },
  filePurposes: [eventPicturePurpose],
  jobs: [
    updateAvailability,
    expireOffers,
    remindOfEvents,
    renderOutdatedEvents,
    markNoShowsJob,
    requestFeedback,
    recountSeats,
  ],
  reviewKinds: [eventReviews],
  dailyFigures: [seatFigures],
  onAccountDeleted: async (tx, people, now) => {
    await releaseSeatsOnAccountDeleted(tx, people, now)
    await deleteEventDraftsOnAccountDeleted(tx, people)
  },
  deferred: { seat: releaseSeat },
  onVerificationEnded: cancelVerifiedSeats,
  subscribers: [addFuriganaOnPublish, releaseSuspendedSeats, ...messageSubscribers],
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
