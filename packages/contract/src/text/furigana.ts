// Furigana markup, and the words of a text with their readings, which its author corrects by tapping a word.
import { z } from "zod"

/** `{内定|ないてい}`; `{内定|}` for a word without furigana. */
export const RUBY = /\{([^{}|\n]+)\|([^{}|\n]*)\}/g

/** The text without furigana, for titles, search and counting. */
export const withoutRuby = (source: string) => source.replace(RUBY, "$1")

/**
 * `start` and `end` are offsets in the source as sent, in UTF-16 units as browsers count them. A correction
 * replaces that range with `{text|reading}`, and applies to every later occurrence of the word that its
 * author has not given a reading.
 */
export const WordReading = z
  .object({
    text: z.string().min(1),
    reading: z.string().min(1).nullable().meta({ description: "Null: unknown, or not wanted" }),
    start: z.int().min(0),
    end: z.int().min(1),
    /** Where the reading comes from. */
    by: z.enum(["writer", "dictionary"]),
  })
  .meta({ id: "WordReading" })
export type WordReading = z.infer<typeof WordReading>
