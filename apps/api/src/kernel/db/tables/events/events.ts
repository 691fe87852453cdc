import type { EventDocument } from "@shirube/contract/events/events/drafts"
import {
  availabilities,
  eventAudiences,
  eventFormats,
  eventHosts,
  eventKinds,
  eventLevels,
  type eventQuestionKinds,
} from "@shirube/vocabulary/events/events/choices"
import { eventDraftStates } from "@shirube/vocabulary/events/events/draft-choices"
import { languages } from "@shirube/vocabulary/language"
import { type Topic, topics } from "@shirube/vocabulary/topics"
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
import { instant, language } from "#api/kernel/db/columns"
import type {
  EventDraftId,
  EventId,
  EventMessageId,
  EventSessionId,
  FileId,
  PrefectureCode,
} from "#api/kernel/db/ids"
import { files } from "../common/media.ts"
import { clearedWithMember, deletedWithMember } from "../identity/accounts.ts"

const ownId = (name: string) => text(name).$type<EventId>()
export const eventId = () =>
  ownId("event_id")
    .notNull()
    .references(() => publishedEvents.id, { onDelete: "cascade" })
export const sessionId = () =>
  uuid("session_id")
    .$type<EventSessionId>()
    .notNull()
    .references(() => eventSessions.id, { onDelete: "cascade" })

/** Deleted with its owner: the event then has no picture. */
const pictureId = () =>
  uuid("picture_id")
    .$type<FileId>()
    .references(() => files.id, { onDelete: "set null" })

export type InLanguages = Readonly<Partial<Record<(typeof languages)[number], string>>>

/** A question in the registration form. Its key never changes: answers are stored under it. */
export interface EventQuestion {
  readonly key: string
  readonly kind: (typeof eventQuestionKinds)[number]
  readonly isRequired: boolean
  readonly label: InLanguages
  readonly choices: readonly { readonly key: string; readonly label: InLanguages }[]
}

/** Published events. The name `events` belongs to the platform's domain events. */
export const publishedEvents = pgTable(
  "held_events",
  {
    id: ownId("id").primaryKey(),
    kind: text("kind", { enum: eventKinds }).notNull(),
    topics: text("topics", { enum: topics }).array().notNull(),
    hostKind: text("host_kind", { enum: eventHosts }).notNull(),
    hostName: jsonb("host_name").$type<InLanguages>().notNull(),
    format: text("format", { enum: eventFormats }).notNull(),
    /** Null for events that are only online. */
    prefecture: text("prefecture").$type<PrefectureCode>(),
    venue: jsonb("venue").$type<InLanguages>().notNull(),
    /** How to get in; only for those with a seat. */
    entrance: jsonb("entrance").$type<InLanguages>().notNull().default({}),
    spokenLanguages: text("spoken_languages", { enum: languages }).array().notNull(),
    japaneseLevel: text("japanese_level", { enum: eventLevels }).notNull(),
    audience: text("audience", { enum: eventAudiences }).notNull(),
    /** Null: each session stays open until it starts. */
    registrationClosesAt: instant("registration_closes_at"),
    hasWaitlist: boolean("has_waitlist").notNull(),
    questions: jsonb("questions").$type<readonly EventQuestion[]>().notNull(),
    languages: text("languages", { enum: languages }).array().notNull(),
    publishedAt: instant("published_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    cancelledAt: instant("cancelled_at"),
    /** Digest of the source that it was saved from. */
    fingerprint: text("fingerprint").notNull(),
    /** Null: a cover is drawn. */
    pictureId: pictureId(),
  },
  (t) => [index("held_events_picture").on(t.pictureId)],
)

export const eventTexts = pgTable(
  "event_texts",
  {
    eventId: eventId(),
    language: language(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    /** Markdown. */
    source: text("source").notNull(),
    html: text("html").notNull(),
    /** Plain text without markup. */
    readText: text("read_text").notNull(),
    format: integer("format").notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.language] }), index("event_texts_format").on(t.format)],
)

/**
 * A date of the event. Registering and cancelling lock the row, so its counts change one transaction at a
 * time.
 */
