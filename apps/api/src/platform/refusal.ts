import { type ErrorCode, errorMessage, errorStatus } from "@shirube/contract/errors"
import type { Language } from "@shirube/contract/language"
import type { SecondFactorChallenge } from "@shirube/contract/wire"
import type { z } from "zod"

export type FieldErrors = Record<string, string[]>

interface ErrorDetails {
  /** Instead of the sentence of the catalogue, where one that knows more can be said. */
  readonly message?: Readonly<Record<Language, string>>
  readonly fields?: FieldErrors
  readonly retryAfterSeconds?: number
  /** The methods that the address does answer to. */
  readonly allow?: readonly string[]
  /** Where it is said instead, within the API. */
  readonly location?: `/${string}`
  /** Of which file there is how much. */
  readonly contentRange?: string
  /** The one proof that is still missing to sign in. */
  readonly challenge?: z.output<typeof SecondFactorChallenge>
}

/** What the API answers instead of what was asked: a code of the closed list, and the fields it concerns. */
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
