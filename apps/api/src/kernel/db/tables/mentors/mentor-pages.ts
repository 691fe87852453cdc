import type { Language } from "@shirube/vocabulary/language"
import {
  companyDisplays,
  residenceRoads,
  type WayOfHelping,
} from "@shirube/vocabulary/mentors/mentor-pages/choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { sql } from "drizzle-orm"
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { day, instant } from "#api/kernel/db/columns"
import { deletedWithMember } from "../identity/accounts.ts"

/** In one language or both, as the senpai chose. */
export type Written = Readonly<Record<Language, string | null>>

const written = (name: string) => jsonb(name).$type<Written>().notNull()

/** Japanese lines with their furigana, in the editors' notation. */
export type LineReadings = Readonly<Record<string, string>>

/** A senpai's own page, beside their profile and work history. */
export const mentorPages = pgTable(
  "mentor_pages",
  {
    userId: deletedWithMember("user_id").primaryKey(),
    headline: written("headline"),
    country: written("country"),
    university: written("university"),
    jobHunt: written("job_hunt"),
    now: written("now"),
    askMe: written("ask_me"),
    notFor: written("not_for"),
    levelThen: text("level_then", { enum: japaneseLevels }),
    residenceRoad: text("residence_road", { enum: residenceRoads }),
    ways: text("ways").array().$type<WayOfHelping[]>().notNull(),
    companyShown: text("company_shown", { enum: companyDisplays }).notNull(),
    /** No requests until this day. */
    pausedUntil: day("paused_until"),
    /** Null while only its owner sees it. */
    publishedAt: instant("published_at"),
    updatedAt: instant("updated_at").notNull(),
    version: integer("version").notNull(),
    /** Of the published lines; a job adds them after a save. */
    readings: jsonb("readings").$type<LineReadings>().notNull().default({}),
    /** Readers see the photo of the account; otherwise the seal. */
    isPhotoShown: boolean("is_photo_shown").notNull().default(false),
  },
  (t) => [index("mentor_pages_paused").on(t.pausedUntil).where(sql`${t.pausedUntil} is not null`)],
)

/** Senpai's pages that an editor has taken down. The page itself is unpublished. */
export const mentorRemovals = pgTable("mentor_removals", {
  userId: deletedWithMember("user_id").primaryKey(),
  /** False: the owner may publish a corrected page. */
  isForGood: boolean("is_for_good").notNull(),
  takenDownAt: instant("taken_down_at").notNull(),
  /** What the page said then: it is not published again without a change. */
  removedText: jsonb("removed_text").$type<Readonly<Record<string, Written>>>(),
  /** The owner's words to the editors; once. */
  appeal: text("appeal"),
})
