import { FILES_PATH } from "@shirube/vocabulary/http/body"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant } from "../../wire.ts"

/** Accepted types of pictures. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const

/** For purposes that also accept documents. */
export const PDF_TYPE = "application/pdf"
export const fileTypes = [...pictureTypes, PDF_TYPE] as const
export type FileType = (typeof fileTypes)[number]

/** Every picture is converted to this type. */
export const SERVED_TYPE = "image/webp" as const

/** Why a file was refused after the upload. */
export const refusals = ["file.unreadable", "file.too_many_pixels"] as const
export type FileRefusal = (typeof refusals)[number]

export const File = z
  .object({
    id: z.uuid(),
    purpose: z.string(),
    state: z.enum(["processing", "ready", "refused"]),
    created_at: Instant,
    variants: z
      .array(
        z.object({
          name: z.string(),
          address: z.string().meta({
            description: "On this site; for a private file valid for one to two hours, then request it again",
          }),
          content_type: z.literal(SERVED_TYPE),
          width: z.int(),
          height: z.int(),
          bytes: z.int(),
        }),
      )
      .meta({ description: "Empty until the file is `ready`, and always for an encrypted file" }),
    refusal: z
      .object({ code: z.enum(refusals), message: z.string() })
      .nullable()
      .meta({ description: "Why the file is `refused`, in the language of `LanguageType`" }),
  })
  .meta({ id: "File" })

export const uploadFile = route({
  method: "post",
  path: FILES_PATH,
  summary:
    "Upload a file as the body; it is processed in the background, and deleted if nothing uses it within a day",
  tag: "Files",
  access: "signed-in",
  retry: true,
  limit: { per: "user", points: 30, seconds: 60 },
  query: z.object({
    purpose: z.string().max(40).meta({
      description:
        "Purpose: `photo`, `post-picture`, `tip-picture`, `event-picture`, `past-event-slides`, `document-picture`, `resume-photo`, `student-card`, `senpai-proof`",
    }),
  }),
  upload: { types: fileTypes },
  success: { status: 201, body: File },
  errors: [
    "file.unknown_purpose",
    "file.empty",
    "file.other_type",
    "file.other_document",
    "file.sent_again",
    "file.daily_limit",
  ],
})

export const getFile = route({
  method: "get",
  path: `${FILES_PATH}/{id}`,
  summary: "Processing status of the caller's own file",
  tag: "Files",
  access: "signed-in",
  params: z.object({ id: uuidOf("file") }),
  success: { status: 200, body: File },
  errors: ["file.not_found"],
})

export const readFile = route({
  method: "get",
  path: `${FILES_PATH}/{id}/{variant}`,
  summary: "The file, whole or in part; a private one under the address returned with the data",
  tag: "Files",
  access: "public", // private files only with a signed address
  params: z.object({ id: uuidOf("file"), variant: z.string().max(40) }),
  query: z.object({
    expires: z.string().max(20).optional(),
    session: z.string().max(40).optional(),
    signature: z.string().max(100).optional(),
  }),
  success: { status: 200, body: null, file: { types: [SERVED_TYPE] } },
  errors: ["file.not_found"],
})

export const routes = [uploadFile, getFile, readFile] as const
