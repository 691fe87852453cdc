// Events as calendar files and feeds. The language is part of the address, because such programs send no
// language header.
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Language } from "../../wire.ts"
import { CALENDAR_TYPE, EventId, FEED_TYPE } from "./routes.ts"

const common = {
  tag: "Events",
  access: "public",
  limit: { per: "ip", points: 120, seconds: 60 },
} as const
const language = Language.optional()

export const readEventCalendar = route({
  method: "get",
  path: "/v1/events/{id}/calendar",
  summary: "An event as a calendar file, with all its sessions or one of them",
  ...common,
  params: z.object({ id: EventId }),
  query: z.object({ session: uuidOf("event-session").optional(), language }),
  success: { status: 200, body: null, file: { types: [CALENDAR_TYPE] } },
  errors: ["event.not_found"],
})

export const readCalendarOfEvents = route({
  method: "get",
  path: "/v1/event-calendar",
  summary: "All upcoming events as a calendar subscription",
  ...common,
  query: z.object({ language }),
  success: { status: 200, body: null, file: { types: [CALENDAR_TYPE] } },
  errors: [],
})

export const readFeedOfEvents = route({
  method: "get",
  path: "/v1/event-feed",
  summary: "All upcoming events as RSS",
  ...common,
  query: z.object({ language }),
  success: { status: 200, body: null, file: { types: [FEED_TYPE] } },
  errors: [],
})

export const routes = [readEventCalendar, readCalendarOfEvents, readFeedOfEvents] as const
