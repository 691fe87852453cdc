import { type FileRefusal, SERVED_TYPE } from "@shirube/contract/common/media/files"
import type { Media, VideoPurpose, VideoRefusal } from "@shirube/contract/common/media/videos"
import { errorMessage } from "@shirube/vocabulary/errors"
import type { Language } from "@shirube/vocabulary/language"
import type { z } from "zod"

const presentRefusal = <Refusal extends FileRefusal | VideoRefusal>(
  refusal: Refusal | null,
  language: Language,
) => refusal && { code: refusal, message: errorMessage(refusal, language) }

interface FileFacts {
  readonly id: string
  readonly purpose: string
  readonly state: "processing" | "ready" | "refused"
  readonly createdAt: Date
  readonly refusal: FileRefusal | null
  readonly variants: readonly {
    readonly name: string
    readonly address: string
    readonly width: number
    readonly height: number
    readonly bytes: number
  }[]
}

export const presentFile = (file: FileFacts, language: Language) => ({
  id: file.id,
  purpose: file.purpose,
  state: file.state,
  created_at: file.createdAt.toISOString(),
  variants: file.variants.map(({ name, address, width, height, bytes }) => ({
    name,
    address,
    content_type: SERVED_TYPE,
    width,
    height,
    bytes,
  })),
  refusal: presentRefusal(file.refusal, language),
})

export interface Granted {
  readonly videoAddress: string
  readonly hlsAddress: string | null
  readonly audioAddress: string | null
  readonly posterAddress: string | null
  readonly bytes: number
  readonly audioBytes: number | null
  readonly durationMs: number
  readonly width: number
  readonly height: number
  readonly expiresAt: Date
}

export const presentMedia = (granted: Granted): z.output<typeof Media> => ({
  video_address: granted.videoAddress,
  hls_address: granted.hlsAddress,
  audio_address: granted.audioAddress,
  poster_address: granted.posterAddress,
  bytes: granted.bytes,
  audio_bytes: granted.audioBytes,
  duration_ms: granted.durationMs,
  width: granted.width,
  height: granted.height,
  expires_at: granted.expiresAt.toISOString(),
})

interface VideoFacts {
  readonly id: string
  readonly purpose: string
  readonly fileName: string
  readonly state: "receiving" | "processing" | "ready" | "refused"
  readonly percent: number
  readonly bytes: number
  readonly createdAt: Date
  readonly refusal: VideoRefusal | null
  readonly granted: Granted | undefined
}

export const presentVideo = (video: VideoFacts, language: Language) => ({
  id: video.id,
  purpose: video.purpose as VideoPurpose,
  file_name: video.fileName,
  state: video.state,
  percent: video.percent,
  bytes: video.bytes,
  created_at: video.createdAt.toISOString(),
  refusal: presentRefusal(video.refusal, language),
  media: video.granted ? presentMedia(video.granted) : null,
})
