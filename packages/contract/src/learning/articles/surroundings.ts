// What articles are made with, as editors write it (editorial/writing): the shapes of its drafts.
import {
  LAST_POSITION,
  LONGEST_BIO,
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
  LONGEST_SEAL,
  LONGEST_SHARED_TEXT,
} from "@shirube/vocabulary/learning/articles/surroundings"
import { z } from "zod"
import { Section } from "../../categories.ts"
import { line, orEmpty, text } from "../../drafted.ts"

const Position = z.int().min(0).max(LAST_POSITION)

export const CategoryFields = {
  details: z.strictObject({ section: orEmpty(Section), position: Position }),
  text: z.strictObject({ name: line(LONGEST_NAME), description: line(LONGEST_DESCRIPTION) }),
}

export const TagFields = {
  details: z.strictObject({ position: Position }),
  text: z.strictObject({ name: line(LONGEST_NAME) }),
}

export const AuthorFields = {
  details: z.strictObject({ seal: line(LONGEST_SEAL), role: orEmpty(z.enum(["editor", "senpai"])) }),
  text: z.strictObject({
    name: line(LONGEST_NAME),
    headline: line(LONGEST_DESCRIPTION),
    bio: text(LONGEST_BIO),
  }),
}

export const SharedTextFields = {
  details: z.strictObject({}),
  text: z.strictObject({ markdown: text(LONGEST_SHARED_TEXT) }),
}
