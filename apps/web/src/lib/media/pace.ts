// The upload speed of a video and its remaining time, from the last few seconds, because speeds vary on a
// train.

interface Moment {
  readonly at: number
  readonly sent: number
}

const WINDOW_MS = 20_000
/** Less is only a guess. */
const SHORTEST_MS = 2_000

export function createPace() {
  let moments: readonly Moment[] = []
  return {
    note(sent: number, at: number) {
      const last = moments.at(-1)
      // A smaller offset: the upload resumed from an earlier position.
      const known = last && sent < last.sent ? [] : moments
      moments = [...known.filter((moment) => at - moment.at <= WINDOW_MS), { at, sent }]
    },
    /** Drops the time of a break. */
    forget() {
      moments = []
    },
    /** Undefined without enough data. */
    leftMs(total: number): number | undefined {
      const [first, last] = [moments[0], moments.at(-1)]
      if (!first || !last || last.at - first.at < SHORTEST_MS || last.sent <= first.sent) return undefined
      return ((total - last.sent) * (last.at - first.at)) / (last.sent - first.sent)
    },
  }
}

export const minutesLeft = (ms: number) => Math.floor(ms / 60_000 + 0.5)

const MEGABYTE = 1_000_000

/** With a decimal only for small numbers. */
export function megabytesOf(bytes: number): number {
  const megabytes = bytes / MEGABYTE
  return megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)
}
