// The error catalogue: what a failed call means for the reader. Pure; who shows, reports and navigates is elsewhere.
import type { ApiError } from "./api-client.ts"

export type OwnMessage = "sessionExpired" | "timeOut" | "offline" | "unexpected"

export interface Consequence {
  /** The server's own words, or one of ours where it could not speak. */
  readonly message: { readonly server: string } | { readonly own: OwnMessage } | undefined
  readonly report: boolean
  readonly signOut: boolean
}

/** Statuses that a form shows beside its fields instead of in the global notification. */
export const SHOWN_BY_FORM: readonly number[] = [401, 404, 409, 422, 429, 503]

const REFRESH = "POST /v1/auth/refresh"

export function consequenceOf(error: ApiError, handles: readonly number[]): Consequence {
  switch (error.failure) {
    case "session-expired":
      return { message: { own: "sessionExpired" }, report: false, signOut: true }
    case "time-out":
      return { message: { own: "timeOut" }, report: true, signOut: false }
    case "offline":
      return { message: { own: "offline" }, report: false, signOut: false }
    case "answer":
      return answered(error, handles.includes(error.status))
  }
}

function answered(error: ApiError, isHandled: boolean): Consequence {
  const server = error.message ? { server: error.message } : undefined
  const shown = <Message>(message: Message) => (isHandled ? undefined : message)
  switch (error.status) {
    case 400:
      return error.route === REFRESH
        ? { message: { own: "sessionExpired" }, report: false, signOut: true }
        : { message: shown(server), report: true, signOut: false }
    case 401:
      return { message: shown(server ?? { own: "unexpected" }), report: false, signOut: false }
    case 403:
      return { message: shown(server ?? { own: "unexpected" }), report: false, signOut: true }
    default:
      return { message: shown(server ?? { own: "unexpected" }), report: !isHandled, signOut: false }
  }
}
