// When the previous text of a document is kept as a version, and which versions make room for new ones.
import {
  MOST_NAMED_VERSIONS,
  MOST_VERSION_BYTES,
  MOST_VERSIONS,
  VERSION_MINUTES,
} from "@shirube/vocabulary/career/career-documents/choices"

const MINUTE_MS = 60_000
/** A text of this length that loses more than half is kept: it may have been deleted by mistake. */
const LONG_TEXT = 100

interface Change {
  /** When the text of the last kept version was written. */
  readonly keptAt: Date
  readonly now: Date
  readonly charactersBefore: number
  readonly charactersAfter: number
  readonly isAsked: boolean
}

export function keepsPrevious({ keptAt, now, charactersBefore, charactersAfter, isAsked }: Change): boolean {
  if (charactersBefore === 0) return false
  if (isAsked) return true
  if (charactersBefore >= LONG_TEXT && charactersAfter < charactersBefore / 2) return true
  return now.getTime() - keptAt.getTime() >= VERSION_MINUTES * MINUTE_MS
}

interface KeptVersion {
  readonly version: number
  readonly isNamed: boolean
  readonly savedAt: Date
  /** As stored. */
  readonly bytes: number
}

const bytesOf = (versions: readonly KeptVersion[]) => versions.reduce((sum, { bytes }) => sum + bytes, 0)

/** Whether there is room for one more name. */
export function mayName(
  versions: readonly KeptVersion[],
  next: Pick<KeptVersion, "version" | "bytes">,
): boolean {
  const others = versions.filter(({ version, isNamed }) => isNamed && version !== next.version)
  return others.length < MOST_NAMED_VERSIONS && bytesOf(others) + next.bytes <= MOST_VERSION_BYTES
}

/**
 * The versions above the limits. The first, the newest and named ones stay. Each time the one goes whose
 * neighbours are closest to each other for its age, so that recent work is kept densely and old work sparsely.
 */
export function versionsToDrop(versions: readonly KeptVersion[], now: Date): number[] {
  const kept = versions.toSorted((a, b) => a.version - b.version)
  const dropped: number[] = []
  while (kept.length > MOST_VERSIONS || bytesOf(kept) > MOST_VERSION_BYTES) {
    const at = leastMissed(kept, now)
    if (at === undefined) break
    dropped.push(...kept.splice(at, 1).map(({ version }) => version))
  }
  return dropped
}

function leastMissed(kept: readonly KeptVersion[], now: Date): number | undefined {
  const timeAt = (at: number) => kept[at]?.savedAt.getTime() ?? 0
  let least: number | undefined
  let smallest = Number.POSITIVE_INFINITY
  for (let at = 1; at < kept.length - 1; at++) {
    if (kept[at]?.isNamed) continue
    const gap = (timeAt(at + 1) - timeAt(at - 1)) / Math.max(now.getTime() - timeAt(at), 1)
    if (gap < smallest) [least, smallest] = [at, gap]
  }
  return least
}
