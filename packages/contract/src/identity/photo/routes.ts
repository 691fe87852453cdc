import { z } from "zod"
import { File } from "../../common/media/files.ts"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"

/** Used wherever a person is shown, to others or to themselves. */
export const PhotoAddress = z.string().nullable().meta({
  description:
    "Of a square photo, on this site and valid for one to two hours; null: the seal is shown instead",
})

const Photo = z.object({ photo: File.nullable() })

export const getPhoto = route({
  method: "get",
  path: "/v1/user/photo",
  summary: "The caller's own photo",
  tag: "Photo",
  access: "signed-in",
  success: { status: 200, body: Photo },
  errors: [],
})

export const choosePhoto = route({
  method: "put",
  path: "/v1/user/photo",
  summary: "Use a file uploaded for `photo`; the previous photo is deleted",
  tag: "Photo",
  access: "signed-in",
  body: z.object({ file_id: uuidOf("file") }),
  success: { status: 200, body: Photo },
  errors: ["file.not_found", "file.not_ready"],
})

export const removePhoto = route({
  method: "delete",
  path: "/v1/user/photo",
  summary: "Remove the caller's photo",
  tag: "Photo",
  access: "signed-in",
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [getPhoto, choosePhoto, removePhoto] as const
