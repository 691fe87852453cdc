import { isRefusal, isUnavailable } from "#web/lib/api/is-api-error.ts"

const ofStatus = {
  401: "signInTitle",
  403: "notAllowedTitle",
  404: "notFoundTitle",
  429: "tooManyTitle",
} as const

/** Message key of a failed page's title, in `status`. */
export function failureTitle(error: unknown) {
  if (isUnavailable(error)) return "unavailableTitle"
  if (!isRefusal(error)) return "exceptionTitle"
  return error.status in ofStatus ? ofStatus[error.status as keyof typeof ofStatus] : "refusedTitle"
}
