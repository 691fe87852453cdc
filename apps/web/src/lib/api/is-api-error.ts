// Apart from the client: the first load must recognise such an error, not create one.
import type { ApiError } from "./api-error.ts"

/** By shape, not by class: an error that crossed from server to browser is a plain Error with these fields. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && "failure" in error && "status" in error

/** The API understood the request and refused it: nothing is broken. */
export const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && error.failure === "answer" && error.status >= 400 && error.status < 500

/** The API is temporarily unavailable. */
export const isUnavailable = (error: unknown): error is ApiError => isApiError(error) && error.status === 503
