import { endedBy, endReasons, pauseReasons } from "@shirube/vocabulary/people/screenings/choices"
import { sql } from "drizzle-orm"
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { ScreeningNoteId } from "#api/kernel/db/ids"
import { clearedWithMember, deletedWithMember } from "../identity/accounts.ts"

/** The screening of a senpai. Whether it is in force now is also in the account (`is_screened`). */
export const screenings = pgTable(
  "screenings",
  {
    userId: deletedWithMember("user_id").primaryKey(),
    grantedAt: instant("granted_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Until the editors have approved or declined the renewal. */
    renewalSentAt: instant("renewal_sent_at"),
    firstRemindedAt: instant("first_reminded_at"),
    lastRemindedAt: instant("last_reminded_at"),
    lapsedAt: instant("lapsed_at"),
    /** By an editor; a senpai's own pause is on their page. */
    pausedAt: instant("paused_at"),
    pauseReason: text("pause_reason", { enum: pauseReasons }),
    pauseWords: text("pause_words"),
    endedAt: instant("ended_at"),
    endedBy: text("ended_by", { enum: endedBy }),
    endReason: text("end_reason", { enum: endReasons }),
    endWords: text("end_words"),
  },
  (t) => [
    index("screenings_current")
      .on(t.expiresAt, t.userId)
      .where(sql`${t.endedAt} is null and ${t.lapsedAt} is null`),
    index("screenings_paused")
      .on(t.expiresAt, t.userId)
      .where(sql`${t.endedAt} is null and ${t.pausedAt} is not null`),
    index("screenings_lapsed")
      .on(t.expiresAt, t.userId)
      .where(sql`${t.endedAt} is null and ${t.lapsedAt} is not null`),
    index("screenings_ended").on(t.expiresAt, t.userId).where(sql`${t.endedAt} is not null`),
    check("screenings_ended_by", sql`(${t.endedAt} is null) = (${t.endedBy} is null)`),
    check("screenings_pause_reason", sql`(${t.pausedAt} is null) = (${t.pauseReason} is null)`),
  ],
)

/** Interview notes about a senpai or applicant, for editors only. Never changed: a correction is another note. */
export const screeningNotes = pgTable(
  "screening_notes",
  {
    id: uuid("id").$type<ScreeningNoteId>().primaryKey(),
    userId: deletedWithMember("user_id").notNull(),
    writtenBy: clearedWithMember("written_by"),
    writtenAt: instant("written_at").notNull(),
    text: text("text").notNull(),
  },
  (t) => [
    index("screening_notes_about").on(t.userId, t.writtenAt, t.id),
    index("screening_notes_written_by").on(t.writtenBy),
  ],
)
