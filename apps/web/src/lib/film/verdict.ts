// What an upload failure means: retry automatically, or give up.
import type { ErrorCode } from "@shirube/vocabulary/errors"
import type { ApiError } from "../api/api-error.ts"
import { isApiError } from "../api/is-api-error.ts"

export type Verdict =
  | "again"
  /** With a new token, once. */
  | "renew"
  | "over"

const MOVED_ON: ErrorCode = "video.other_offset"
const DAY_IS_FULL: ErrorCode = "video.daily_limit"
const NO_ROOM = 507

/** Anything but an API response is a lost connection. */
export function verdictOn(error: unknown): Verdict {
  if (!isApiError(error)) return "again"
  if (error.failure === "session-expired") return "over"
  return error.failure === "answer" ? onAnswer(error) : "again"
}

function onAnswer({ status, code }: ApiError): Verdict {
  switch (status) {
    case 401:
      return "renew"
    // 404: the upload is gone and restarts. 423: still locked by a dead connection, which the server releases
    // soon.
    case 404:
    case 423:
      return "again"
    case 409:
      return code === MOVED_ON ? "again" : "over"
    case 429:
      return code === DAY_IS_FULL ? "over" : "again"
    default:
      return status >= 500 && status !== NO_ROOM ? "again" : "over"
  }
}
