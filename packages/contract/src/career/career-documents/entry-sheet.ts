// An entry sheet: answers to a company's questions. Unfinished texts are empty.

import {
  countingRules,
  esQuestions,
  LARGEST_ANSWER_LIMIT,
  LONGEST_ANSWER,
  LONGEST_ASKED,
  LONGEST_DOCUMENT_TITLE,
  MOST_ANSWERS,
  MOST_DISMISSED_HINTS,
  MOST_EPISODES_OF_ANSWER,
} from "@shirube/vocabulary/career/career-documents/choices"
import { z } from "zod"
import { NamedUuid } from "../../ids.ts"
import { areUnique, draftLine, draftLines, ListedName } from "./texts.ts"

const Answer = z.object({
  id: NamedUuid,
  question: z.enum(esQuestions),
  asked: draftLine(LONGEST_ASKED).nullable().meta({ description: "The question in the company's words" }),
  limit: z.int().min(1).max(LARGEST_ANSWER_LIMIT).nullable().meta({ description: "Characters allowed" }),
  counts: z.enum(countingRules).meta({ description: "How the form counts characters" }),
  text: draftLines(LONGEST_ANSWER),
  episodes: z
    .array(NamedUuid)
    .max(MOST_EPISODES_OF_ANSWER)
    .refine(areUnique)
    .meta({ description: "Episodes that it is made from; deleted ones are ignored" }),
})

export const EntrySheetContent = z
  .object({
    kind: z.literal("entry-sheet"),
    title: draftLine(LONGEST_DOCUMENT_TITLE),
    application: NamedUuid.nullable().meta({
      description: "The application that it is for; a deleted one is ignored",
    }),
    answers: z
      .array(Answer)
      .max(MOST_ANSWERS)
      .refine((answers) => areUnique(answers.map(({ id }) => id))),
    dismissed_hints: z
      .array(ListedName)
      .max(MOST_DISMISSED_HINTS)
      .refine(areUnique)
      .meta({ description: "Rules whose hints are not shown for this document" }),
  })
  .meta({ id: "EntrySheetContent" })
export type EntrySheetContent = z.infer<typeof EntrySheetContent>
