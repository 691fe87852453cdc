import type {
  Audience,
  Degree,
  JapaneseLevel,
  LanguageLevel,
  ShownPart,
} from "@shirube/vocabulary/people/profile/choices"
import { sql } from "drizzle-orm"
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { day, instant, tsvector } from "#api/kernel/db/columns"
import type {
  CountryCode,
  IndustryId,
  LanguageCode,
  OccupationId,
  PrefectureCode,
  RegionId,
  UniversityId,
} from "#api/kernel/db/ids"
import { deletedWithMember } from "../identity/accounts.ts"

interface SpokenLanguage {
  readonly code: LanguageCode
  readonly level: LanguageLevel
}

const several = <Id extends string>(name: string) =>
  text(name).array().$type<Id[]>().notNull().default(sql`'{}'::text[]`)

/** A member's profile, beside their account. Fields that are not filled in are null or empty. */
export const profiles = pgTable("profiles", {
  userId: deletedWithMember("user_id").primaryKey(),
  /** As on the residence card; the public name is the account's. */
  familyName: text("family_name"),
  /** Null beside a family name: the member has only one name. */
  givenName: text("given_name"),
  familyKana: text("family_kana"),
  givenKana: text("given_kana"),
  birthDate: day("birth_date"),
  nationality: text("nationality").$type<CountryCode>(),
  japaneseLevel: text("japanese_level").$type<JapaneseLevel>(),
  languages: jsonb("languages").$type<SpokenLanguage[]>().notNull().default([]),
  region: text("region").$type<RegionId>(),
  /** Null beside a name: a university that is not listed. */
  universityId: text("university_id").$type<UniversityId>(),
  universityName: text("university_name"),
  school: text("school"),
  degree: text("degree").$type<Degree>(),
  major: text("major"),
  year: integer("year"),
  /** YYYY-MM */
  graduationMonth: text("graduation_month"),
  industries: several<IndustryId>("industries"),
  occupations: several<OccupationId>("occupations"),
  prefectures: several<PrefectureCode>("prefectures"),
  experience: text("experience"),
  goals: text("goals"),
  introductionEn: text("introduction_en"),
  introductionJa: text("introduction_ja"),
  /** Parts that are not listed are private. */
  visibility: jsonb("visibility").$type<Partial<Record<ShownPart, Audience>>>().notNull().default({}),
  isListed: boolean("is_listed").notNull().default(false),
  /** Of a senpai: members may ask them for an answer to a question. */
  takesInvitations: boolean("takes_invitations").notNull().default(true),
  /** Set by an editor: keeps the member out of the directory, whatever they choose. */
  isWithheld: boolean("is_withheld").notNull().default(false),
  updatedAt: instant("updated_at").notNull(),
})

/** One row per member in the directory, with the words that find them. */
export const listings = pgTable(
  "listings",
  {
    userId: deletedWithMember("user_id").primaryKey(),
    listedAt: instant("listed_at").notNull(),
    /**
     * Built only from what the member shows, so that hidden fields cannot be searched. Null until it is built.
     */
    words: tsvector("words"),
  },
  // No GIN pending list: every search would have to scan it.
  (t) => [
    index("listings_newest").on(t.listedAt, t.userId),
    index("listings_words").using("gin", t.words).with({ fastupdate: false }),
    index("listings_unmade").on(t.userId).where(sql`${t.words} is null`),
  ],
)
