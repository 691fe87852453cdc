// Video: what is watched, under which addresses, and for how long those are good.
import { z } from "zod"
import { UPLOADS_PATH } from "./body.ts"
import { uuidOf } from "./ids.ts"
import { route } from "./route.ts"
import { Instant } from "./wire.ts"

/** What a video is given as, by the end of its name. */
export const mediaTypes = {
  mp4: "video/mp4",
  m4a: "audio/mp4",
  m3u8: "application/vnd.apple.mpegurl",
  jpg: "image/jpeg",
} as const
type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes]

export const POSTER_TYPE: MediaType = mediaTypes.jpg

/** For whoever may watch it. Relative names inside of a playlist lead on under the same grant. */
export const Media = z
  .object({
    video_address: z.string().meta({ description: "MP4, in one piece; parts of it by `Range`" }),
    hls_address: z.string().nullable().meta({ description: "In several sizes, where there are any" }),
    audio_address: z.string().nullable().meta({ description: "The sound alone" }),
    poster_address: z.string().nullable(),
    bytes: z.int().meta({ description: "Of `video_address`" }),
    audio_bytes: z.int().nullable(),
    duration_ms: z.int(),
    width: z.int(),
    height: z.int(),
    expires_at: Instant.meta({ description: "From then on the addresses lead nowhere; ask for new ones" }),
  })
  .meta({ id: "Media" })

export const readMedia = route({
  method: "get",
  path: "/v1/media/{grant}/{video}/{name}",
  summary:
    "A video or a part of it, under an address that came with what it belongs to; dead after sign-out, and once it expires",
  tag: "Media",
  access: "public",
  params: z.object({
    grant: z.string().max(200),
    video: uuidOf("video"),
    name: z
      .string()
      .max(60)
      .meta({ description: "`video.mp4`, `audio.m4a`, `hls.m3u8` and what that names" }),
  }),
  success: { status: 200, body: null, file: { types: Object.values(mediaTypes) } },
  errors: ["file.not_found"],
})

export const readPoster = route({
  method: "get",
  path: "/v1/videos/{id}/poster",
  summary: "The picture that stands for a video until it plays, for everybody",
  tag: "Media",
  access: "public",
  params: z.object({ id: uuidOf("video") }),
  success: { status: 200, body: null, file: { types: [POSTER_TYPE] } },
  errors: ["file.not_found"],
})

/** What a video may be for; said in `Upload-Metadata`, beside the name of the file. */
export const videoPurposes = ["lesson-video", "tip-video"] as const
export type VideoPurpose = (typeof videoPurposes)[number]

/** Why a video was refused after it had been taken. */
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
      description:
        "How much of it has arrived while it is `receiving`, and how far the work has come after that",
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

/** Those who make courses and tips. */
const access = { screened: true } as const
const upload = { tag: "Media", access, resumable: true } as const
const params = z.object({ id: uuidOf("video") })

export const createUpload = route({
  ...upload,
  method: "post",
  path: UPLOADS_PATH,
  summary:
    "Announce a video (tus 1.0): `Upload-Length`, and `Upload-Metadata` with `purpose` and `filename`. What is not gone on with for a day is removed",
  limit: { per: "user", points: 30, seconds: 60 },
  success: { status: 201, body: null },
  errors: ["file.unknown_purpose", "file.empty", "video.too_large", "video.daily_limit"],
})

export const getUpload = route({
  ...upload,
  method: "get",
  path: `${UPLOADS_PATH}/{id}`,
  summary: "How much of a video has arrived (tus 1.0; `HEAD`): `Upload-Offset`",
  params,
  success: { status: 200, body: null },
  errors: ["video.not_found"],
})

export const resumeUpload = route({
  ...upload,
  method: "patch",
  path: `${UPLOADS_PATH}/{id}`,
  summary:
    "The next bytes of a video (tus 1.0), from `Upload-Offset` on; after the last one it is made ready",
  limit: { per: "user", points: 600, seconds: 60 },
  params,
  success: { status: 204, body: null },
  errors: ["video.not_found", "video.other_offset", "video.other_type", "video.no_room"],
})

export const endUpload = route({
  ...upload,
  method: "delete",
  path: `${UPLOADS_PATH}/{id}`,
  summary: "Give up a video that nothing shows (tus 1.0); nothing stays of it",
  params,
  success: { status: 204, body: null },
  errors: ["video.not_found"],
})

export const getVideo = route({
  method: "get",
  path: "/v1/videos/{id}",
  summary: "How far a video of one's own has come",
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
