import type { SecondFactorChallenge } from "@shirube/contract/wire"
import { type ErrorCode, errorMessage, errorStatus } from "@shirube/vocabulary/errors"
import type { Language } from "@shirube/vocabulary/language"
import type { z } from "zod"

export type FieldErrors = Record<string, string[]>

interface ErrorDetails {
  /** Replaces the catalogue's message with a more specific one. */
  readonly message?: Readonly<Record<Language, string>>
  readonly fields?: FieldErrors
  readonly retryAfterSeconds?: number
  /** The allowed methods of the path. */
  readonly allow?: readonly string[]
  /** The path with the answer, within the API. */
  readonly location?: `/${string}`
  /** The size of the file, for an unsatisfiable range. */
  readonly contentRange?: string
  /** The remaining proof for a sign-in. */
  readonly challenge?: z.output<typeof SecondFactorChallenge>
}

/** A refusal by the API: a code of the closed list, and the fields it concerns. */
export class Refusal<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  readonly fields: FieldErrors | undefined
  readonly #details: ErrorDetails

  constructor(code: Code, details: ErrorDetails = {}) {
    super(code)
    this.code = code
    this.fields = details.fields
    this.#details = details
  }

  get status() {
    return errorStatus(this.code)
  }

  headers(): Record<string, string> {
    const { retryAfterSeconds, allow, contentRange, location } = this.#details
    return {
      ...(retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) }),
      ...(location === undefined ? {} : { Location: `/api${location}` }),
      ...(allow === undefined ? {} : { Allow: allow.join(", ") }),
      ...(contentRange === undefined ? {} : { "Content-Range": contentRange }),
      ...(this.status === 401 ? { "WWW-Authenticate": "Bearer" } : {}),
    }
  }

  body(language: Language, requestId: string) {
    return {
      message: this.#details.message?.[language] ?? errorMessage(this.code, language),
      code: this.code,
      ...(this.fields ? { errors: this.fields } : {}),
      ...(this.#details.challenge ? { details: this.#details.challenge } : {}),
      request_id: requestId,
    }
  }
}
