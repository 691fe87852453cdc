import type { SessionLength } from "@shirube/vocabulary/mentors/hours/choices"
import type { WeeklyHours } from "@shirube/vocabulary/mentors/hours/free-times"
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { day, instant } from "#api/kernel/db/columns"
import { deletedWithMember } from "../identity/accounts.ts"

/** When a senpai can be asked for a session; senpai without a row take no requests. */
export const mentorHours = pgTable("mentor_hours", {
  userId: deletedWithMember("user_id").primaryKey(),
  hours: jsonb("hours").$type<readonly WeeklyHours[]>().notNull(),
  length: integer("length").$type<SessionLength>().notNull(),
  sessionsPerWeek: integer("sessions_per_week").notNull(),
  daysOff: day("days_off").array().notNull(),
  /** Null: a room is made for each session. */
  meetingLink: text("meeting_link"),
  updatedAt: instant("updated_at").notNull(),
})
