// The data of a résumé, from which rirekisho, shokumu-keirekisho and the English résumé are printed. Unfinished
// texts are empty. A field that is added later has a default, because stored documents lack it.

import { LONGEST_DOCUMENT_TITLE } from "@shirube/vocabulary/career/career-documents/choices"
import {
  educationEndings,
  LONGEST_ADDRESS,
  LONGEST_DUTIES,
  LONGEST_NAME_PART,
  LONGEST_RESUME_LINE,
  LONGEST_RESUME_TEXT,
  MOST_JOBS,
  MOST_LICENCES,
  MOST_RESUME_LANGUAGES,
  MOST_SCHOOLS,
  schoolLevels,
  workKinds,
  yearStyles,
} from "@shirube/vocabulary/career/resumes/choices"
import { languageLevels } from "@shirube/vocabulary/people/profile/choices"
import { z } from "zod"
import { NamedUuid } from "../../ids.ts"
import { CalendarDate } from "../../wire.ts"
import { areUnique, draftLine, draftLines, Month } from "./texts.ts"

const Line = draftLine(LONGEST_RESUME_LINE)
const Lines = draftLines(LONGEST_RESUME_TEXT)
const Duties = draftLines(LONGEST_DUTIES)
const InEnglish = Line.meta({ description: "For the English résumé; empty: as in Japanese" })
const rowsOf = <Row extends z.ZodObject<{ id: typeof NamedUuid }>>(row: Row, most: number) =>
  z
    .array(row)
    .max(most)
    .refine((rows) => areUnique(rows.map(({ id }) => id)))

const NamePart = draftLine(LONGEST_NAME_PART)
const Name = z.object({ family: NamePart, given: NamePart })

const Address = z.object({
  postal_code: draftLine(20),
  address: draftLine(LONGEST_ADDRESS),
  kana: draftLine(LONGEST_ADDRESS),
  phone: draftLine(40),
})

const School = z.object({
  id: NamedUuid,
  school: Line,
  school_en: InEnglish,
  department: Line.meta({ description: "Faculty, department, course" }),
  department_en: InEnglish,
  level: z.enum(schoolLevels).nullable(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .meta({ description: "ISO 3166-1 alpha-2; printed beside a school outside Japan" }),
  from: Month.nullable(),
  to: Month.nullable(),
  ending: z.enum(educationEndings),
})

const Job = z.object({
  id: NamedUuid,
  employer: Line,
  employer_en: InEnglish,
  business: Line.meta({ description: "What the employer does" }),
  position: Line.meta({ description: "Department and position" }),
  position_en: InEnglish,
  kind: z.enum(workKinds),
  from: Month.nullable(),
  to: Month.nullable().meta({ description: "Null: until today" }),
  is_on_rirekisho: z.boolean(),
  duties: Duties.meta({ description: "One point a line" }),
  results: Duties.meta({ description: "One point a line" }),
  duties_en: Duties.meta({ description: "Duties and results in English, one point a line" }),
})

export const ResumeContent = z
  .object({
    kind: z.literal("resume"),
    title: draftLine(LONGEST_DOCUMENT_TITLE),
    year_style: z.enum(yearStyles),
    submitted_on: CalendarDate.nullable().meta({
      description: "Date on the form; null: the day of printing",
    }),
    name: Name.meta({ description: "As it is written on the form: kanji, or as on the residence card" }),
    name_kana: Name,
    name_roman: Name.meta({ description: "As in the passport" }),
    name_native: draftLine(2 * LONGEST_NAME_PART).meta({
      description: "In the letters of the student's own language",
    }),
    birthday: CalendarDate.nullable(),
    gender: draftLine(20).meta({ description: "Optional on the form" }),
    has_photo: z.boolean().meta({ description: "Print the caller's résumé photo on the rirekisho" }),
    home: Address.meta({ description: "Where the student lives" }),
    contact: Address.meta({ description: "Only if letters should go elsewhere" }),
    email: draftLine(254),
    website: draftLine(200),
    schools: rowsOf(School, MOST_SCHOOLS),
    jobs: rowsOf(Job, MOST_JOBS),
    licences: rowsOf(
      z.object({ id: NamedUuid, name: Line, name_en: InEnglish, month: Month.nullable() }),
      MOST_LICENCES,
    ),
    languages: rowsOf(
      z.object({
        id: NamedUuid,
        code: z
          .string()
          .regex(/^[a-z]{2,3}$/)
          .nullable()
          .meta({ description: "ISO 639" }),
        level: z.enum(languageLevels),
      }),
      MOST_RESUME_LANGUAGES,
    ),
    motivation: Lines,
    self_pr: Lines,
    hobbies: draftLines(LONGEST_DUTIES),
    wishes: draftLines(LONGEST_DUTIES),
    residence_status: Line,
    residence_until: CalendarDate.nullable(),
    summary: Lines.meta({ description: "Career summary of the shokumu-keirekisho" }),
    summary_en: Lines,
    skills: Lines,
    skills_en: Lines,
  })
  .meta({ id: "ResumeContent" })
export type ResumeContent = z.infer<typeof ResumeContent>