export const eventSessions = pgTable(
  "event_sessions",
  {
    id: uuid("id").$type<EventSessionId>().primaryKey(),
    eventId: eventId(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** Null: unlimited. */
    capacity: integer("capacity"),
    /** Registered seats, plus seats on offer to the waitlist. */
    taken: integer("taken").notNull().default(0),
    waiting: integer("waiting").notNull().default(0),
    /** Number of the last person who joined the waitlist. */
    lastPlace: integer("last_place").notNull().default(0),
    /** The public availability, derived from the counts above and the clock. */
    availability: text("availability", { enum: availabilities }).notNull(),
    /** When the clock changes it next; null if never. */
    changesAt: instant("turns_at"),
    cancelledAt: instant("cancelled_at"),
  },
  (t) => [
    index("event_sessions_by_event").on(t.eventId, t.startsAt),
    index("event_sessions_by_start").on(t.startsAt, t.id),
    index("event_sessions_turns").on(t.changesAt),
  ],
)

/** In its own table, so that no public query can read the link. */
export const eventMeetings = pgTable("event_meetings", {
  sessionId: sessionId().primaryKey(),
  link: text("link").notNull(),
})

/** A list without filters. */
export const ANY = "any"

/**
 * Upcoming events, one row for every list that they are in, so that each list is one index scan. Past events
 * have no rows.
 */
export const eventLists = pgTable(
  "event_lists",
  {
    eventId: eventId(),
    /** A prefecture, `online`, or any. */
    place: text("place").notNull(),
    topic: text("topic").$type<Topic | typeof ANY>().notNull(),
    spoken: text("spoken").$type<(typeof languages)[number] | typeof ANY>().notNull(),
    /** Of the next session. */
    startsAt: instant("starts_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.place, t.topic, t.spoken] }),
    index("event_lists_next").on(t.place, t.topic, t.spoken, t.startsAt, t.eventId),
  ],
)

/** A member of this site, or a guest by name. A member who deletes their account is removed. */
export const eventSpeakers = pgTable(
  "event_speakers",
  {
    eventId: eventId(),
    position: integer("position").notNull(),
    userId: deletedWithMember("user_id"),
    name: jsonb("name").$type<InLanguages>().notNull(),
    /** What they do, in one line. */
    about: jsonb("about").$type<InLanguages>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.position] }), index("event_speakers_by_user").on(t.userId)],
)

interface InBoth {
  readonly en: string
  readonly ja: string
}

/** What organisers edit; the published event is a snapshot of one of its versions. */
export const eventDrafts = pgTable(
  "event_drafts",
  {
    id: uuid("id").$type<EventDraftId>().primaryKey(),
    /** Its public address, set when it is first published. */
    eventId: text("event_id").$type<EventId>(),
    /** The company that proposes it; null for the editors' own. */
    proposerId: clearedWithMember("proposer_id"),
    document: jsonb("document").$type<EventDocument>().notNull(),
    state: text("state", { enum: eventDraftStates }).notNull(),
    version: integer("version").notNull(),
    publishedLanguages: text("published_languages", { enum: languages }).array().notNull().default([]),
    /** Null while it is not published. */
    publishedVersion: integer("published_version"),
    /** The document's picture, as a foreign key. */
    pictureId: pictureId(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("event_drafts_event").on(t.eventId),
    index("event_drafts_last").on(t.updatedAt, t.id),
    uniqueIndex("event_drafts_picture").on(t.pictureId),
    index("event_drafts_by_proposer").on(t.proposerId, t.updatedAt, t.id),
  ],
)

/** The public reason for a cancellation. */
export const eventCancellations = pgTable("event_cancellations", {
  eventId: eventId().primaryKey(),
  reason: jsonb("reason").$type<InBoth>().notNull(),
})

export const eventMessages = pgTable(
  "event_messages",
  {
    id: uuid("id").$type<EventMessageId>().primaryKey(),
    eventId: eventId(),
    /** Null: to everyone with a seat. */
    sessionId: uuid("session_id").$type<EventSessionId>(),
    subject: jsonb("subject").$type<InBoth>().notNull(),
    text: jsonb("text").$type<InBoth>().notNull(),
    recipients: integer("recipients").notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (t) => [index("event_messages_last").on(t.eventId, t.sentAt, t.id)],
)
