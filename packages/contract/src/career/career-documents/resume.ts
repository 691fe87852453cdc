// The data of a résumé, from which rirekisho, shokumu-keirekisho and the English résumé are made. Unfinished
// texts are empty. A field that is added later has a default, because stored documents lack it.

import { LONGEST_DOCUMENT_TITLE } from "@shirube/vocabulary/career/career-documents/choices"
import {
  educationEndings,
  LONGEST_RESUME_LINE,
  LONGEST_RESUME_TEXT,
  MOST_RESUME_ROWS,
  yearStyles,
} from "@shirube/vocabulary/career/resumes/choices"
import { z } from "zod"
import { NamedUuid } from "../../ids.ts"
import { CalendarDate } from "../../wire.ts"
import { areUnique, draftLine, draftLines, Month } from "./texts.ts"

const Line = draftLine(LONGEST_RESUME_LINE)
const Lines = draftLines(LONGEST_RESUME_TEXT)
const rowsOf = <Row extends z.ZodObject<{ id: typeof NamedUuid }>>(row: Row) =>
  z
    .array(row)
    .max(MOST_RESUME_ROWS)
    .refine((rows) => areUnique(rows.map(({ id }) => id)))

const Name = z.object({ family: Line, given: Line })

const Education = z.object({
  id: NamedUuid,
  school: Line,
  department: Line,
  from: Month.nullable(),
  to: Month.nullable(),
  ending: z.enum(educationEndings),
})

const Work = z.object({
  id: NamedUuid,
  employer: Line,
  position: Line,
  from: Month.nullable(),
  to: Month.nullable().meta({ description: "Null: until today" }),
  is_part_time: z.boolean(),
  duties: Lines,
})

export const ResumeContent = z
  .object({
    kind: z.literal("resume"),
    title: draftLine(LONGEST_DOCUMENT_TITLE),
    name: Name.meta({ description: "As it is written on the form: kanji, or the letters of the passport" }),
    name_kana: Name,
    name_roman: Name,
    name_native: Line.meta({ description: "In the letters of the student's own language" }),
    birthday: CalendarDate.nullable(),
    gender: Line.meta({ description: "Optional on the form" }),
    postal_code: Line,
    address: Line,
    address_kana: Line,
    phone: Line,
    email: Line,
    photo: NamedUuid.nullable(),
    education: rowsOf(Education),
    work: rowsOf(Work),
    licences: rowsOf(z.object({ id: NamedUuid, name: Line, month: Month.nullable() })),
    languages: rowsOf(z.object({ id: NamedUuid, language: Line, level: Line })),
    skills: Lines,
    motivation: Lines,
    wishes: Lines,
    year_style: z.enum(yearStyles),
  })
  .meta({ id: "ResumeContent" })
export type ResumeContent = z.infer<typeof ResumeContent>
