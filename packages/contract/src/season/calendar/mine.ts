// A member's own calendar: their class, ticked steps and own entries. Private to the member.

import {
  LONGEST_OWN_COMPANY,
  LONGEST_OWN_NOTE,
  LONGEST_OWN_TITLE,
  MOST_OWN_ENTRIES,
  MOST_TICKS,
  ownKinds,
} from "@shirube/vocabulary/season/calendar/own-choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { ShownLines, shownText } from "../../text/shown-text.ts"
import { CalendarDate } from "../../wire.ts"
import { CalendarEntryId, ClassKey } from "./entries.ts"

export const OwnEntryId = uuidOf("own-calendar-entry").meta({
  description: "Chosen by the client; sending it twice creates one entry",
})

const WallTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ description: "Local time in Japan" })

const OwnDay = CalendarDate.refine((day) => day >= "2020-01-01" && day <= "2040-12-31")

const OwnEntryBody = z.object({
  kind: z.enum(ownKinds),
  title: shownText(LONGEST_OWN_TITLE),
  company: shownText(LONGEST_OWN_COMPANY).optional(),
  day: OwnDay,
  time: WallTime.optional(),
  note: ShownLines(LONGEST_OWN_NOTE).optional(),
})

export const OwnEntry = z
  .object({
    id: z.uuid(),
    kind: z.enum(ownKinds),
    title: z.string(),
    company: z.string().nullable(),
    day: CalendarDate,
    time: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: "OwnCalendarEntry" })

export const Mine = z
  .object({
    class: ClassKey.nullable(),
    is_from_profile: z
      .boolean()
      .meta({ description: "Derived from the profile's graduation date instead of chosen here" }),
    ticked: z.array(z.string()).meta({ description: "Ids of completed steps" }),
    entries: z.array(OwnEntry).meta({ description: "Earliest first" }),
  })
  .meta({ id: "MyCalendar" })

const tag = "Calendar"
const access = "signed-in"
const limit = { per: "user", points: 120, seconds: 60 } as const

export const getMyCalendar = route({
  method: "get",
  path: "/v1/calendar/mine",
  summary: "The caller's class, ticked steps and own entries",
  tag,
  access,
  success: { status: 200, body: Mine },
  errors: [],
})

export const chooseClass = route({
  method: "put",
  path: "/v1/calendar/mine/class",
  summary: "Set when the caller graduates",
  tag,
  access,
  limit,
  body: z.object({ class: ClassKey }),
  success: { status: 204, body: null },
  errors: [],
})

const step = { params: z.object({ id: CalendarEntryId }) }

export const tickStep = route({
  method: "put",
  path: "/v1/calendar/ticks/{id}",
  summary: "Mark a step as done. Idempotent.",
  tag,
  access,
  limit,
  ...step,
  success: { status: 204, body: null },
  errors: ["calendar.no_such_entry", "calendar.too_many"],
})

export const untickStep = route({
  method: "delete",
  path: "/v1/calendar/ticks/{id}",
  summary: "Mark a step as not done. Idempotent.",
  tag,
  access,
  limit,
  ...step,
  success: { status: 204, body: null },
  errors: [],
})

const own = { params: z.object({ id: OwnEntryId }) }

export const writeOwnEntry = route({
  method: "put",
  path: "/v1/calendar/own/{id}",
  summary: "Create or change an entry of the caller's own",
  tag,
  access,
  limit,
  ...own,
  body: OwnEntryBody,
  success: { status: 200, body: OwnEntry },
  errors: ["calendar.no_such_entry", "calendar.too_many"],
})

export const removeOwnEntry = route({
  method: "delete",
  path: "/v1/calendar/own/{id}",
  summary: "Delete an entry of the caller's own. Idempotent.",
  tag,
  access,
  limit,
  ...own,
  success: { status: 204, body: null },
  errors: [],
})

export const carryOver = route({
  method: "post",
  path: "/v1/calendar/carried",
  summary: "Import the calendar kept in the browser before signing in. Idempotent.",
  tag,
  access,
  limit,
  body: z.object({
    class: ClassKey.optional(),
    ticked: z.array(CalendarEntryId).max(MOST_TICKS),
    entries: z.array(OwnEntryBody.extend({ id: OwnEntryId })).max(MOST_OWN_ENTRIES),
  }),
  success: { status: 204, body: null },
  errors: ["calendar.too_many"],
})

export const routes = [
  getMyCalendar,
  chooseClass,
  tickStep,
  untickStep,
  writeOwnEntry,
  removeOwnEntry,
  carryOver,
] as const
