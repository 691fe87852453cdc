import type {
  Audience,
  Degree,
  JapaneseLevel,
  LanguageLevel,
  ShownPart,
} from "@shirube/contract/profile-choices"
import { sql } from "drizzle-orm"
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core"
import type {
  CountryCode,
  IndustryId,
  LanguageCode,
  OccupationId,
  PrefectureCode,
  RegionId,
  UniversityId,
  UserId,
} from "../ids.ts"
import { users } from "./accounts.ts"

interface SpokenLanguage {
  readonly code: LanguageCode
  readonly level: LanguageLevel
}

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" })

const several = <Id extends string>(name: string) =>
  text(name).array().$type<Id[]>().notNull().default(sql`'{}'::text[]`)

/** What somebody says about themselves, beside their account. What has not been said yet is null or empty. */
export const profiles = pgTable("profiles", {
  userId: uuid("user_id")
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** As the residence card has it; the name that others see is the account's. */
  familyName: text("family_name"),
  /** Null beside a family name: has one name only. */
  givenName: text("given_name"),
  familyKana: text("family_kana"),
  givenKana: text("given_kana"),
  birthDate: date("birth_date", { mode: "string" }),
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
  /** What is not named here nobody sees. */
  visibility: jsonb("visibility").$type<Partial<Record<ShownPart, Audience>>>().notNull().default({}),
  isListed: boolean("is_listed").notNull().default(false),
  /** Of a senpai: members may ask them for an answer to a question. */
  takesInvitations: boolean("takes_invitations").notNull().default(true),
  /** By an editor's word: whoever this says it of is not listed, whatever they choose. */
  isWithheld: boolean("is_withheld").notNull().default(false),
  updatedAt: timestamp("updated_at", { withTimezone: true, mode: "date" }).notNull(),
})

/** One row for everybody who is in the members' directory, with what they are found by. */
export const listings = pgTable(
  "listings",
  {
    userId: uuid("user_id")
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    listedAt: timestamp("listed_at", { withTimezone: true, mode: "date" }).notNull(),
    /** Made of what somebody shows, so that nothing else can be looked for. Null until it is made. */
    words: tsvector("words"),
  },
  // Words are written to the index at once: a list of those still to be sorted in would be read by every search.
  (t) => [
    index("listings_newest").on(t.listedAt, t.userId),
    index("listings_words").using("gin", t.words).with({ fastupdate: false }),
    index("listings_unmade").on(t.userId).where(sql`${t.words} is null`),
  ],
)
