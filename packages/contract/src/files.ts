import { z } from "zod"
import { FILES_PATH } from "./body.ts"
import { uuidOf } from "./ids.ts"
import { route } from "./route.ts"
import { Instant } from "./wire.ts"

/** What a picture may come as. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const
export type PictureType = (typeof pictureTypes)[number]

/** Where a purpose takes documents too. */
export const PDF_TYPE = "application/pdf"
export const fileTypes = [...pictureTypes, PDF_TYPE] as const
export type FileType = (typeof fileTypes)[number]

/** What every picture is made into. */
export const SERVED_TYPE = "image/webp" as const

/** Why a file was refused after it had been taken. */
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
            description: "On this site; of a private file good for an hour or two, then ask for it again",
          }),
          content_type: z.literal(SERVED_TYPE),
          width: z.int(),
          height: z.int(),
          bytes: z.int(),
        }),
      )
      .meta({ description: "Empty until the file is `ready`, and always for one that is kept sealed" }),
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
    "Send a file as the body; it is made ready in the background, and removed if nothing uses it within a day",
  tag: "Files",
  access: "signed-in",
  retry: true,
  limit: { per: "user", points: 30, seconds: 60 },
  query: z.object({
    purpose: z.string().max(40).meta({
      description:
        "What it is for: `photo`, `post-picture`, `tip-picture`, `event-picture`, `past-event-slides`, `student-card`, `senpai-proof`",
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
  summary: "How far a file of one's own has come",
  tag: "Files",
  access: "signed-in",
  params: z.object({ id: uuidOf("file") }),
  success: { status: 200, body: File },
  errors: ["file.not_found"],
})

export const readFile = route({
  method: "get",
  path: `${FILES_PATH}/{id}/{variant}`,
  summary: "The file itself, whole or in part; a private one under the address that came with the data",
  tag: "Files",
  access: "public",
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
