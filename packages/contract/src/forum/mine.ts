// What a question or an answer is to whoever reads it.
import { z } from "zod"

export const MineFact = z.object({
  is_mine: z.boolean(),
  may_edit: z.boolean(),
  may_remove: z.boolean(),
  may_accept: z.boolean().meta({ description: "Of a question: one of its answers; of an answer: this one" }),
  may_answer: z.boolean().meta({ description: "A question, and not yet done" }),
  may_invite: z.boolean().meta({ description: "Of a question: ask senpai for an answer" }),
  is_invited: z
    .boolean()
    .meta({ description: "Of a question: has been asked for an answer, and it still waits" }),
  may_comment: z.boolean(),
  may_translate: z.boolean().meta({ description: "Add it in another language" }),
  comment_ids: z
    .array(z.uuid())
    .meta({ description: "Of a question: one's own comments in its thread, the last ones" }),
})
export type MineFact = z.output<typeof MineFact>
