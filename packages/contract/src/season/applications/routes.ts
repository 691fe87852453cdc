// The student's own job applications. Private: neither editors nor companies can read them.

import {
  applicationStages,
  deadlineKinds,
  LONGEST_APPLICATION_NOTE,
  LONGEST_COMPANY,
  LONGEST_LINK,
  LONGEST_POSITION,
  LONGEST_WHAT,
  MOST_APPLICATIONS,
  MOST_CARRIED,
  MOST_DEADLINES,
  MOST_DOCUMENTS,
  selectionStages,
} from "@shirube/vocabulary/season/applications/choices"
import { z } from "zod"
import { NamedUuid, uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { ShownLines, shownText } from "../../text/shown-text.ts"
import { CalendarDate, Instant } from "../../wire.ts"

const tag = "Applications"
export const ApplicationId = uuidOf("application").meta({
  description: "Identifies an application among the caller's own; a random UUID chosen by the client",
})

const Stage = z.enum(applicationStages)
const Steps = z
  .array(z.enum(selectionStages))
  .min(1)
  .max(selectionStages.length)
  .refine((steps) => new Set(steps).size === steps.length)
  .meta({ description: "The stages of this company, in its own order" })
/** Other schemes (such as javascript:) could run code when the link is clicked. */
const Link = z.url({ protocol: /^https?$/ }).max(LONGEST_LINK)
const WallTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ description: "`14:30`, in Japan" })
const Day = CalendarDate.refine((day) => day >= "2000-01-01" && day <= "2099-12-31")

const Deadline = z.object({
  id: NamedUuid,
  kind: z.enum(deadlineKinds),
  what: shownText(LONGEST_WHAT).optional(),
  day: Day,
  time: WallTime.optional(),
  is_done: z.boolean().default(false),
})
const Document = z.object({
  name: shownText(LONGEST_WHAT),
  handed_in_on: Day.optional(),
  link: Link.optional(),
})

const Written = z.object({
  company: shownText(LONGEST_COMPANY),
  position: shownText(LONGEST_POSITION).optional(),
  stage: Stage,
  steps: Steps,
  link: Link.optional().meta({ description: "The company's own page for applicants" }),
  note: ShownLines(LONGEST_APPLICATION_NOTE).optional(),
  documents: z.array(Document).max(MOST_DOCUMENTS),
  deadlines: z
    .array(Deadline)
    .max(MOST_DEADLINES)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
})
const Reached = z.object({ stage: Stage, on: Day })

export const Application = z
  .object({
    id: z.string(),
    version: z.int().meta({ description: "Sent back with a change, to detect a conflicting one" }),
    company: z.string(),
    position: z.string().nullable(),
    stage: Stage,
    steps: z.array(z.enum(selectionStages)),
    link: z.string().nullable(),
    note: z.string().nullable(),
    documents: z.array(
      z.object({ name: z.string(), handed_in_on: z.string().nullable(), link: z.string().nullable() }),
    ),
    deadlines: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(deadlineKinds),
        what: z.string().nullable(),
        day: CalendarDate,
        time: z.string().nullable(),
        is_done: z.boolean(),
      }),
    ),
    reached: z.array(z.object({ stage: Stage, on: CalendarDate })).meta({
      description: "When the application first reached each stage, in Japan time",
    }),
    created_at: Instant,
    changed_at: Instant,
  })
  .meta({ id: "Application" })

const limit = { per: "user", points: 120, seconds: 60 } as const
const params = z.object({ application: ApplicationId })
const Version = z.int().min(0).max(1_000_000_000)

export const listApplications = route({
  method: "get",
  path: "/v1/applications",
  summary: `The caller's own applications in their custom order, at most ${MOST_APPLICATIONS}`,
  tag,
  access: "signed-in",
  success: { status: 200, body: z.object({ items: z.array(Application) }) },
  errors: [],
})

export const putApplication = route({
  method: "put",
  path: "/v1/applications/{application}",
  summary: "Create an application under this id (version 0), or change the existing one",
  tag,
  access: "signed-in",
  limit,
  params,
  body: Written.extend({
    version: Version.meta({ description: "The version that was read; 0 for a new one" }),
  }),
  success: { status: 200, body: Application },
  errors: ["application.not_found", "application.changed_elsewhere", "application.too_many"],
})

export const moveApplication = route({
  method: "put",
  path: "/v1/applications/{application}/place",
  summary: "Move an application to a stage, and before another one in the custom order",
  tag,
  access: "signed-in",
  limit,
  params,
  body: z.object({
    version: Version,
    stage: Stage,
    before: NamedUuid.optional().meta({
      description: "Another application of the caller; without it, the end",
    }),
  }),
  success: { status: 200, body: Application },
  errors: ["application.not_found", "application.changed_elsewhere"],
})

export const removeApplication = route({
  method: "delete",
  path: "/v1/applications/{application}",
  summary: "Delete an application and everything that belongs to it",
  tag,
  access: "signed-in",
  limit,
  params,
  success: { status: 204, body: null },
  errors: ["application.not_found"],
})

export const carryApplications = route({
  method: "post",
  path: "/v1/applications/carried",
  summary: "Import applications kept in the browser; an id that already exists is left unchanged",
  tag,
  access: "signed-in",
  limit,
  body: z.object({
    applications: z
      .array(Written.extend({ id: ApplicationId, reached: z.array(Reached).max(applicationStages.length) }))
      .min(1)
      .max(MOST_CARRIED),
  }),
  success: { status: 204, body: null },
  errors: ["application.too_many"],
})

export const routes = [
  listApplications,
  putApplication,
  moveApplication,
  removeApplication,
  carryApplications,
] as const
