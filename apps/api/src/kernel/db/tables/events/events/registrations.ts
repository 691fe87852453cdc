import { attendanceModes, registrationStates, reminderKinds } from "@shirube/vocabulary/events/events/choices"
import { eventRatings } from "@shirube/vocabulary/events/events/draft-choices"
import type { JapaneseLevel } from "@shirube/vocabulary/people/profile/choices"
import { sql } from "drizzle-orm"
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { EventRegistrationId } from "#api/kernel/db/ids"
import { deletedWithMember } from "../../identity/accounts.ts"
import { eventId, sessionId } from "../events.ts"

const personId = () => deletedWithMember("user_id").notNull()

export interface RegistrationDetails {
  readonly name: string
  readonly university: string
  readonly japaneseLevel: JapaneseLevel | null
}

/** One per member and event; a cancelled one stays and can be reactivated. */
export const eventRegistrations = pgTable(
  "event_registrations",
  {
    id: uuid("id").$type<EventRegistrationId>().primaryKey(),
    eventId: eventId(),
    sessionId: sessionId(),
    userId: deletedWithMember("user_id").notNull(),
    state: text("state", { enum: registrationStates }).notNull(),
    details: jsonb("details").$type<RegistrationDetails>().notNull(),
    answers: jsonb("answers").$type<readonly { key: string; answer: string }[]>().notNull(),
    /** Null unless the event is held both ways. */
    mode: text("mode", { enum: attendanceModes }),
    /** Others with a seat see the name. */
    isListed: boolean("is_listed").notNull().default(false),
    /** When they agreed to what the host sees. */
    agreedAt: instant("agreed_at").notNull(),
    registeredAt: instant("registered_at").notNull(),
    /** Position on the waitlist; null for members who were never on it. */
    place: integer("place"),
    /** Until when the offered seat is reserved; null without an offer. */
    offerExpiresAt: instant("offer_expires_at"),
    checkInCode: text("check_in_code").notNull(),
    checkedInAt: instant("checked_in_at"),
  },
  (t) => [
    uniqueIndex("event_registrations_once").on(t.eventId, t.userId),
    uniqueIndex("event_registrations_code").on(t.checkInCode),
    index("event_registrations_by_user").on(t.userId),
    index("event_registrations_by_time").on(t.eventId, t.registeredAt, t.id),
    index("event_registrations_in_line").on(t.sessionId, t.state, t.place, t.id),
    index("event_registrations_offers").on(t.offerExpiresAt).where(sql`state = 'offered'`),
  ],
)

/** Reminders already sent. A rescheduled session has a new start, so its reminders are sent again. */
export const eventReminders = pgTable(
  "event_reminders",
  {
    sessionId: sessionId(),
    kind: text("kind", { enum: reminderKinds }).notNull(),
    startsAt: instant("starts_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.kind, t.startsAt] })],
)

/** Who has already been mailed: a job that runs twice sends once. */
export const eventLetters = pgTable(
  "event_letters",
  {
    eventId: eventId(),
    /** What the mail is about. */
    key: text("key").notNull(),
    userId: personId(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.key, t.userId] }), index("event_letters_by_user").on(t.userId)],
)

/** Attendees' feedback, one per member. */
export const eventFeedback = pgTable(
  "event_feedback",
  {
    eventId: eventId(),
    userId: personId(),
    rating: text("rating", { enum: eventRatings }).notNull(),
    comment: text("comment").notNull(),
    givenAt: instant("given_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId] }),
    index("event_feedback_last").on(t.eventId, t.givenAt, t.userId),
    index("event_feedback_by_user").on(t.userId),
  ],
)
