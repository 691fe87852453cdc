// Schemas that several nouns share.

import { languages } from "@shirube/vocabulary/language"
import { furiganaSettings } from "@shirube/vocabulary/text/furigana"
import { z } from "zod"

export const Language = z.enum(languages).meta({ description: "`en` or `ja`" })

/** Language of members' texts: any language. Our own texts are in a `Language`. */
export const WrittenLanguage = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .meta({ description: "ISO 639-1, or ISO 639-3 if the language has no shorter code: `vi`" })

export const RubySegment = z.object({
  text: z.string(),
  reading: z.string().nullable(),
  level: z.int().min(1).max(5).optional().meta({
    description:
      "JLPT level of the word’s hardest kanji, 5 for N5. Left out without a reading, and for kanji beyond N1",
  }),
})

/** Text with furigana: `[{ text: "内定", reading: "ないてい", level: 2 }]`; `reading` is null for text without. */
export const RubyText = z
  .array(RubySegment)
  .meta({ description: "Text in segments, each with its furigana if it has any" })

export const Furigana = z.enum(furiganaSettings).meta({
  description: "Which words show furigana: all, none, or those with kanji harder than this JLPT level",
})

export const Cursor = z
  .string()
  .min(1)
  .max(400)
  .regex(/^[A-Za-z0-9_-]+$/)
  .meta({ description: "`next_cursor` of the previous page" })

export const pageQuery = (maximum: number, standard: number) => ({
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(maximum).default(standard),
})

export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() })

export const Instant = z.iso.datetime({ offset: true }).meta({ description: "ISO 8601, UTC" })
export const CalendarDate = z.iso.date().meta({ description: "YYYY-MM-DD, Japan time" })

/** The password (or the other service) was accepted; the second factor is missing. */
export const SecondFactorChallenge = z
  .object({
    challenge: z.string().meta({ description: "Sent back with the second factor; valid for 10 minutes" }),
    methods: z.array(z.enum(["totp", "passkey", "recovery_code"])),
  })
  .meta({ id: "SecondFactorChallenge" })

export const ErrorBody = z
  .object({
    message: z.string().meta({ description: "In the language of `LanguageType`" }),
    code: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    details: SecondFactorChallenge.optional().meta({ description: "With `auth.second_factor_required`" }),
    request_id: z.string(),
  })
  .meta({ id: "Error" })
