import type { MentorCard } from "@shirube/contract/mentors/directory/routes"
import { sql } from "drizzle-orm"
import { index, integer, jsonb, pgTable, primaryKey, serial, text } from "drizzle-orm/pg-core"
import type { z } from "zod"
import { bits, instant, tsvector } from "#api/kernel/db/columns"
import { deletedWithMember } from "../identity/accounts.ts"

/** What the directory shows beside the name, which is read from the account, and the free time, which passes. */
export type StoredCard = Omit<z.output<typeof MentorCard>, "id" | "name" | "seal" | "next_free_at">

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
    /** Their bit in the bitmaps of facets. */
    slot: serial("slot").unique(),
    /** Filters that find them, as `country:VN`. */
    facets: text("facets").array().notNull(),
    /** Built only from what the page shows. */
    words: tsvector("words").notNull(),
    card: jsonb("card").$type<StoredCard>().notNull(),
    /** The earliest free time for a session. Renewed with hours and sessions, and when it has passed. */
    nextFreeAt: instant("next_free_at"),
    /** When the owner last changed the page. */
    pageChangedAt: instant("page_changed_at").notNull(),
    /** For the search of the whole site. */
    texts: jsonb("texts").$type<MentorTexts>().notNull().default({}),
  },
  // No GIN pending list: every search would have to scan it.
  (t) => [
    index("mentor_listings_newest").on(t.publishedAt, t.userId),
    index("mentor_listings_answers").on(t.answers, t.userId),
    index("mentor_listings_rotating").on(t.position, t.userId),
    index("mentor_listings_next_free").on(t.nextFreeAt).where(sql`${t.nextFreeAt} is not null`),
    index("mentor_listings_facets").using("gin", t.facets).with({ fastupdate: false }),
    index("mentor_listings_words").using("gin", t.words).with({ fastupdate: false }),
  ],
)

/** The slots of entries that have a facet, in blocks; those of the empty token are all of them. */
export const mentorFacetBitmaps = pgTable(
  "mentor_facet_bitmaps",
  {
    token: text("token").notNull(),
    block: integer("block").notNull(),
    slots: bits("slots").notNull(),
  },
  (t) => [primaryKey({ columns: [t.token, t.block] })],
)
