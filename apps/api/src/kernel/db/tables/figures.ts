import type { FigureName } from "@shirube/vocabulary/editorial/figures/choices"
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { day } from "#api/kernel/db/columns"

/** Counts of a day in Japan: nothing of a person, and no order in which things happened. */
export const figures = pgTable(
  "figures",
  {
    name: text("name").$type<FigureName>().notNull(),
    day: day("day").notNull(),
    /** What it is about; empty for the site. */
    subject: text("subject").notNull(),
    /** Empty if it has none. */
    language: text("language").notNull(),
    /** Empty if it has none. */
    device: text("device").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.day, t.subject, t.language, t.device] })],
)
