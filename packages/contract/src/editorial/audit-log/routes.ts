// The audit log, for administrators. There is no route that changes it.
import { LONGEST_AUDIT_SEARCH, MOST_AUDIT_ROWS } from "@shirube/vocabulary/editorial/audit-log/choices"
import { CSV_TYPE } from "@shirube/vocabulary/text/csv"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { CalendarDate, Instant, page, pageQuery } from "../../wire.ts"

export const AUDIT_ENTRIES_PER_PAGE = 50

const path = z.string().nullable().meta({ description: "Its page, without a language prefix" })

export const AuditEntry = z
  .object({
    id: z.int(),
    at: Instant,
    event: z.string().meta({ description: "Name of the event: `account.suspended`" }),
    text: z.string().meta({ description: "What was done, in the language of `LanguageType`" }),
    actor: z.object({
      kind: z.enum(["user", "editor", "system", "visitor"]).meta({
        description: "`user`: a member. `system`: the site itself. `visitor`: not signed in",
      }),
      id: z.uuid().nullable(),
      name: z.string().nullable().meta({
        description: "Null too for a member who acted on something that may have been posted without a name",
      }),
    }),
    subject: z.object({
      noun: z.string(),
      label: z.string(),
      id: z.string().nullable(),
      name: z.string().nullable().meta({ description: "Of a person, or the title of a public page" }),
      path,
    }),
    details: z.array(z.object({ label: z.string(), text: z.string() })),
    device: z.string().meta({ description: "Empty for what the site does itself" }),
    path: path.meta({ description: "The review that it belongs to, without a language prefix" }),
    times: z.int().min(1).meta({ description: "Repeated failures share one entry an hour" }),
  })
  .meta({ id: "AuditEntry" })

const administrators = {
  tag: "Audit log",
  access: { roles: ["editor"], administrator: true },
  limit: { per: "user", points: 120, seconds: 60 },
} as const

const filter = {
  event: z.string().max(80).optional(),
  person: uuidOf("user").optional().meta({ description: "Who did it, or about whom it is" }),
  q: z.string().trim().max(LONGEST_AUDIT_SEARCH).optional().meta({
    description: "Words of what was done, a name, an address or an id",
  }),
  from: CalendarDate.optional(),
  until: CalendarDate.optional().meta({ description: "The last day" }),
}

export const listAuditEntries = route({
  method: "get",
  path: "/v1/editors/audit-log",
  summary: "Who did what to which subject and when, newest first",
  ...administrators,
  query: z.object({ ...filter, ...pageQuery(AUDIT_ENTRIES_PER_PAGE, AUDIT_ENTRIES_PER_PAGE) }),
  success: { status: 200, body: page(AuditEntry) },
  errors: ["cursor.invalid"],
})

export const listAuditEvents = route({
  method: "get",
  path: "/v1/editors/audit-log/events",
  summary: "Everything that is recorded, to choose from",
  ...administrators,
  success: {
    status: 200,
    body: z.object({ items: z.array(z.object({ event: z.string(), text: z.string() })) }),
  },
  errors: [],
})

export const downloadAuditEntries = route({
  method: "get",
  path: "/v1/editors/audit-log.csv",
  summary: `The newest ${MOST_AUDIT_ROWS} entries of the same list as a table for Excel. Every download is recorded.`,
  ...administrators,
  limit: { per: "user", points: 10, seconds: 600 },
  query: z.object(filter),
  success: { status: 200, body: null, file: { types: [CSV_TYPE] } },
  errors: ["file.not_found"],
})

export const routes = [listAuditEntries, listAuditEvents, downloadAuditEntries] as const
