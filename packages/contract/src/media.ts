// Video: what is watched, under which addresses, and for how long those are good.
import { z } from "zod"
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

export const routes = [readMedia, readPoster] as const
