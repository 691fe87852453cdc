import type { MentorCard } from "@shirube/contract/mentors/directory/routes"
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import type { z } from "zod"
import { instant, tsvector } from "#api/kernel/db/columns"
import { deletedWithMember } from "../identity/accounts.ts"

/** What the directory shows beside the name, which is read from the account. */
export type StoredCard = Omit<z.output<typeof MentorCard>, "id" | "name" | "seal">

/** By language, with furigana. */
export type MentorTexts = Readonly<
  Record<string, { readonly title: string; readonly headline: string; readonly lines: readonly string[] }>
>

/** One row per senpai in the directory, made from their page and everything that it shows. */
export const mentorListings = pgTable(
  "mentor_listings",
  {
    userId: deletedWithMember("user_id").primaryKey(),
    publishedAt: instant("published_at").notNull(),
    answers: integer("answers").notNull(),
    /** Position in today's order; a job draws new ones every night. */
    position: integer("position").notNull(),
    /** Filters that find them, as `country:VN`. */
    facets: text("facets").array().notNull(),
    /** Built only from what the page shows. */
    words: tsvector("words").notNull(),
    card: jsonb("card").$type<StoredCard>().notNull(),
    /** For the search of the whole site. */
    texts: jsonb("texts").$type<MentorTexts>().notNull().default({}),
  },
  // No GIN pending list: every search would have to scan it.
  (t) => [
    index("mentor_listings_newest").on(t.publishedAt, t.userId),
    index("mentor_listings_answers").on(t.answers, t.userId),
    index("mentor_listings_rotating").on(t.position, t.userId),
    index("mentor_listings_facets").using("gin", t.facets).with({ fastupdate: false }),
    index("mentor_listings_words").using("gin", t.words).with({ fastupdate: false }),
  ],
)
