// Searching senpai to name as speakers of an event.

import { LONGEST_SEARCHED_NAME } from "@shirube/vocabulary/people/members/choices"
import { z } from "zod"
import { route } from "../../route.ts"

/** Small enough to choose from without scrolling. */
export const MOST_FOUND_SPEAKERS = 8

export const findSpeakers = route({
  method: "get",
  path: "/v1/event-speakers",
  summary: "Search screened senpai in the directory by name, to name one as a speaker",
  tag: "Organised events",
  access: { roles: ["editor", "company"], editorRoles: ["writer", "reviewer"], registered: true },
  limit: { per: "user", points: 120, seconds: 60 },
  query: z.object({ name: z.string().trim().min(1).max(LONGEST_SEARCHED_NAME) }),
  success: {
    status: 200,
    body: z.object({
      items: z
        .array(
          z.object({
            id: z.uuid(),
            name: z.string(),
            seal: z.string(),
            work: z.string().nullable().meta({ description: "Where they work, as far as they show it" }),
          }),
        )
        .max(MOST_FOUND_SPEAKERS),
    }),
  },
  errors: [],
})

export const routes = [findSpeakers] as const
