import { writingNouns, writingParts } from "@shirube/vocabulary/editorial/writing/choices"
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { DocumentId } from "#api/kernel/db/ids"

/** External links of published texts, each tested once a week. */
export const checkedLinks = pgTable(
  "checked_links",
  {
    /** Digest of the address, which is longer than an index allows. */
    id: text("id").primaryKey(),
    url: text("url").notNull(),
    /** When it last led somewhere. */
    seenAt: instant("seen_at"),
    dueAt: instant("due_at").notNull(),
    /** Different days in a row on which it led nowhere. */
    failedDays: integer("failed_days").notNull().default(0),
    /** In Japan. */
    lastFailedOn: text("last_failed_on"),
    /** `http-404`, `timeout` … */
    problem: text("problem"),
  },
  (t) => [index("checked_links_due").on(t.dueAt, t.id)],
)

/** Where a link is. */
export const linkPlaces = pgTable(
  "link_places",
  {
    linkId: text("link_id")
      .notNull()
      .references(() => checkedLinks.id, { onDelete: "cascade" }),
    noun: text("noun", { enum: writingNouns }).notNull(),
    documentId: text("document_id").$type<DocumentId>().notNull(),
    part: text("part", { enum: writingParts }).notNull(),
    /** The run that last found it there. */
    gatheredAt: instant("gathered_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.linkId, t.noun, t.documentId, t.part] }),
    index("link_places_gathered").on(t.gatheredAt),
  ],
)
