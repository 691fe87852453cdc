// What is told to whom: one line for each event of another feature.
import { RECORD_DAYS } from "@shirube/contract/retention"
import { ambassadorApplied, ambassadorWithdrawn } from "#api/features/ambassador/events"
import { ambassadorReview } from "#api/features/ambassador/service"
import { ownEntryNear } from "#api/features/calendar/events"
import { complaintAnswered } from "#api/features/complaints/events"
import { courseTakenDown } from "#api/features/courses/events"
import { courseReviews } from "#api/features/courses/sending/service"
import { guestTold } from "#api/features/events/events"
import { eventReviews } from "#api/features/events/sending/service"
import { exportReady } from "#api/features/export/events"
import { postHeld, postReleased, postTakenDown } from "#api/features/forum/events"
import { memberTakenDown } from "#api/features/members/events"
import { passwordChanged } from "#api/features/password/events"
import { signInChanged } from "#api/features/second-factor/events"
import { senpaiReview } from "#api/features/senpai/service"
import { deviceNew } from "#api/features/sessions/events"
import { tipReviews } from "#api/features/tips/drafts/service"
import { studentCards } from "#api/features/verification/card/service"
import { verificationChanged } from "#api/features/verification/events"
import { universityHosts } from "#api/features/verification/hosts/service"
import { type EventType, type Subscriber, subscribe } from "#api/platform/events"
import type { JobDefinition, JobParts } from "#api/platform/jobs"
import { forumSubscribers } from "./forum/jobs.ts"
import { heldEventSubscribers } from "./held-events/jobs.ts"
import { deleteNotificationsBefore } from "./queries.ts"
import { groundOf, type Happening, HELD_QUEUE, type Held, notify, sendDigests, sendHeld } from "./service.ts"

/** A retry has the same event, and with it the same key. */
const tell = <Payload extends object>(
  type: EventType<Payload>,
  queue: string,
  happeningOf: (payload: Payload, key: string) => Happening,
): Subscriber =>
  subscribe(
    type,
    queue,
    (parts) => (payload, eventId) =>
      parts.db.transaction((tx) =>
        notify(tx, happeningOf(payload, `event ${eventId}`), groundOf(parts), parts.clock.now()),
      ),
  )

