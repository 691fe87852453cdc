// The error catalogue: what a failed call means for the reader. Pure; showing, reporting and navigating
// happen elsewhere.
import type { StatusMessage } from "../page/status.ts"
import type { ApiError } from "./api-error.ts"

/** Our messages for failures without one from the server: `status` in the messages. */
export type OwnMessage =
  | "sessionExpired"
  | "timeOut"
  | "offline"
  | "unreadable"
  | "malformed"
  | "signInNeeded"
  | "notAllowed"
  | "notThere"
  | "conflict"
  | "invalid"
  | "tooMany"
  | "unavailable"
  | "unexpected"

/** Statuses that the caller shows itself; `all` for background requests. */
export type Handled = readonly number[] | "all"

export interface Consequence {
  /** In the global status notification. */
  readonly show: boolean
  readonly report: boolean
  readonly signOut: boolean
}

const REFRESH = "POST /v1/auth/refresh"

export function consequenceOf(error: ApiError, handles: Handled): Consequence {
  const show = handles !== "all"
  switch (error.failure) {
    case "session-expired":
      return { show: true, report: false, signOut: true }
    case "time-out":
    case "unreadable":
      return { show, report: true, signOut: false }
    case "offline":
      return { show, report: false, signOut: false }
    case "answer":
      return answered(error, handles)
  }
}

/** A suspended member can still read public pages; a failed personal overlay must not sign them out. */
const isLaidOver = ({ code }: ApiError, handles: Handled) => code === "account.suspended" && handles === "all"

function answered(error: ApiError, handles: Handled): Consequence {
  const isHandled = handles === "all" || handles.includes(error.status)
  switch (error.status) {
    case 400:
      return error.route === REFRESH
        ? { show: true, report: false, signOut: true }
        : { show: !isHandled && error.isServersWord, report: true, signOut: false }
    case 401:
      // A required second factor is a step of signing in, not a failure.
      return { show: !isHandled && !error.challenge, report: false, signOut: false }
    case 403:
      return { show: !isHandled, report: false, signOut: !isLaidOver(error, handles) }
    default:
      return { show: !isHandled, report: true, signOut: false }
  }
}

const ofStatus: Readonly<Record<number, OwnMessage>> = {
  400: "malformed",
  401: "signInNeeded",
  403: "notAllowed",
  404: "notThere",
  409: "conflict",
  413: "invalid",
  422: "invalid",
  429: "tooMany",
  502: "unavailable",
  503: "unavailable",
  504: "unavailable",
}

const ofFailure = {
  "session-expired": "sessionExpired",
  "time-out": "timeOut",
  offline: "offline",
  unreadable: "unreadable",
} as const satisfies Partial<Record<ApiError["failure"], OwnMessage>>

/** A lost connection is no fault of the site, and the message goes when the connection returns. */
export const statusMessageOf = ({ failure, message, requestId }: ApiError): StatusMessage =>
  failure === "offline" ? { kind: "warn", message, isOffline: true } : { kind: "error", message, requestId }

export function ownMessageOf({ failure, route, status }: ApiError): OwnMessage {
  if (failure !== "answer") return ofFailure[failure]
  if (status === 400 && route === REFRESH) return "sessionExpired"
  return ofStatus[status] ?? "unexpected"
}
