// Apart from the client: the first load must recognise such an error, not create one.
import type { ApiError } from "./api-error.ts"

/** By shape, not by class: an error that crossed from server to browser is a plain Error with these fields. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && "failure" in error && "status" in error

/** The API understood the request and refused it: nothing is broken. */
export const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && error.failure === "answer" && error.status >= 400 && error.status < 500

/** The API is temporarily unavailable, or too slow to answer: trying again helps. */
export const isUnavailable = (error: unknown): error is ApiError =>
  isApiError(error) && (error.status === 503 || error.failure === "time-out")

/** There was no response: the connection is lost, or too slow. */
export const isUnreachable = (error: unknown): boolean =>
  isApiError(error) && (error.failure === "offline" || error.failure === "time-out")

/** The id in the request is unknown (404) or malformed (422). */
export const isUnknownId = (error: unknown): error is ApiError =>
  isApiError(error) && (error.status === 404 || error.status === 422)
