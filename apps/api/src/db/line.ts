/**
 * Where more come than there are places, they stand in line, the first first. A line that moves is waited in, however long it is; one that
 * has stood still for as long as anybody's patience lasts is sent away, for whoever has the places does not come back.
 */
export interface Line {
  /** Resolves when there is a place. */
  enter(): Promise<void>
  /** Gives the place on. `moved`: whoever had it has done what they came for. */
  leave(moved: boolean): void
}

export class LineStoodStill extends Error {
  readonly code = "ETIMEDOUT"
  constructor() {
    super("Nobody in front has gone on for a while")
  }
}

interface Waiting {
  readonly since: number
  readonly come: () => void
  readonly sendAway: (reason: Error) => void
}

export function createLine(places: number, patienceMs: number): Line {
  const line = new Set<Waiting>()
  let free = places
  let movedAt = 0
  let watch: NodeJS.Timeout | undefined

  function lookAgain() {
    const now = performance.now()
    if (now - movedAt >= patienceMs)
      for (const waiting of line) {
        if (now - waiting.since < patienceMs) break
        line.delete(waiting)
        waiting.sendAway(new LineStoodStill())
      }
    const [first] = line
    watch = first && setTimeout(lookAgain, Math.max(movedAt, first.since) + patienceMs - now + 1)
  }

  return {
    enter() {
      if (free > 0) {
        free--
        return Promise.resolve()
      }
      return new Promise((come, sendAway) => {
        line.add({ since: performance.now(), come, sendAway })
        watch ??= setTimeout(lookAgain, patienceMs + 1)
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
      next.come()
      if (line.size > 0) return
      clearTimeout(watch)
      watch = undefined
    },
  }
}
