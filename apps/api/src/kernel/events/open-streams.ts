// Limits how many streams are open per holder. A rate limit counts new connections; this counts open ones.
import { ApiError } from "../http/errors.ts"

export interface OpenStreams {
  /**
   * Takes a place for each holder, or throws if one of them has reached its limit. The returned function
   * releases the places.
   */
  take(holders: readonly Holder[]): () => void
}

interface Holder {
  readonly name: string
  readonly most: number
}

const RETRY_SECONDS = 30

export function createOpenStreams(): OpenStreams {
  const open = new Map<string, number>()
  const openCount = (name: string) => open.get(name) ?? 0
  return {
    take(holders) {
      if (holders.some(({ name, most }) => openCount(name) >= most))
        throw new ApiError("request.rate_limited", { retryAfterSeconds: RETRY_SECONDS })
      for (const { name } of holders) open.set(name, openCount(name) + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        for (const { name } of holders)
          if (openCount(name) > 1) open.set(name, openCount(name) - 1)
          else open.delete(name)
      }
    },
  }
}
