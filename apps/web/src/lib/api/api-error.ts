import type { SecondFactorChallenge } from "./api-types.gen.ts"

/** With `auth.second_factor_required`: the challenge to return, and the accepted methods. */
export type Challenge = SecondFactorChallenge

/** Where it failed: `answer` is an error status, `unreadable` a success whose body cannot be read. */
export type Failure = "offline" | "time-out" | "session-expired" | "unreadable" | "answer"

/** What a call throws. Its message is for the reader, in their language: the server's, or ours if there is none. */
export class ApiError extends Error {
  override readonly name = "ApiError"
  readonly failure: Failure
  readonly isServersWord: boolean
  readonly route: string
  readonly status: number
  readonly code: string | undefined
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly challenge: Challenge | undefined
  readonly requestId: string | undefined
  /** When to retry, if the server says so. */
  readonly retryAfterSeconds: number | undefined

  constructor(init: {
    failure: Failure
    route: string
    message?: string | undefined
    status?: number
    code?: string | undefined
    errors?: Readonly<Record<string, readonly string[]>>
    challenge?: Challenge | undefined
    requestId?: string | undefined
    retryAfterSeconds?: number | undefined
    cause?: unknown
  }) {
    super(init.message ?? "", { cause: init.cause })
    this.isServersWord = this.message !== ""
    this.failure = init.failure
    this.route = init.route
    this.status = init.status ?? 0
    this.code = init.code
    this.errors = init.errors ?? {}
    this.challenge = init.challenge
    this.requestId = init.requestId
    this.retryAfterSeconds = init.retryAfterSeconds
  }
}
