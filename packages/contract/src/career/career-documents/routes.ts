// Private documents of a job hunt: episodes, entry sheets, résumés. Only their owner can read them.

import {
  documentKinds,
  LONGEST_VERSION_NAME,
  MOST_DOCUMENTS_OF,
  MOST_VERSIONS,
  VERSION_MINUTES,
  VERSIONS_PER_PAGE,
} from "@shirube/vocabulary/career/career-documents/choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { shownText } from "../../text/shown-text.ts"
import { Instant, page, pageQuery } from "../../wire.ts"
import { EntrySheetContent } from "./entry-sheet.ts"
import { EpisodeContent } from "./episode.ts"
import { InterviewNotesContent } from "./interview-notes.ts"
import { ResumeContent } from "./resume.ts"

export const CareerDocumentId = uuidOf("career-document").meta({
  description: "Identifies a document among the caller's own; a random UUID chosen by the client",
})

export const CareerDocumentContent = z
  .discriminatedUnion("kind", [EpisodeContent, EntrySheetContent, ResumeContent, InterviewNotesContent])
  .meta({ id: "CareerDocumentContent" })
export type CareerDocumentContent = z.infer<typeof CareerDocumentContent>

const Version = z.int().min(0).max(1_000_000_000)
const Characters = z.int().meta({ description: "Length of its texts, without spaces and line breaks" })

export const CareerDocumentSummary = z
  .object({
    id: CareerDocumentId,
    kind: z.enum(documentKinds),
    version: z.int(),
    title: z.string(),
    application: z.string().nullable().meta({ description: "The application that it is for" }),
    characters: Characters,
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: "CareerDocumentSummary" })

export const CareerDocument = z
  .object({
    id: CareerDocumentId,
    kind: z.enum(documentKinds),
    version: z.int().meta({ description: "Sent back with a change, to detect a conflicting one" }),
    content: CareerDocumentContent,
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: "CareerDocument" })

export const CareerDocumentVersion = z
  .object({
    version: z.int(),
    name: z.string().nullable().meta({ description: "Named versions are not thinned out" }),
    saved_at: Instant.meta({ description: "When this text was written" }),
    characters: Characters,
  })
  .meta({ id: "CareerDocumentVersion" })

const path = "/v1/career/documents/{document}"
const params = z.object({ document: CareerDocumentId })
const versionParams = params.extend({ version: z.coerce.number().int().min(1).max(1_000_000_000) })
const common = {
  tag: "Career documents",
  access: "signed-in",
  limit: { per: "user", points: 120, seconds: 60 },
} as const

export const listCareerDocuments = route({
  method: "get",
  path: "/v1/career/documents",
  summary: `The caller's own documents, last changed first: at most ${MOST_DOCUMENTS_OF.episode} episodes, ${MOST_DOCUMENTS_OF["entry-sheet"]} entry sheets and ${MOST_DOCUMENTS_OF.resume} résumés`,
  ...common,
  query: z.object({ kind: z.enum(documentKinds).optional() }),
  success: {
    status: 200,
    body: z.object({
      items: z.array(CareerDocumentSummary),
      unreadable: z.int().meta({
        description: "Number of documents that cannot be opened, because a key is missing on the server",
      }),
    }),
  },
  errors: [],
})

export const getCareerDocument = route({
  method: "get",
  path,
  summary: "One of the caller's own documents, complete",
  ...common,
  params,
  success: { status: 200, body: CareerDocument },
  errors: ["career_document.not_found"],
})

export const saveCareerDocument = route({
  method: "put",
  path,
  summary: `Create a document under this id (version 0), or change the existing one. Idempotent. The previous text is kept as a version if the last kept one is ${VERSION_MINUTES} minutes old`,
  ...common,
  params,
  body: z.object({
    version: Version.meta({ description: "The version that was read; 0 for a new one" }),
    content: CareerDocumentContent,
    keeps_previous: z.boolean().default(false).meta({
      description: "Keep the previous text as a version in any case: before an old one is restored",
    }),
  }),
  success: {
    status: 200,
    body: z.object({ id: CareerDocumentId, version: z.int(), updated_at: Instant }),
  },
  errors: ["career_document.not_found", "career_document.changed_elsewhere", "career_document.too_many"],
})

export const deleteCareerDocument = route({
  method: "delete",
  path,
  summary: "Delete a document with all its versions, for good",
  ...common,
  params,
  success: { status: 204, body: null },
  errors: ["career_document.not_found"],
})

export const listCareerDocumentVersions = route({
  method: "get",
  path: `${path}/versions`,
  summary: `Kept versions of a document, newest first, at most ${MOST_VERSIONS}`,
  ...common,
  params,
  query: z.object(pageQuery(MOST_VERSIONS, VERSIONS_PER_PAGE)),
  success: { status: 200, body: page(CareerDocumentVersion) },
  errors: ["career_document.not_found", "cursor.invalid"],
})

export const getCareerDocumentVersion = route({
  method: "get",
  path: `${path}/versions/{version}`,
  summary: "A kept version of a document, complete",
  ...common,
  params: versionParams,
  success: { status: 200, body: CareerDocumentVersion.extend({ content: CareerDocumentContent }) },
  errors: ["career_document.no_such_version"],
})

export const keepCareerDocumentVersion = route({
  method: "post",
  path: `${path}/versions`,
  summary: "Keep the current text as a version, under a name if one is given. Idempotent",
  ...common,
  params,
  body: z.object({
    version: z.int().min(1).max(1_000_000_000).meta({ description: "The current version of the document" }),
    name: shownText(LONGEST_VERSION_NAME).optional(),
  }),
  success: { status: 200, body: CareerDocumentVersion },
  errors: [
    "career_document.not_found",
    "career_document.changed_elsewhere",
    "career_document.too_many_named",
  ],
})

export const routes = [
  listCareerDocuments,
  getCareerDocument,
  saveCareerDocument,
  deleteCareerDocument,
  listCareerDocumentVersions,
  getCareerDocumentVersion,
  keepCareerDocumentVersion,
] as const
