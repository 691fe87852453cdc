// What is picked for the home page as editors write it (editorial/writing): the shape of its draft.
import { MOST_PICKS, readPick } from "@shirube/vocabulary/site/home-picks/writing"
import { z } from "zod"

export const HomePicksFields = {
  details: z.strictObject({}),
  text: z.strictObject({
    picks: z
      .array(
        z
          .string()
          .max(120)
          .refine((written) => readPick(written) !== undefined),
      )
      .max(MOST_PICKS)
      .refine((picks) => new Set(picks).size === picks.length),
  }),
}
