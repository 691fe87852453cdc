// Export of a member's own data as an archive.
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant } from "../../wire.ts"

export const exportStates = ["waiting", "ready"] as const

const Export = z
  .object({
    state: z.enum(exportStates),
    asked_at: Instant,
    expires_at: Instant.nullable().meta({
      description: "When the archive is deleted; null until it is ready",
    }),
    bytes: z.int().nullable(),
    address: z.string().nullable().meta({
      description:
        "On this site, valid for an hour and in this session; request it again after that. Null until it is ready",
    }),
  })
  .meta({ id: "Export" })

const body = z.object({ export: Export.nullable() })

export const getExport = route({
  method: "get",
  path: "/v1/account/export",
  summary: "The archive of the caller's data, if requested",
  tag: "Account",
  access: "signed-in",
  whileSuspended: true,
  success: { status: 200, body },
  errors: [],
})

export const askForExport = route({
  method: "post",
  path: "/v1/account/export",
  summary: "Create an archive of the caller's data; it replaces the previous one",
  tag: "Account",
  access: "signed-in",
  whileSuspended: true,
  limit: { per: "user", points: 5, seconds: 86_400 },
  success: { status: 201, body },
  errors: ["export.underway"],
})

export const readExport = route({
  method: "get",
  path: "/v1/account/export/{id}/archive",
  summary: "Download the archive, under the address returned with its status",
  tag: "Account",
  access: "public", // only with a signed address
  params: z.object({ id: uuidOf("export") }),
  query: z.object({
    expires: z.string().max(20).optional(),
    session: z.string().max(40).optional(),
    signature: z.string().max(100).optional(),
  }),
  success: { status: 200, body: null, file: { types: ["application/zip"] } },
  errors: ["export.not_found"],
})

export const routes = [getExport, askForExport, readExport] as const
