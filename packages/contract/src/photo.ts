import { z } from "zod"
import { File } from "./files.ts"
import { uuidOf } from "./ids.ts"
import { route } from "./route.ts"

/** Wherever a person is shown to others, or to themselves. */
export const PhotoAddress = z.string().nullable().meta({
  description:
    "Of a square photo, on this site and good for an hour or two; without one, the seal stands for it",
})

const Photo = z.object({ photo: File.nullable() })

export const getPhoto = route({
  method: "get",
  path: "/v1/user/photo",
  summary: "One's own photo",
  tag: "Photo",
  access: "signed-in",
  success: { status: 200, body: Photo },
  errors: [],
})

export const choosePhoto = route({
  method: "put",
  path: "/v1/user/photo",
  summary: "Take a file that was sent for `photo`; the one before is removed",
  tag: "Photo",
  access: "signed-in",
  body: z.object({ file_id: uuidOf("file") }),
  success: { status: 200, body: Photo },
  errors: ["file.not_found", "file.not_ready"],
})

export const removePhoto = route({
  method: "delete",
  path: "/v1/user/photo",
  summary: "Have no photo",
  tag: "Photo",
  access: "signed-in",
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [getPhoto, choosePhoto, removePhoto] as const
