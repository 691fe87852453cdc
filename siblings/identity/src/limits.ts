// Rate limits. Counted per network address, and per e-mail address as tried from that network address:
// counting an e-mail address alone would let anyone lock its owner out.
import { isIPv6 } from "node:net"

interface Limit {
  readonly most: number
  readonly seconds: number
}

export const LIMITS = {
  signInFrom: { most: 30, seconds: 600 },
  signInTo: { most: 10, seconds: 600 },
  registerFrom: { most: 10, seconds: 3600 },
} as const satisfies Record<string, Limit>

export interface Attempt {
  readonly kind: keyof typeof LIMITS
  readonly key: string
}

const MOST_WINDOWS = 10_000

export type Limiter = ReturnType<typeof createLimiter>

export function createLimiter(now: () => number = Date.now) {
  const windows = new Map<string, { count: number; endsAt: number }>()

  function windowOf(attempt: Attempt) {
    const name = `${attempt.kind} ${attempt.key}`
    const open = windows.get(name)
    if (open && open.endsAt > now()) return open
    // Reinserted, it is the newest; the oldest is dropped, so that the map stays bounded.
    windows.delete(name)
    const [oldest] = windows.keys()
    if (windows.size >= MOST_WINDOWS && oldest !== undefined) windows.delete(oldest)
    const fresh = { count: 0, endsAt: now() + LIMITS[attempt.kind].seconds * 1000 }
    windows.set(name, fresh)
    return fresh
  }

  return {
    /**
     * Seconds to wait, or 0 with the attempts counted: before the work, so that parallel attempts gain
     * nothing.
     */
    take(...attempts: Attempt[]): number {
      const opened = attempts.map((attempt) => ({ ...windowOf(attempt), limit: LIMITS[attempt.kind] }))
      const full = opened.filter(({ count, limit }) => count >= limit.most)
      if (full.length > 0) return Math.ceil((Math.max(...full.map(({ endsAt }) => endsAt)) - now()) / 1000)
      for (const attempt of attempts) windowOf(attempt).count += 1
      return 0
    },
    /**
     * For a successful sign-in. Only this attempt is released: an attacker's own account must not reset the
     * count for others.
     */
    release(...attempts: Attempt[]): void {
      for (const attempt of attempts) windowOf(attempt).count -= 1
    },
  }
}

/** A household with IPv6 has a whole /64. */
export const networkOf = (address: string): string =>
  isIPv6(address) && !address.startsWith("::ffff:") ? expand(address).slice(0, 4).join(":") : address

function expand(address: string): string[] {
  const [left = "", right] = address.split("::")
  const head = left ? left.split(":") : []
  const tail = right ? right.split(":") : []
  const gap = right === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array<string>(gap).fill("0"), ...tail]
}
