// How fast a film goes out, and how long the rest will take: by the last few seconds, because lines on a train are fast one moment and slow the next.

interface Moment {
  readonly at: number
  readonly sent: number
}

const WINDOW_MS = 20_000
/** Before that anything is a guess. */
const SHORTEST_MS = 2_000

export function createPace() {
  let moments: readonly Moment[] = []
  return {
    note(sent: number, at: number) {
      const last = moments.at(-1)
      // Behind what was said before: it went on from an earlier place.
      const known = last && sent < last.sent ? [] : moments
      moments = [...known.filter((moment) => at - moment.at <= WINDOW_MS), { at, sent }]
    },
    /** After a break the time without a line counts for nothing. */
    forget() {
      moments = []
    },
    /** Undefined while nobody can say. */
    leftMs(total: number): number | undefined {
      const [first, last] = [moments[0], moments.at(-1)]
      if (!first || !last || last.at - first.at < SHORTEST_MS || last.sent <= first.sent) return undefined
      return ((total - last.sent) * (last.at - first.at)) / (last.sent - first.sent)
    },
  }
}

export const minutesLeft = (ms: number) => Math.floor(ms / 60_000 + 0.5)

const MEGABYTE = 1_000_000

/** As people read it: with a decimal only where that is worth something. */
export function megabytesOf(bytes: number): number {
  const megabytes = bytes / MEGABYTE
  return megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)
}
