// What the signed-in reader may do with a question or an answer.
import { z } from "zod"

export const MineFact = z.object({
  is_mine: z.boolean(),
  may_edit: z.boolean(),
  may_remove: z.boolean(),
  may_accept: z
    .boolean()
    .meta({ description: "For a question: one of its answers; for an answer: this one" }),
  may_answer: z.boolean().meta({ description: "For a question that the caller has not answered yet" }),
  may_invite: z.boolean().meta({ description: "For a question: invite senpai to answer" }),
  is_invited: z
    .boolean()
    .meta({ description: "For a question: the caller was invited to answer and has not responded" }),
  may_comment: z.boolean(),
  may_translate: z.boolean().meta({ description: "Add a translation" }),
  comment_ids: z
    .array(z.uuid())
    .meta({ description: "For a question: the caller's own latest comments in its thread" }),
})
export type MineFact = z.output<typeof MineFact>
