import { type ErrorCode, errorMessage, errorStatus } from "@shirube/contract/errors"
import type { Language } from "@shirube/contract/language"

export type FieldErrors = Record<string, string[]>

/** The only error that features throw on purpose: a code of the closed list, and the fields it concerns. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, details: { fields?: FieldErrors; retryAfterSeconds?: number } = {}) {
    super(code)
    this.code = code
    this.fields = details.fields
    this.retryAfterSeconds = details.retryAfterSeconds
  }

  get status() {
    return errorStatus(this.code)
  }

  body(language: Language, requestId: string) {
    return {
      message: errorMessage(this.code, language),
      code: this.code,
      ...(this.fields ? { errors: this.fields } : {}),
      request_id: requestId,
    }
  }
}
