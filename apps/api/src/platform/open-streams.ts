// How many streams are open, for whom. A rate limit counts how often someone begins; this counts what they hold.
import { ApiError } from "./errors.ts"

export interface OpenStreams {
  /** Takes a place for each holder, or throws where one of them has had enough. What it answers gives the places back. */
  take(holders: readonly Holder[]): () => void
}

interface Holder {
  readonly name: string
  readonly most: number
}

const RETRY_SECONDS = 30

export function createOpenStreams(): OpenStreams {
  const open = new Map<string, number>()
  const held = (name: string) => open.get(name) ?? 0
  return {
    take(holders) {
      if (holders.some(({ name, most }) => held(name) >= most))
        throw new ApiError("request.rate_limited", { retryAfterSeconds: RETRY_SECONDS })
      for (const { name } of holders) open.set(name, held(name) + 1)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        for (const { name } of holders)
          if (held(name) > 1) open.set(name, held(name) - 1)
          else open.delete(name)
      }
    },
  }
}
