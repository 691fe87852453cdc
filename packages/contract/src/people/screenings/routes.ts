// The screening of a senpai after the application: how long it is valid, pause and end. Renewing it is a submission to the
// editors (people/senpai).

import {
  endedBy,
  endReasons,
  LONGEST_SCREENING_NOTE,
  LONGEST_SCREENING_WORDS,
  pauseReasons,
  screeningLists,
  screeningStates,
} from "@shirube/vocabulary/people/screenings/choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { ShownLines } from "../../text/shown-text.ts"
import { Instant, page, pageQuery } from "../../wire.ts"

export const SCREENINGS_PER_PAGE = 20
export const SCREENINGS_PER_PAGE_MAX = 50

const State = z.enum(screeningStates)

export const Screening = z
  .object({
    state: State,
    granted_at: Instant.nullable().meta({ description: "When an editor last approved it" }),
    valid_until: Instant.nullable().meta({ description: "Null: not screened, or without an end" }),
    renewable_from: Instant.nullable(),
    renewal_sent_at: Instant.nullable().meta({
      description: "Set while a renewal is with the editors, or with the senpai to correct it",
    }),
    kept_until: Instant.nullable().meta({
      description: "While a renewal is under review, nothing changes before this moment",
    }),
    pause: z
      .object({ since: Instant, reason: z.enum(pauseReasons), words: z.string().nullable() })
      .nullable()
      .meta({ description: "Set while an editor has paused requests" }),
    end: z
      .object({
        at: Instant,
        by: z.enum(endedBy),
        reason: z.enum(endReasons).nullable(),
        words: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "Screening" })

const own = { tag: "Senpai", access: { roles: ["senpai"] } } as const

export const getOwnScreening = route({
  method: "get",
  path: "/v1/senpai/screening",
  summary: "The caller's own screening: its state, how long it is valid, whether requests are paused",
  ...own,
  success: { status: 200, body: Screening },
  errors: [],
})

export const endOwnScreening = route({
  method: "delete",
  path: "/v1/senpai/screening",
  summary:
    "Stop being a senpai: the page is unpublished, open requests are declined and agreed sessions cancelled; answers and tips stay",
  ...own,
  success: { status: 200, body: Screening },
  errors: ["screening.nothing_screened"],
})

const editors = { tag: "Screenings", access: { roles: ["editor"], editorRoles: ["screener"] } } as const
const params = z.object({ id: uuidOf("user") })
const Words = ShownLines(LONGEST_SCREENING_WORDS)
  .optional()
  .meta({ description: "The editor's own words, added to the reason" })

export const ScreenedSenpai = z
  .object({
    id: z.uuid(),
    name: z.string(),
    seal: z.string(),
    screening: Screening,
  })
  .meta({ id: "ScreenedSenpai" })

export const listScreenings = route({
  method: "get",
  path: "/v1/editors/screenings",
  summary: "Screened senpai, the next to expire first",
  ...editors,
  query: z.object({
    ...pageQuery(SCREENINGS_PER_PAGE_MAX, SCREENINGS_PER_PAGE),
    list: z.enum(screeningLists).default("current"),
  }),
  success: { status: 200, body: page(ScreenedSenpai) },
  errors: ["cursor.invalid"],
})

export const getScreening = route({
  method: "get",
  path: "/v1/editors/screenings/{id}",
  summary: "A senpai or applicant, with the status of the screening",
  ...editors,
  params,
  success: { status: 200, body: ScreenedSenpai },
  errors: ["screening.not_found"],
})

export const ScreeningNote = z
  .object({
    id: z.uuid(),
    text: z.string(),
    by: z.string().nullable().meta({ description: "Name of the editor; null once their account is deleted" }),
    at: Instant,
  })
  .meta({ id: "ScreeningNote" })

export const listScreeningNotes = route({
  method: "get",
  path: "/v1/editors/screenings/{id}/notes",
  summary: "Interview notes about a senpai or applicant, newest first. Visible to editors only",
  ...editors,
  params,
  query: z.object(pageQuery(SCREENINGS_PER_PAGE_MAX, SCREENINGS_PER_PAGE)),
  success: { status: 200, body: page(ScreeningNote) },
  errors: ["screening.not_found", "cursor.invalid"],
})

export const writeScreeningNote = route({
  method: "post",
  path: "/v1/editors/screenings/{id}/notes",
  summary: "Add an interview note. Notes are never changed: a correction is another note",
  ...editors,
  params,
  limit: { per: "user", points: 60, seconds: 300 },
  body: z.object({ text: ShownLines(LONGEST_SCREENING_NOTE) }),
  success: { status: 201, body: ScreeningNote },
  errors: ["screening.not_found"],
})

export const pauseMentor = route({
  method: "put",
  path: "/v1/editors/screenings/{id}/pause",
  summary: "Pause requests to a senpai, whose page stays readable. The senpai gets an email with the reason",
  ...editors,
  params,
  body: z.object({ reason: z.enum(pauseReasons), words: Words }),
  success: { status: 200, body: ScreenedSenpai },
  errors: ["screening.not_found", "screening.nothing_screened", "screening.paused_already"],
})

export const resumeMentor = route({
  method: "delete",
  path: "/v1/editors/screenings/{id}/pause",
  summary: "Allow requests to a senpai again. The senpai gets an email",
  ...editors,
  params,
  success: { status: 200, body: ScreenedSenpai },
  errors: ["screening.not_found", "screening.nothing_paused"],
})

export const endScreening = route({
  method: "post",
  path: "/v1/editors/screenings/{id}/end",
  summary: "End the screening of a senpai, who gets an email with the reason and how to appeal",
  ...editors,
  params,
  body: z.object({ reason: z.enum(endReasons), words: Words }),
  success: { status: 200, body: ScreenedSenpai },
  errors: ["screening.not_found", "screening.nothing_screened"],
})

export const routes = [
  getOwnScreening,
  endOwnScreening,
  listScreenings,
  getScreening,
  listScreeningNotes,
  writeScreeningNote,
  pauseMentor,
  resumeMentor,
  endScreening,
] as const
