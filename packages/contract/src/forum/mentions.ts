// Whom somebody who writes in Ask Senpai may speak to.
import { z } from "zod"
import { LONGEST_SEARCHED_NAME } from "../forum-choices.ts"
import { route } from "../route.ts"
import { QuestionId, tag } from "./texts.ts"

/** More would be a list to leaf through. */
export const MOST_SUGGESTED = 8

export const suggestPeople = route({
  method: "get",
  path: "/v1/mentionable",
  summary:
    "People to mention: those who have written in a thread under their name, and senpai of the directory by name",
  tag,
  access: { registered: true },
  limit: { per: "user", points: 120, seconds: 60 },
  query: z.object({
    question_id: QuestionId.optional().meta({
      description: "The thread; unset while a question is being asked",
    }),
    name: z
      .string()
      .trim()
      .max(LONGEST_SEARCHED_NAME)
      .default("")
      .meta({ description: "The beginning of a name; without one, only those of the thread" }),
  }),
  success: {
    status: 200,
    body: z.object({
      items: z
        .array(
          z.object({
            id: z.uuid(),
            name: z.string(),
            seal: z.string(),
            is_senpai: z.boolean(),
          }),
        )
        .max(MOST_SUGGESTED),
    }),
  },
  errors: ["question.not_found", "forum.not_for_companies"],
})

export const routes = [suggestPeople] as const
