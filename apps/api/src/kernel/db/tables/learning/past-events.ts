import { languages } from "@shirube/vocabulary/language"
import { pastEventKinds } from "@shirube/vocabulary/learning/past-events/choices"
import { type Topic, topics } from "@shirube/vocabulary/topics"
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { day, instant, language } from "#api/kernel/db/columns"
import type { FileId, PastEventId, VideoId } from "#api/kernel/db/ids"
import { files } from "../common/media.ts"
import { deletedWithMember } from "../identity/accounts.ts"

const ownId = (name: string) => text(name).$type<PastEventId>()
const pastEventId = () =>
  ownId("past_event_id")
    .notNull()
    .references(() => pastEvents.id, { onDelete: "cascade" })

type InLanguages<Text> = Readonly<Partial<Record<(typeof languages)[number], Text>>>

export interface PastEventSource {
  readonly title: InLanguages<string>
  readonly publisher: InLanguages<string>
  readonly url: string
  readonly checked_on: string
}

/** Published past events. */
export const pastEvents = pgTable(
  "past_events",
  {
    id: ownId("id").primaryKey(),
    /** The last part of its page's address; it may change, its id may not. */
    address: text("address").notNull(),
    /** The event that it was; null without one. */
    eventId: text("event_id"),
    kind: text("kind", { enum: pastEventKinds }).notNull(),
    topics: text("topics", { enum: topics }).array().notNull(),
    /** Japan time. */
    heldOn: day("held_on").notNull(),
    languages: text("languages", { enum: languages }).array().notNull(),
    videoId: uuid("video_id").$type<VideoId>(),
    spokenLanguage: text("spoken_language", { enum: languages }),
    recordingMs: integer("recording_ms"),
    poster: text("poster"),
    slidesId: uuid("slides_id")
      .$type<FileId>()
      .references(() => files.id, { onDelete: "set null" }),
    questionCount: integer("question_count").notNull(),
    /** Sources of the rules that it explains. */
    sources: jsonb("sources").$type<readonly PastEventSource[]>().notNull(),
    publishedAt: instant("published_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Digest of the source that it was saved from. */
    fingerprint: text("fingerprint").notNull(),
  },
  (t) => [
    uniqueIndex("past_events_address").on(t.address),
    index("past_events_slides").on(t.slidesId),
    index("past_events_by_event").on(t.eventId),
  ],
)

/** The list of all topics. */
export const ANY = "any"

/** One row for every list that it is in, so that each list is one index scan whatever its filters. */
export const pastEventLists = pgTable(
  "past_event_lists",
  {
    pastEventId: pastEventId(),
    topic: text("topic").$type<Topic | typeof ANY>().notNull(),
    heldOn: day("held_on").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pastEventId, t.topic] }),
    index("past_event_lists_last").on(t.topic, t.heldOn, t.pastEventId),
  ],
)

/** A speaker who deletes their account is removed. */
export const pastEventSpeakers = pgTable(
  "past_event_speakers",
  {
    pastEventId: pastEventId(),
    userId: deletedWithMember("user_id").notNull(),
    position: integer("position").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pastEventId, t.userId] }),
    index("past_event_speakers_by_user").on(t.userId),
  ],
)

/** In the editors' notation, with furigana once it has been annotated. */
export interface AskedQuestion {
  readonly question: string
  readonly answer: string
}

export interface SpokenCue {
  readonly start_ms: number
  readonly end_ms: number
  readonly source: string
  readonly read: string
  readonly text: string
  readonly html: string
}

export const pastEventTexts = pgTable(
  "past_event_texts",
  {
    pastEventId: pastEventId(),
    language: language(),
    title: text("title").notNull(),
    /** Markdown. */
    source: text("source").notNull(),
    html: text("html").notNull(),
    /** Plain text without markup. */
    readText: text("read_text").notNull(),
    questions: jsonb("questions").$type<readonly AskedQuestion[]>().notNull(),
    cues: jsonb("cues").$type<readonly SpokenCue[]>().notNull(),
    termsHtml: text("terms_html").notNull(),
    marks: jsonb("marks").$type<readonly { start_ms: number; title: string }[]>().notNull(),
    format: integer("format").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pastEventId, t.language] }),
    index("past_event_texts_format").on(t.format),
  ],
)

/** The event that a document was begun from; it is kept while the document is not published too. */
export const pastEventOrigins = pgTable(
  "past_event_origins",
  {
    eventId: text("event_id").primaryKey(),
    pastEventId: ownId("past_event_id").notNull(),
  },
  (t) => [uniqueIndex("past_event_origins_past_event").on(t.pastEventId)],
)
