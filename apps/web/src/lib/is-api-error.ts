// Apart from the client: what the first load carries must know such an error, not make one.
import type { ApiError } from "./api-error.ts"

/** By shape, not by class: an error that crossed from server to browser is a plain Error with these fields. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && "failure" in error && "status" in error

/** The API understood the question and says no: what the reader asked for cannot be had, and nothing is broken. */
export const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && error.failure === "answer" && error.status >= 400 && error.status < 500

/** The API itself cannot work right now. */
export const isUnavailable = (error: unknown): error is ApiError => isApiError(error) && error.status === 503
