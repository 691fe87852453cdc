// A member's facts about their stay in Japan. The steps are derived in the vocabulary (season/visa/timeline.ts).

import { residenceStatuses } from "@shirube/vocabulary/season/visa/choices"
import { isDay } from "@shirube/vocabulary/time/days"
import { z } from "zod"
import { route } from "../../route.ts"
import { CalendarDate, Instant } from "../../wire.ts"

const tag = "Visa"
const Day = CalendarDate.refine((day) => day >= "2000-01-01" && day <= "2099-12-31")
const Graduation = z
  .string()
  .max(10)
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/)
  .refine((text) => text.length === 7 || isDay(text))
  .meta({ description: "YYYY-MM, or YYYY-MM-DD if the day is known" })

const VisaFacts = z.object({
  status: z.enum(residenceStatuses).meta({
    description:
      "`job-hunting` and `waiting` are Designated Activities: looking for work after graduation, and waiting for the first day at work",
  }),
  graduation: Graduation.optional(),
  card_expires_on: Day.optional(),
  has_offer: z.boolean(),
  offered_on: Day.optional(),
  starts_on: Day.optional().meta({ description: "The first day at work" }),
  hunts_on: z.boolean().meta({ description: "Without an offer: keeps looking after graduation" }),
})

export const VisaPlan = z
  .object({
    status: z.enum(residenceStatuses),
    graduation: z.string().nullable(),
    card_expires_on: CalendarDate.nullable(),
    has_offer: z.boolean(),
    offered_on: CalendarDate.nullable(),
    starts_on: CalendarDate.nullable(),
    hunts_on: z.boolean(),
    changed_at: Instant,
  })
  .meta({ id: "VisaPlan" })

const limit = { per: "user", points: 60, seconds: 60 } as const

export const getVisaPlan = route({
  method: "get",
  path: "/v1/visa-plan",
  summary: "The caller's facts about their stay; null without any",
  tag,
  access: "signed-in",
  success: { status: 200, body: z.object({ plan: VisaPlan.nullable() }) },
  errors: [],
})

export const putVisaPlan = route({
  method: "put",
  path: "/v1/visa-plan",
  summary: "Set the facts about the stay, replacing earlier ones",
  tag,
  access: "signed-in",
  limit,
  body: VisaFacts,
  success: { status: 204, body: null },
  errors: [],
})

export const carryVisaPlan = route({
  method: "post",
  path: "/v1/visa-plan/carried",
  summary: "Import facts kept in a browser, unless there are some here already",
  tag,
  access: "signed-in",
  limit,
  body: VisaFacts,
  success: { status: 204, body: null },
  errors: [],
})

export const removeVisaPlan = route({
  method: "delete",
  path: "/v1/visa-plan",
  summary: "Delete the facts about the stay. Idempotent.",
  tag,
  access: "signed-in",
  limit,
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [getVisaPlan, putVisaPlan, carryVisaPlan, removeVisaPlan] as const
