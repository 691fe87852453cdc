// For a while the editor who has decided a review can undo it.
import { z } from "zod"
import { route } from "../../route.ts"
import { Applicant, access, Queue, Review, reviewOutcomes, reviewParams, tag } from "./routes.ts"

export const undoDecision = route({
  method: "post",
  path: "/v1/editors/reviews/{id}/undo",
  summary: "Undo one's own decision before its emails are sent; the review waits again",
  tag,
  access,
  params: reviewParams,
  success: { status: 200, body: Review },
  errors: ["review.not_found", "review.undo_over"],
})

export const listUndoable = route({
  method: "get",
  path: "/v1/editors/undoable",
  summary: "The caller's own decisions that can still be undone, newest first",
  tag,
  access,
  success: {
    status: 200,
    body: z.object({
      items: z.array(
        z.object({
          review_id: z.uuid(),
          queue: Queue,
          title: z.string(),
          applicant: Applicant.nullable(),
          outcome: z.enum(reviewOutcomes),
          choice: z.string().nullable().meta({ description: "Label of the decision" }),
          seconds_left: z.int(),
        }),
      ),
    }),
  },
  errors: [],
})

export const routes = [undoDecision, listUndoable] as const
