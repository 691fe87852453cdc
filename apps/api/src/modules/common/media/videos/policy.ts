import type { VideoPurpose, VideoRefusal } from "@shirube/contract/common/media/videos"
import { VIDEO_LIMIT_BYTES } from "@shirube/vocabulary/http/body"
import { LONGEST_TIP_SECONDS } from "@shirube/vocabulary/product"

interface Rules {
  readonly mostBytes: number
  readonly longestMs: number
  /** Portrait format. */
  readonly isUpright: boolean
}

const HOUR_MS = 3_600_000

/** Limits for each purpose. */
export const rules: Readonly<Record<VideoPurpose, Rules>> = {
  "lesson-video": { mostBytes: VIDEO_LIMIT_BYTES, longestMs: 3 * HOUR_MS, isUpright: false },
  "tip-video": { mostBytes: VIDEO_LIMIT_BYTES, longestMs: LONGEST_TIP_SECONDS * 1_000, isUpright: true },
}

interface Measures {
  readonly durationMs: number
  readonly width: number
  readonly height: number
}

/** Checks the rules of its purpose. */
export function ruleViolation(purpose: string, film: Measures): VideoRefusal | undefined {
  const { longestMs, isUpright } = rules[purpose as VideoPurpose]
  if (film.durationMs > longestMs) return "video.too_long"
  return isUpright && film.width >= film.height ? "video.not_upright" : undefined
}
