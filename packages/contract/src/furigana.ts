// Words of a text with their readings, for whoever writes it: a tap on a word corrects it.
import { z } from "zod"

/**
 * `start` and `end` are places in the source as it was sent, in UTF-16 units as browsers count them. A correction replaces what
 * stands there by `{text|reading}`, and holds for every further place of the same word in that text.
 */
export const WordReading = z
  .object({
    text: z.string().min(1),
    reading: z.string().min(1),
    start: z.int().min(0),
    end: z.int().min(1),
    /** Who says so. */
    by: z.enum(["writer", "dictionary"]),
  })
  .meta({ id: "WordReading" })
export type WordReading = z.infer<typeof WordReading>
