// Video playback: addresses, and how long they are valid.

import { UPLOADS_PATH } from "@shirube/vocabulary/http/body"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant } from "../../wire.ts"

/** Content types of video files by extension. */
export const mediaTypes = {
  mp4: "video/mp4",
  m4a: "audio/mp4",
  m3u8: "application/vnd.apple.mpegurl",
  jpg: "image/jpeg",
} as const
type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes]

export const POSTER_TYPE: MediaType = mediaTypes.jpg

/** For callers who may watch it. Relative names in a playlist are covered by the same grant. */
export const Media = z
  .object({
    video_address: z.string().meta({ description: "MP4, as one file; supports `Range`" }),
    hls_address: z.string().nullable().meta({ description: "Adaptive sizes, if there are any" }),
    audio_address: z.string().nullable().meta({ description: "Audio only" }),
    poster_address: z.string().nullable(),
    bytes: z.int().meta({ description: "Size of `video_address`" }),
    audio_bytes: z.int().nullable(),
    duration_ms: z.int(),
    width: z.int(),
    height: z.int(),
    expires_at: Instant.meta({ description: "The addresses stop working then; request new ones" }),
  })
  .meta({ id: "Media" })

export const readMedia = route({
  method: "get",
  path: "/v1/media/{grant}/{video}/{name}",
  summary:
    "A video or a part of it, under an address returned with the content it belongs to; invalid after sign-out and after it expires",
  tag: "Media",
  access: "public", // only with a signed address, which is valid as long as its session
  params: z.object({
    grant: z.string().max(200),
    video: uuidOf("video"),
    name: z
      .string()
      .max(60)
      .meta({ description: "`video.mp4`, `audio.m4a`, `hls.m3u8` and the files it references" }),
  }),
  success: { status: 200, body: null, file: { types: Object.values(mediaTypes) } },
  errors: ["file.not_found"],
})

export const readPoster = route({
  method: "get",
  path: "/v1/videos/{id}/poster",
  summary: "The public poster of a video",
  tag: "Media",
  access: "public",
  params: z.object({ id: uuidOf("video") }),
  success: { status: 200, body: null, file: { types: [POSTER_TYPE] } },
  errors: ["file.not_found"],
})

/** Purposes of a video; sent in `Upload-Metadata`, beside the file name. */
export const videoPurposes = ["lesson-video", "tip-video"] as const
export type VideoPurpose = (typeof videoPurposes)[number]

/** Why a video was refused after the upload. */
export const videoRefusals = [
  "video.other_type",
  "video.unreadable",
  "video.too_long",
  "video.not_upright",
  "video.needs_h264",
  "video.no_room",
] as const
export type VideoRefusal = (typeof videoRefusals)[number]

export const Video = z
  .object({
    id: z.uuid(),
    purpose: z.enum(videoPurposes),
    file_name: z.string(),
    state: z.enum(["receiving", "processing", "ready", "refused"]),
    percent: z.int().min(0).max(100).meta({
      description: "Share uploaded while it is `receiving`, and progress of the processing after that",
    }),
    bytes: z.int(),
    created_at: Instant,
    refusal: z
      .object({ code: z.enum(videoRefusals), message: z.string() })
      .nullable()
      .meta({ description: "Why the video is `refused`, in the language of `LanguageType`" }),
    media: Media.nullable().meta({ description: "For its owner, once it is `ready`" }),
  })
  .meta({ id: "Video" })

/** Authors of courses and tips. */
const access = { screened: true } as const
const upload = { tag: "Media", access, resumable: true } as const
const params = z.object({ id: uuidOf("video") })

export const createUpload = route({
  ...upload,
  method: "post",
  path: UPLOADS_PATH,
  summary:
    "Create a video upload (tus 1.0): `Upload-Length`, and `Upload-Metadata` with `purpose` and `filename`. An upload without progress for a day is deleted.",
  limit: { per: "user", points: 30, seconds: 60 },
  success: { status: 201, body: null },
  errors: ["file.unknown_purpose", "file.empty", "video.too_large", "video.daily_limit"],
})

export const getUpload = route({
  ...upload,
  method: "get",
  path: `${UPLOADS_PATH}/{id}`,
  summary: "Uploaded bytes of a video (tus 1.0; `HEAD`): `Upload-Offset`",
  params,
  success: { status: 200, body: null },
  errors: ["video.not_found"],
})

export const resumeUpload = route({
  ...upload,
  method: "patch",
  path: `${UPLOADS_PATH}/{id}`,
  summary:
    "Upload the next bytes of a video (tus 1.0), from `Upload-Offset` on; processing starts after the last one",
  limit: { per: "user", points: 600, seconds: 60 },
  params,
  success: { status: 204, body: null },
  errors: ["video.not_found", "video.other_offset", "video.other_type", "video.no_room"],
})

export const endUpload = route({
  ...upload,
  method: "delete",
  path: `${UPLOADS_PATH}/{id}`,
  summary: "Delete an unused video and its data (tus 1.0)",
  params,
  success: { status: 204, body: null },
  errors: ["video.not_found"],
})

export const getVideo = route({
  method: "get",
  path: "/v1/videos/{id}",
  summary: "Status of the caller's own video",
  tag: "Media",
  access: "signed-in",
  params,
  success: { status: 200, body: Video },
  errors: ["video.not_found"],
})

export const routes = [
  readMedia,
  readPoster,
  createUpload,
  getUpload,
  resumeUpload,
  endUpload,
  getVideo,
] as const
