import { languages } from "@shirube/vocabulary/language"
import { jsonb, pgTable, text } from "drizzle-orm/pg-core"

/** What editors picked for the home page in each language. */
export const homePicks = pgTable("home_picks", {
  language: text("language", { enum: languages }).primaryKey(),
  picks: jsonb("picks").$type<readonly string[]>().notNull(),
})
