// Counts calls per caller in time windows, in this process. The number of remembered callers is limited: the
// oldest window is dropped. A caller with that many addresses would pass a limit per address anyway.
import type { Limit } from "@shirube/contract/route"

const MOST_WINDOWS = 50_000

export interface Windows {
  /** Counts one call; returns the milliseconds to wait once the limit is reached, else 0. */
  take(caller: string, limit: Pick<Limit, "points" | "seconds">): number
  size(): number
}

export function createWindows(most = MOST_WINDOWS, now: () => number = () => performance.now()): Windows {
  const windows = new Map<string, { count: number; readonly endsAt: number }>()
  return {
    take(caller, { points, seconds }) {
      const open = windows.get(caller)
      if (open && open.endsAt > now()) {
        open.count += 1
        return open.count > points ? open.endsAt - now() : 0
      }
      // Reinserted, it is the newest; the first in the map is the oldest.
      windows.delete(caller)
      const [oldest] = windows.keys()
      if (windows.size >= most && oldest !== undefined) windows.delete(oldest)
      windows.set(caller, { count: 1, endsAt: now() + seconds * 1000 })
      return 0
    },
    size: () => windows.size,
  }
}
