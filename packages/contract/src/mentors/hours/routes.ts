// When a senpai can be asked for a session: weekly hours in Japan time, days off, and a cap.

import {
  LONGEST_MEETING_LINK,
  MOST_DAYS_OFF,
  MOST_SESSIONS_PER_WEEK,
  MOST_WEEKLY_HOURS,
  sessionLengths,
  weekdays,
} from "@shirube/vocabulary/mentors/hours/choices"
import { z } from "zod"
import { route } from "../../route.ts"
import { CalendarDate } from "../../wire.ts"

export const SessionLength = z.literal([...sessionLengths]).meta({ description: "In minutes" })

const TimeOfDay = z
  .string()
  .regex(/^(?:0[89]|1\d|2[01]):[03]0$/)
  .refine((time) => time <= "21:00")
  .meta({ description: "HH:MM in Japan, from 08:00 to 21:00, on the half hour" })

const WeeklyHours = z.object({
  weekday: z.literal([...weekdays]).meta({ description: "1 is Monday, 7 is Sunday" }),
  from: TimeOfDay,
  until: TimeOfDay,
})

/** An address that can be opened in a browser, without a name or password in it. */
const MeetingLink = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(LONGEST_MEETING_LINK)
  .refine((link) => !URL.canParse(link) || new URL(link).username === "")

const hoursParts = {
  hours: z.array(WeeklyHours),
  length: SessionLength,
  sessions_per_week: z.int().meta({ description: "At most this many sessions from Monday to Sunday" }),
  days_off: z.array(CalendarDate),
  meeting_link: z
    .string()
    .nullable()
    .meta({ description: "The senpai's own link for meetings; null: a room is made for each session" }),
}

export const HoursBody = z.object({
  ...hoursParts,
  hours: z
    .array(WeeklyHours.refine(({ from, until }) => from < until, { path: ["until"] }))
    .max(MOST_WEEKLY_HOURS),
  sessions_per_week: z.int().min(1).max(MOST_SESSIONS_PER_WEEK),
  days_off: z.array(CalendarDate).max(MOST_DAYS_OFF),
  meeting_link: MeetingLink.nullable(),
})

export const MentorHours = z
  .object({
    ...hoursParts,
    rooms_are_made: z.boolean().meta({ description: "Whether this site makes rooms for meetings" }),
  })
  .meta({ id: "MentorHours" })

const tag = "Sessions with a senpai"

export const getMentorHours = route({
  method: "get",
  path: "/v1/mentors/me/hours",
  summary: "The caller's hours for sessions",
  tag,
  access: { registered: true, screened: true, roles: ["senpai"] },
  success: { status: 200, body: MentorHours },
  errors: [],
})

export const saveMentorHours = route({
  method: "put",
  path: "/v1/mentors/me/hours",
  summary: "Save the caller's hours; sessions that were agreed stay as they are",
  tag,
  access: { registered: true, screened: true, roles: ["senpai"] },
  limit: { per: "user", points: 60, seconds: 60 },
  body: HoursBody,
  success: { status: 200, body: MentorHours },
  errors: [],
})

export const routes = [getMentorHours, saveMentorHours] as const
