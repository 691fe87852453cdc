import type { VideoPurpose } from "@shirube/contract/common/media/routes"
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
