// Furigana as it is written, and the words of a text with their readings, for whoever writes it: a tap on a word corrects it.
import { z } from "zod"

/** `{内定|ないてい}`; `{内定|}` for a word that is to have no reading. */
export const RUBY = /\{([^{}|\n]+)\|([^{}|\n]*)\}/g

/** The text as read without furigana, for titles, search and counting. */
export const withoutRuby = (source: string) => source.replace(RUBY, "$1")

/**
 * `start` and `end` are places in the source as it was sent, in UTF-16 units as browsers count them. A correction replaces what
 * stands there by `{text|reading}`, and holds for every further place of the same word in that text that its writer has not
 * given a reading.
 */
export const WordReading = z
  .object({
    text: z.string().min(1),
    reading: z.string().min(1).nullable().meta({ description: "Null: none is known, or none is wanted" }),
    start: z.int().min(0),
    end: z.int().min(1),
    /** Who says so. */
    by: z.enum(["writer", "dictionary"]),
  })
  .meta({ id: "WordReading" })
export type WordReading = z.infer<typeof WordReading>
