import { languages } from "@shirube/vocabulary/language"
import { entryKinds, type HelpNoun, phases } from "@shirube/vocabulary/season/calendar/choices"
import { ownKinds } from "@shirube/vocabulary/season/calendar/own-choices"
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
import { day, instant, language } from "#api/kernel/db/columns"
import type { CalendarEntryId, OwnCalendarEntryId } from "#api/kernel/db/ids"
import { deletedWithMember } from "../identity/accounts.ts"

const entryId = () =>
  text("entry_id")
    .$type<CalendarEntryId>()
    .notNull()
    .references(() => calendarEntries.id, { onDelete: "cascade" })
const person = () => deletedWithMember("user_id").notNull()

type InLanguages = Readonly<Partial<Record<(typeof languages)[number], string>>>

export interface CalendarSource {
  readonly title: InLanguages
  readonly publisher: InLanguages
  readonly url: string
  readonly checked_on: string
}

export interface CalendarHelp {
  readonly noun: HelpNoun
  readonly id: string
}

/** Calendar entries for every reader. */
export const calendarEntries = pgTable(
  "calendar_entries",
  {
    id: text("id").$type<CalendarEntryId>().primaryKey(),
    /** The last part of its address. */
    address: text("address").notNull(),
    kind: text("kind", { enum: entryKinds }).notNull(),
    phase: text("phase", { enum: phases }),
    languages: text("languages", { enum: languages }).array().notNull(),
    helps: jsonb("helps").$type<readonly CalendarHelp[]>().notNull(),
    sources: jsonb("sources").$type<readonly CalendarSource[]>().notNull(),
    publishedAt: instant("published_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Digest of the source that it was saved from. */
    fingerprint: text("fingerprint").notNull(),
  },
  (t) => [uniqueIndex("calendar_entries_address").on(t.address)],
)

export const calendarEntryTexts = pgTable(
  "calendar_entry_texts",
  {
    entryId: entryId(),
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
  (t) => [
    primaryKey({ columns: [t.entryId, t.language] }),
    index("calendar_entry_texts_format").on(t.format),
  ],
)

/** For every reader, whatever their graduation year. */
export const ANY_CLASS = "any"

/** One row per class, so that a season is one index scan. */
export const calendarEntryDates = pgTable(
  "calendar_entry_dates",
  {
    entryId: entryId(),
    class: text("class").notNull(),
    startsOn: day("starts_on").notNull(),
    endsOn: day("ends_on"),
    precision: text("precision", { enum: ["day", "month"] }).notNull(),
    /** Not announced yet. */
    isExpected: boolean("is_expected").notNull(),
    label: jsonb("label").$type<InLanguages>(),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.class, t.startsOn] }),
    index("calendar_entry_dates_season").on(t.class, t.startsOn, t.entryId),
  ],
)

/** The graduation class that a member has set in the calendar; also the row that their changes lock. */
export const calendarReaders = pgTable("calendar_readers", {
  userId: person().primaryKey(),
  class: text("class"),
})

/**
 * Steps a member has ticked. Ticks of an unpublished entry are kept but not shown; removing the entry deletes
 * them.
 */
export const calendarTicks = pgTable(
  "calendar_ticks",
  {
    userId: person(),
    entryId: text("entry_id").$type<CalendarEntryId>().notNull(),
    tickedAt: instant("ticked_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.entryId] }), index("calendar_ticks_by_entry").on(t.entryId)],
)

/** Entries in a member's own calendar. */
export const ownCalendarEntries = pgTable(
  "own_calendar_entries",
  {
    id: uuid("id").$type<OwnCalendarEntryId>().primaryKey(),
    userId: person(),
    kind: text("kind", { enum: ownKinds }).notNull(),
    title: text("title").notNull(),
    company: text("company"),
    /** In Japan. */
    day: day("day").notNull(),
    /** `10:30`, in Japan. */
    time: text("time"),
    note: text("note"),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    index("own_calendar_entries_by_day").on(t.userId, t.day, t.id),
    index("own_calendar_entries_due").on(t.day, t.id),
  ],
)

/**
 * The address of a member's own calendar for other programs: looked up by digest, shown from the sealed token.
 */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    userId: person().primaryKey(),
    digest: text("digest").notNull(),
    sealedToken: text("sealed_token").notNull(),
    language: language(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [uniqueIndex("calendar_feeds_digest").on(t.digest)],
)
