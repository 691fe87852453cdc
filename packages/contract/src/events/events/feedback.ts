// Feedback of attendees after an event.
import { eventRatings, LONGEST_FEEDBACK } from "@shirube/vocabulary/events/events/draft-choices"
import { z } from "zod"
import { route } from "../../route.ts"
import { Instant, page, pageQuery } from "../../wire.ts"
import { both, organisers, PEOPLE_PER_PAGE, params, tag } from "./organising.ts"

const Rating = z.enum(eventRatings)

export const listFeedback = route({
  method: "get",
  path: "/v1/organised-events/{id}/feedback",
  summary: "Feedback, without names",
  ...organisers,
  params,
  query: z.object(pageQuery(PEOPLE_PER_PAGE, PEOPLE_PER_PAGE)),
  success: {
    status: 200,
    body: page(z.object({ rating: Rating, comment: z.string(), given_at: Instant })).extend({
      counts: z.array(z.int()).meta({ description: "Count of each rating, from the worst to the best" }),
    }),
  },
  errors: ["event.not_found", "cursor.invalid"],
})

const Feedback = z.object({
  rating: Rating,
  comment: z.string().trim().max(LONGEST_FEEDBACK).default(""),
})

const asGuest = {
  tag,
  access: "signed-in",
  limit: { per: "user", points: 30, seconds: 60 },
  params,
} as const

export const getOwnFeedback = route({
  method: "get",
  path: "/v1/events/{id}/feedback",
  summary: "The caller's own feedback about an event, and whether they may give it",
  ...asGuest,
  success: {
    status: 200,
    body: z.object({
      title: both,
      is_open: z.boolean().meta({ description: "They had a seat, and it is over" }),
      feedback: z.object({ rating: Rating, comment: z.string() }).nullable(),
    }),
  },
  errors: ["event.not_found"],
})

export const giveFeedback = route({
  method: "put",
  path: "/v1/events/{id}/feedback",
  summary: "Give feedback; one per person, and the latest counts",
  ...asGuest,
  body: Feedback,
  success: { status: 204, body: null },
  errors: ["event.not_found", "event.no_feedback_yet"],
})

export const routes = [listFeedback, getOwnFeedback, giveFeedback] as const
