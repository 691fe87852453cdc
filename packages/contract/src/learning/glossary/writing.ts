// A term of the glossary as editors write it (editorial/writing): the shapes of its draft.
import {
  LONGEST_EXAMPLE,
  LONGEST_EXPLANATION,
  LONGEST_TERM,
  LONGEST_TERM_READING,
  MOST_OTHER_NAMES,
} from "@shirube/vocabulary/learning/glossary/writing"
import { z } from "zod"
import { line, orEmpty, text } from "../../drafted.ts"
import { ArticleId } from "../articles/routes.ts"

export const TermFields = {
  details: z.strictObject({
    reading: line(LONGEST_TERM_READING),
    also: z.array(line(LONGEST_TERM).min(1)).max(MOST_OTHER_NAMES),
    article: orEmpty(ArticleId),
  }),
  text: z.strictObject({
    term: line(LONGEST_TERM),
    explanation: text(LONGEST_EXPLANATION),
    example: line(LONGEST_EXAMPLE),
  }),
}
