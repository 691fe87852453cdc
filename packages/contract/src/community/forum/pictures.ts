// Pictures in questions and answers, for everyone who may read those.
import { z } from "zod"
import { SERVED_TYPE } from "../../common/media/files.ts"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { tag } from "./texts.ts"

/** For routes that accept a text with pictures. */
export const pictureErrors = ["picture.not_there", "picture.too_many"] as const

export const readPicture = route({
  method: "get",
  path: "/v1/pictures/{id}/{variant}",
  summary: "A picture in a question or an answer, available while the post is public",
  tag,
  access: "public", // while a visible post shows it
  params: z.object({ id: uuidOf("file"), variant: z.string().max(40) }),
  success: { status: 200, body: null, file: { types: [SERVED_TYPE] } },
  errors: ["file.not_found"],
})

export const routes = [readPicture] as const
