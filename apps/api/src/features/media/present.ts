import type { Media } from "@shirube/contract/media"
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
