// Printing a résumé: its forms as PDF, their pages as pictures, and what does not fit on them.

import { MOST_PREVIEW_PAGES, papers, resumeForms } from "@shirube/vocabulary/career/resumes/choices"
import { z } from "zod"
import { File, PDF_TYPE, SERVED_TYPE } from "../../common/media/files.ts"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { CareerDocumentId } from "../career-documents/routes.ts"

const tag = "Résumés"
const access = "signed-in"
const params = z.object({ document: CareerDocumentId })
const query = z.object({
  form: z.enum(resumeForms).meta({
    description:
      "`rirekisho`: the form of the Ministry of Health, Labour and Welfare (2021). `resume`: in English",
  }),
  paper: z.enum(papers).default("a4").meta({
    description: "`a3`: the rirekisho as one sheet, folded in the middle; other forms are A4 in any case",
  }),
})
const path = "/v1/career/documents/{document}"

export const PrintProblem = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.literal("too_long"),
      field: z.string().meta({ description: "Part of the résumé: `motivation`, `home.address`, `schools`" }),
      excess: z.int().min(1),
      unit: z.enum(["characters", "lines", "rows"]),
    }),
    z.object({
      kind: z.literal("unprintable"),
      field: z.string(),
      characters: z.array(z.string()).meta({ description: "No font has them; 〓 is printed instead" }),
    }),
  ])
  .meta({ id: "PrintProblem" })
export type PrintProblem = z.infer<typeof PrintProblem>

export const printResume = route({
  method: "get",
  path: `${path}/pdf`,
  summary: "A résumé of the caller's own as PDF, to print or to send",
  tag,
  access,
  limit: { per: "user", points: 20, seconds: 60 },
  params,
  query,
  success: { status: 200, body: null, file: { types: [PDF_TYPE] } },
  errors: ["career_document.not_found"],
})

export const checkResumePrint = route({
  method: "get",
  path: `${path}/print-check`,
  summary: "Number of pages of a form, and what does not fit on them or cannot be printed",
  tag,
  access,
  limit: { per: "user", points: 60, seconds: 60 },
  params,
  query,
  success: { status: 200, body: z.object({ pages: z.int(), problems: z.array(PrintProblem) }) },
  errors: ["career_document.not_found"],
})

export const previewResumePage = route({
  method: "get",
  path: `${path}/pages/{page}`,
  summary: "A page of the PDF as a picture",
  tag,
  access,
  limit: { per: "user", points: 60, seconds: 60 },
  params: params.extend({ page: z.coerce.number().int().min(1).max(MOST_PREVIEW_PAGES) }),
  query,
  success: { status: 200, body: null, file: { types: [SERVED_TYPE] } },
  errors: ["career_document.not_found", "file.not_found"],
})

const Photo = z.object({ photo: File.nullable() })

export const getResumePhoto = route({
  method: "get",
  path: "/v1/career/resume-photo",
  summary: "The caller's photo for résumés",
  tag,
  access,
  success: { status: 200, body: Photo },
  errors: [],
})

export const chooseResumePhoto = route({
  method: "put",
  path: "/v1/career/resume-photo",
  summary:
    "Use an uploaded file (purpose `resume-photo`) on all résumés; the previous one is deleted. Idempotent",
  tag,
  access,
  limit: { per: "user", points: 30, seconds: 60 },
  body: z.object({ file_id: uuidOf("file") }),
  success: { status: 200, body: Photo },
  errors: ["file.not_found", "file.not_ready"],
})

export const removeResumePhoto = route({
  method: "delete",
  path: "/v1/career/resume-photo",
  summary: "Delete the caller's photo for résumés. Idempotent",
  tag,
  access,
  limit: { per: "user", points: 30, seconds: 60 },
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [
  printResume,
  checkResumePrint,
  previewResumePage,
  getResumePhoto,
  chooseResumePhoto,
  removeResumePhoto,
] as const