export const subscribers: readonly Subscriber[] = [
  ...forumSubscribers,
  ...heldEventSubscribers,
  tell(deviceNew, "notify-device", ({ userId, userAgent, sessionId }) => ({
    userId,
    kind: "new_device",
    facts: { userAgent },
    key: `session ${sessionId}`,
  })),
  tell(passwordChanged, "notify-password", ({ userId }, key) => ({
    userId,
    kind: "password_changed",
    facts: {},
    key,
  })),
  tell(signInChanged, "notify-sign-in", ({ userId, change }, key) => ({
    userId,
    kind: "sign_in_changed",
    facts: { change },
    key,
  })),
  tell(exportReady, "notify-export", ({ userId, exportId }) => ({
    userId,
    kind: "export_ready",
    facts: {},
    key: `export ${exportId}`,
  })),
  tell(studentCards.event, "notify-student-card", ({ applicantId, outcome }, key) => ({
    userId: applicantId,
    kind: "review_decided",
    facts: { of: "student-card", outcome },
    key,
  })),
  tell(universityHosts.event, "notify-university-host", ({ applicantId, outcome }, key) => ({
    userId: applicantId,
    kind: "review_decided",
    facts: { of: "university-host", outcome },
    key,
  })),
  subscribe(
    verificationChanged,
    "notify-verification-ended",
    (parts) =>
      async ({ userId, ended: why }, eventId) => {
        if (why === null) return
        const happening = {
          userId,
          kind: "verification_ended",
          facts: { why },
          key: `event ${eventId}`,
        } as const
        await parts.db.transaction((tx) => notify(tx, happening, groundOf(parts), parts.clock.now()))
      },
  ),
  tell(senpaiReview.event, "notify-senpai", ({ applicantId, outcome, isChange }, key) => ({
    userId: applicantId,
    kind: "review_decided",
    facts: { of: isChange ? "work-history" : "senpai", outcome },
    key,
  })),
  tell(courseReviews.event, "notify-course", ({ applicantId, outcome }, key) => ({
    userId: applicantId,
    kind: "review_decided",
    facts: { of: "course", outcome },
    key,
  })),
  tell(tipReviews.event, "notify-tip", ({ applicantId, outcome }, key) => ({
    userId: applicantId,
    kind: "review_decided",
    facts: { of: "tip", outcome },
    key,
  })),
  tell(eventReviews.event, "notify-event", ({ applicantId, outcome }, key) => ({
    userId: applicantId,
    kind: "review_decided",
    facts: { of: "event", outcome },
    key,
  })),
  // Its feature has seen to it that there is one for each person.
  tell(guestTold, "notify-guest", ({ userId, eventId, news }, key) => ({
    userId,
    kind: news.of === "feedback" ? "guest_asked" : "guest_told",
    facts: { eventId, news },
    key,
  })),
  // Sent again while it waits, it is the same one.
  tell(ambassadorApplied, "notify-ambassador-applied", ({ userId, reviewId }) => ({
    userId,
    kind: "ambassador_applied",
    facts: {},
    key: `review ${reviewId} sent`,
  })),
  tell(ambassadorWithdrawn, "notify-ambassador-withdrawn", ({ userId }, key) => ({
    userId,
    kind: "ambassador_withdrawn",
    facts: {},
    key,
  })),
  tell(ambassadorReview.event, "notify-ambassador", ({ applicantId, outcome }, key) => ({
    userId: applicantId,
    kind: "review_decided",
    facts: { of: "ambassador", outcome },
    key,
  })),
  tell(complaintAnswered, "notify-complaint", ({ userId, complaintId, noun }) => ({
    userId,
    kind: "complaint_answered",
    facts: { noun },
    key: `complaint ${complaintId}`,
  })),
  tell(postTakenDown, "notify-post-taken-down", ({ userId, noun, isForGood }, key) => ({
    userId,
    kind: "post_taken_down",
    facts: { noun, isForGood },
    key,
  })),
  tell(postHeld, "notify-post-held", ({ userId, noun }, key) => ({
    userId,
    kind: "post_held",
    facts: { noun },
    key,
  })),
  tell(postReleased, "notify-post-released", ({ userId, noun, questionId }, key) => ({
    userId,
    kind: "post_released",
    facts: { noun, questionId },
    key,
  })),
  tell(courseTakenDown, "notify-course-taken-down", ({ userId }, key) => ({
    userId,
    kind: "course_taken_down",
    facts: {},
    key,
  })),
  // Moved to another day, it is told anew.
  tell(ownEntryNear, "notify-own-entry", ({ userId, entryId, title, day, daysLeft }) => ({
    userId,
    kind: "own_entry_near",
    facts: { title, day, daysLeft },
    key: `own ${entryId} ${day} ${daysLeft}`,
  })),
  tell(memberTakenDown, "notify-taken-down", ({ userId, isForGood }, key) => ({
    userId,
    kind: "taken_down",
    facts: { isForGood },
    key,
  })),
]

/** In the morning, in Japan. */
export const sendDueDigests = (parts: JobParts): JobDefinition => ({
  queue: "notifications-digest",
  cron: "0 8 * * *",
  run: () => sendDigests(parts.db, groundOf(parts), parts.clock.now()),
})

export const sendHeldMails = (parts: JobParts): JobDefinition<Held> => ({
  queue: HELD_QUEUE,
  run: (held) => parts.db.transaction((tx) => sendHeld(tx, held, groundOf(parts), parts.clock.now())),
})

const KEPT_MS = RECORD_DAYS * 86_400_000

export const purgeNotifications = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "notifications-purge",
  cron: "40 4 * * *",
  run: async () => {
    await deleteNotificationsBefore(db.autocommit, new Date(clock.now().getTime() - KEPT_MS))
  },
})
