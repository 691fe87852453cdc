import { randomKey } from "../api/random-key.ts"

/** What was sent, and its idempotency key. */
export interface Retry {
  readonly key: string
  readonly body: string
}

/** The same body is a retry; any other is a new request. */
export function retryOf(body: unknown, before: Retry | undefined): Retry {
  const text = JSON.stringify(body)
  return before?.body === text ? before : { key: randomKey(), body: text }
}
