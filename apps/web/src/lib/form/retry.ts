import { randomKey } from "../random-key.ts"

/** What was sent, and the key under which it counts as once however often it is sent. */
export interface Retry {
  readonly key: string
  readonly body: string
}

/** Sending the same again is a retry; anything else is something new. */
export function retryOf(body: unknown, before: Retry | undefined): Retry {
  const text = JSON.stringify(body)
  return before?.body === text ? before : { key: randomKey(), body: text }
}
