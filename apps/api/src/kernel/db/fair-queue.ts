/**
 * A first-in-first-out queue for a limited number of places. Callers wait for as long as the queue moves; a
 * caller who has waited `patienceMs` without any movement is rejected, because the places are probably lost.
 */
export interface Line {
  /** Resolves when a place is free. */
  enter(): Promise<void>
  /** Passes the place to the next caller. `moved`: the caller succeeded, which counts as movement. */
  leave(moved: boolean): void
}

export class QueueStalled extends Error {
  readonly code = "ETIMEDOUT"
  constructor() {
    super("No place became free in time")
  }
}

interface Waiting {
  readonly since: number
  readonly admit: () => void
  readonly reject: (reason: Error) => void
}

export function createFairQueue(places: number, patienceMs: number): Line {
  const line = new Set<Waiting>()
  let free = places
  let movedAt = 0
  let watch: NodeJS.Timeout | undefined

  function rejectStalled() {
    const now = performance.now()
    if (now - movedAt >= patienceMs)
      for (const waiting of line) {
        if (now - waiting.since < patienceMs) break
        line.delete(waiting)
        waiting.reject(new QueueStalled())
      }
    const [first] = line
    watch = first && setTimeout(rejectStalled, Math.max(movedAt, first.since) + patienceMs - now + 1)
  }

  return {
    enter() {
      if (free > 0) {
        free--
        return Promise.resolve()
      }
      return new Promise((admit, reject) => {
        line.add({ since: performance.now(), admit, reject })
        watch ??= setTimeout(rejectStalled, patienceMs + 1)
      })
    },
    leave(moved) {
      if (moved) movedAt = performance.now()
      const [next] = line
      if (!next) {
        free++
        return
      }
      line.delete(next)
      next.admit()
      if (line.size > 0) return
      clearTimeout(watch)
      watch = undefined
    },
  }
}
