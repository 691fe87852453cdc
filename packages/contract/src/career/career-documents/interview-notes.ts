// A member's notes for interview questions: one document for all of them.

import {
  LONGEST_INTERVIEW_NOTE,
  MOST_INTERVIEW_NOTES,
} from "@shirube/vocabulary/career/interview-practice/choices"
import { z } from "zod"
import { areUnique, draftLines, ListedName } from "./texts.ts"

export const InterviewNotesContent = z
  .object({
    kind: z.literal("interview-notes"),
    notes: z
      .array(
        z.object({
          question: ListedName.meta({ description: "A removed question is ignored" }),
          text: draftLines(LONGEST_INTERVIEW_NOTE),
        }),
      )
      .max(MOST_INTERVIEW_NOTES)
      .refine((notes) => areUnique(notes.map(({ question }) => question))),
  })
  .meta({ id: "InterviewNotesContent" })
export type InterviewNotesContent = z.infer<typeof InterviewNotesContent>
