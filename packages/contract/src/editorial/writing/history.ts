// The versions of a document's parts.

import { z } from "zod"
import { route } from "../../route.ts"
import { page, pageQuery } from "../../wire.ts"
import {
  access,
  document,
  Fields,
  limit,
  Part,
  params,
  refused,
  tag,
  Version,
  WritingVersion,
} from "./documents.ts"

export const VERSIONS_PER_PAGE = 30

export const listWritingVersions = route({
  method: "get",
  path: "/v1/editors/writing/{noun}/{id}/versions",
  summary: "The history, newest first",
  tag,
  access,
  params,
  query: z.object({
    part: Part.optional(),
    ...pageQuery(VERSIONS_PER_PAGE, VERSIONS_PER_PAGE),
  }),
  success: { status: 200, body: page(WritingVersion) },
  errors: ["writing.not_found", "cursor.invalid"],
})

export const getWritingVersion = route({
  method: "get",
  path: "/v1/editors/writing/{noun}/{id}/versions/{number}",
  summary: "One version with its fields",
  tag,
  access,
  params: params.extend({ number: z.coerce.number().int().min(1).max(2_000_000_000) }),
  success: { status: 200, body: WritingVersion.extend({ fields: Fields }) },
  errors: ["writing.not_found", "writing.version_not_found"],
})

export const restoreWritingVersion = route({
  method: "post",
  path: "/v1/editors/writing/{noun}/{id}/versions/{number}/restore",
  summary: "Make this version the draft of its part; what was drafted stays in the history",
  tag,
  access,
  limit,
  params: params.extend({ number: z.coerce.number().int().min(1).max(2_000_000_000) }),
  body: z.object({ version: Version.meta({ description: "The version of the part that was read" }) }),
  success: document,
  errors: [...refused, "writing.version_not_found"],
})

export const routes = [listWritingVersions, getWritingVersion, restoreWritingVersion] as const
