// What a failure on the way means for a film: it goes on by itself, or somebody has to do something.
import type { ErrorCode } from "@shirube/contract/errors"
import type { ApiError } from "../api-error.ts"
import { isApiError } from "../is-api-error.ts"

export type Verdict =
  | "again"
  /** With another token, once. */
  | "renew"
  | "over"

const MOVED_ON: ErrorCode = "video.other_offset"
const DAY_IS_FULL: ErrorCode = "video.daily_limit"
const NO_ROOM = 507

/** What is no answer of the API is a line that broke. */
export function verdictOn(error: unknown): Verdict {
  if (!isApiError(error)) return "again"
  if (error.failure === "session-expired") return "over"
  return error.failure === "answer" ? onAnswer(error) : "again"
}

function onAnswer({ status, code }: ApiError): Verdict {
  switch (status) {
    case 401:
      return "renew"
    // What was begun is gone: it begins anew. Locked by a connection that the server still believes in: in a moment it does not.
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
