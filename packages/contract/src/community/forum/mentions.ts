// Suggestions of people to mention in a post.

import { LONGEST_SEARCHED_NAME } from "@shirube/vocabulary/people/members/choices"
import { z } from "zod"
import { route } from "../../route.ts"
import { QuestionId, tag } from "./texts.ts"

/** Small enough to choose from without scrolling. */
export const MOST_SUGGESTED = 8

export const suggestPeople = route({
  method: "get",
  path: "/v1/mentionable",
  summary: "People to mention: named participants of a thread, and senpai of the directory by name",
  tag,
  access: { agreed: true },
  limit: { per: "user", points: 120, seconds: 60 },
  query: z.object({
    question_id: QuestionId.optional().meta({
      description: "The thread; unset while a new question is being written",
    }),
    name: z
      .string()
      .trim()
      .max(LONGEST_SEARCHED_NAME)
      .default("")
      .meta({ description: "Prefix of a name; without one, only participants of the thread" }),
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
