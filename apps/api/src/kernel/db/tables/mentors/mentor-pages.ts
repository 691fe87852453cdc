import type { Language } from "@shirube/vocabulary/language"
import {
  companyDisplays,
  residenceRoads,
  type WayOfHelping,
} from "@shirube/vocabulary/mentors/mentor-pages/choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { day, instant } from "#api/kernel/db/columns"
import { deletedWithMember } from "../identity/accounts.ts"

/** In one language or both, as the senpai chose. */
export type Written = Readonly<Record<Language, string | null>>

const written = (name: string) => jsonb(name).$type<Written>().notNull()

/** A senpai's own page, beside their profile and work history. */
export const mentorPages = pgTable("mentor_pages", {
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
})

/** Senpai's pages that an editor has taken down. The page itself is unpublished. */
export const mentorRemovals = pgTable("mentor_removals", {
  userId: deletedWithMember("user_id").primaryKey(),
  /** False: the owner may publish a corrected page. */
  isForGood: boolean("is_for_good").notNull(),
  removedAt: instant("removed_at").notNull(),
  /** The owner's words to the editors; once. */
  appeal: text("appeal"),
})
