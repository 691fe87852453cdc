// Calendar feeds for other programs: public ones per class, and a member's own under a secret address.
import { z } from "zod"
import { route } from "../../route.ts"
import { Language } from "../../wire.ts"
import { ClassKey } from "./entries.ts"

export const ICALENDAR_TYPE = "text/calendar; charset=utf-8"

const tag = "Calendar"
const file = { types: [ICALENDAR_TYPE] }

export const readSeasonFeed = route({
  method: "get",
  path: "/v1/calendar/seasons/{class}/feed.ics",
  summary: "The official dates of a class as a calendar feed",
  tag,
  access: "public",
  limit: { per: "ip", points: 120, seconds: 60 },
  params: z.object({ class: ClassKey }),
  query: z.object({ language: Language.default("en") }),
  success: { status: 200, body: null, file },
  errors: ["calendar.no_such_class"],
})

const Feed = z.object({
  address: z
    .string()
    .nullable()
    .meta({ description: "Anyone with this address can read the calendar; null without one" }),
})

export const getFeed = route({
  method: "get",
  path: "/v1/calendar/feed",
  summary: "The secret address of the caller's own calendar",
  tag,
  access: "signed-in",
  success: { status: 200, body: Feed },
  errors: [],
})

export const renewFeed = route({
  method: "post",
  path: "/v1/calendar/feed",
  summary: "Create a secret address or replace it; the previous address stops working",
  tag,
  access: "signed-in",
  limit: { per: "user", points: 20, seconds: 3_600 },
  body: z.object({ language: Language }),
  success: { status: 200, body: Feed },
  errors: [],
})

export const endFeed = route({
  method: "delete",
  path: "/v1/calendar/feed",
  summary: "Delete the secret address. Idempotent.",
  tag,
  access: "signed-in",
  success: { status: 204, body: null },
  errors: [],
})

export const readOwnFeed = route({
  method: "get",
  path: "/v1/calendar/feeds/{token}/feed.ics",
  summary: "A member's calendar, under its secret address",
  tag,
  access: "public", // only with a secret address
  limit: { per: "token", points: 60, seconds: 60 },
  params: z.object({ token: z.string().regex(/^[\w-]{32}$/) }),
  success: { status: 200, body: null, file },
  errors: ["calendar.no_such_feed"],
})

export const routes = [readSeasonFeed, getFeed, renewFeed, endFeed, readOwnFeed] as const
