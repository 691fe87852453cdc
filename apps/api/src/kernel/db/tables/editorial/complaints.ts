import { complaintNouns, complaintReasons } from "@shirube/vocabulary/editorial/complaints/choices"
import type { Language } from "@shirube/vocabulary/language"
import { sql } from "drizzle-orm"
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { ComplaintId } from "#api/kernel/db/ids"
import { deletedWithMember } from "../identity/accounts.ts"

type Words = Readonly<Record<Language, string>>
export type ReportedText = readonly { readonly label: Words; readonly text: string | Words }[]

const person = (name: string) => deletedWithMember(name)

/** Complaints that members send to the editors, about subjects of every noun. */
export const complaints = pgTable(
  "complaints",
  {
    id: uuid("id").$type<ComplaintId>().primaryKey(),
    reporterId: person("reporter_id").notNull(),
    noun: text("noun", { enum: complaintNouns }).notNull(),
    thingId: text("thing_id").notNull(),
    /** The subject's owner; null if their account was deleted before. */
    ownerId: person("owner_id"),
    reason: text("reason", { enum: complaintReasons }).notNull(),
    words: text("words"),
    /** What the subject showed when it was reported, for subjects without a history. */
    reportedText: jsonb("reported_text").$type<ReportedText>(),
    sentAt: instant("sent_at").notNull(),
    /** When an editor has reviewed it. */
    settledAt: instant("settled_at"),
  },
  (t) => [
    uniqueIndex("complaints_open_once")
      .on(t.reporterId, t.noun, t.thingId)
      .where(sql`${t.settledAt} is null`),
    index("complaints_of_thing").on(t.noun, t.thingId, t.sentAt),
    index("complaints_reporter").on(t.reporterId),
    index("complaints_owner").on(t.ownerId),
  ],
)
