import type {
  Audience,
  Degree,
  JapaneseLevel,
  LanguageLevel,
  ShownPart,
} from "@shirube/contract/profile-choices"
import { sql } from "drizzle-orm"
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
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

const several = <Id extends string>(name: string) =>
  text(name).array().$type<Id[]>().notNull().default(sql`'{}'::text[]`)

/** What somebody says about themselves, beside their account. What has not been said yet is null or empty. */
export const profiles = pgTable(
  "profiles",
  {
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
    updatedAt: timestamp("updated_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (t) => [index("profiles_listed").on(t.userId).where(sql`${t.isListed}`)],
)
