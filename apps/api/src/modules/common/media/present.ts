import type { Media, VideoPurpose, VideoRefusal } from "@shirube/contract/common/media/routes"
import { errorMessage } from "@shirube/vocabulary/errors"
import type { Language } from "@shirube/vocabulary/language"
import type { z } from "zod"

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
  refusal: video.refusal && { code: video.refusal, message: errorMessage(video.refusal, language) },
  media: video.granted ? presentMedia(video.granted) : null,
})
