// Students who represent Shirube at their university. They apply while a window is open; editors decide
// (editorial/review).

import {
  LEAST_ANSWER,
  LONGEST_ANSWER,
  LONGEST_CONTACT,
  MOST_AMBASSADOR_LANGUAGES,
  MOST_HOURS,
} from "@shirube/vocabulary/people/ambassador/limits"
import { z } from "zod"
import { LanguageCode } from "../../common/reference/routes.ts"
import { OwnReview } from "../../editorial/review/routes.ts"
import { route } from "../../route.ts"
import { ShownLines, shownText } from "../../text/shown-text.ts"
import { CalendarDate } from "../../wire.ts"

const Answer = ShownLines(LONGEST_ANSWER).min(LEAST_ANSWER)

export const AmbassadorApplication = z
  .object({
    motivation: Answer.meta({ description: "Why" }),
    plan: Answer.meta({ description: "What they would do at their university" }),
    languages: z
      .array(LanguageCode)
      .min(1)
      .max(MOST_AMBASSADOR_LANGUAGES)
      .refine((codes) => new Set(codes).size === codes.length)
      .meta({ description: "Languages in which they can present Shirube" }),
    hours_per_week: z.int().min(1).max(MOST_HOURS),
    contact: shownText(LONGEST_CONTACT).meta({ description: "How to reach them; for the editors alone" }),
  })
  .meta({ id: "AmbassadorApplication" })

export const Ambassador = z
  .object({
    window: z
      .object({
        opens_on: CalendarDate.meta({ description: "First day, in Japan" }),
        closes_on: CalendarDate.meta({ description: "Last day, in Japan" }),
        is_open: z.boolean(),
      })
      .nullable()
      .meta({ description: "The open window, or else the next one; null while none is planned" }),
    refusal: z
      .string()
      .nullable()
      .meta({ description: "Why the caller cannot apply or change their application now; null if they can" }),
    application: z
      .object({
        motivation: z.string(),
        plan: z.string(),
        languages: z.array(LanguageCode),
        hours_per_week: z.int(),
        contact: z.string(),
      })
      .nullable(),
    review: OwnReview.nullable(),
  })
  .meta({ id: "Ambassador" })

const tag = "Ambassadors"
const limit = { per: "user", points: 30, seconds: 300 } as const

export const getAmbassador = route({
  method: "get",
  path: "/v1/ambassador",
  summary: "The application window, the caller's own application and its status",
  tag,
  access: "signed-in",
  success: { status: 200, body: Ambassador },
  errors: [],
})

export const applyAsAmbassador = route({
  method: "put",
  path: "/v1/ambassador/application",
  summary:
    "Apply as a student ambassador while the window is open. Resubmitting a waiting or returned application replaces it, even after the window has closed.",
  tag,
  access: { registered: true },
  limit,
  body: AmbassadorApplication,
  success: { status: 200, body: Ambassador },
  errors: [
    "ambassador.students_only",
    "ambassador.closed",
    "ambassador.declined_already",
    "ambassador.accepted_already",
  ],
})

export const withdrawAmbassador = route({
  method: "delete",
  path: "/v1/ambassador/application",
  summary: "Withdraw the application while it is waiting",
  tag,
  access: { registered: true },
  limit,
  success: { status: 200, body: Ambassador },
  errors: ["ambassador.nothing_waits"],
})

export const routes = [getAmbassador, applyAsAmbassador, withdrawAmbassador] as const
