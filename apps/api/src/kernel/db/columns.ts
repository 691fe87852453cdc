// Column types that many tables share. Columns that name a member are in tables/identity/accounts.ts.
import { languages } from "@shirube/vocabulary/language"
import { customType, date, text, timestamp } from "drizzle-orm/pg-core"

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

/** A calendar day as text, without a time zone. */
export const day = (name: string) => date(name, { mode: "string" })

/** One of the languages of the site. */
export const language = () => text("language", { enum: languages }).notNull()

/** Zeros and ones. */
export const bits = customType<{ data: string }>({ dataType: () => "bit varying" })
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" })
