// What helps while writing: proposed furigana, and pictures.

import { LONGEST_ANNOTATED_TEXT } from "@shirube/vocabulary/editorial/writing/choices"
import { z } from "zod"
import { SERVED_TYPE } from "../../common/media/files.ts"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { access, limit, tag } from "./documents.ts"

export const annotateWriting = route({
  method: "post",
  path: "/v1/editors/furigana",
  summary: "Proposes furigana for the words of a Japanese Markdown text that have none yet",
  tag,
  access,
  limit,
  body: z.object({ text: z.string().max(LONGEST_ANNOTATED_TEXT) }),
  success: { status: 200, body: z.object({ text: z.string() }) },
  errors: [],
})

export const readDocumentPicture = route({
  method: "get",
  path: "/v1/document-pictures/{id}/{variant}",
  summary: "A picture of an editors' text",
  tag,
  access: "public", // readers see it; its id is random
  params: z.object({ id: uuidOf("file"), variant: z.string().max(40) }),
  success: { status: 200, body: null, file: { types: [SERVED_TYPE] } },
  errors: ["file.not_found"],
})

export const routes = [annotateWriting, readDocumentPicture] as const
