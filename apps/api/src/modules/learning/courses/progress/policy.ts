// Pure rules for a progress report: slots of five seconds, one bit each.
import { FASTEST, SLOT_MS, slotsNeeded, slotsOf } from "@shirube/vocabulary/learning/courses/choices"

export const readSlots = (stored: string): ReadonlySet<number> => {
  const bytes = Buffer.from(stored, "base64")
  const set = new Set<number>()
  for (const [at, byte] of bytes.entries())
    for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) set.add(at * 8 + bit)
  return set
}

export function writeSlots(slots: ReadonlySet<number>): string {
  const bytes = Buffer.alloc(Math.ceil((Math.max(-1, ...slots) + 1) / 8))
  for (const slot of slots) bytes[slot >> 3] = (bytes[slot >> 3] ?? 0) | (1 << (slot & 7))
  return bytes.toString("base64")
}

interface WatchedSlots {
  readonly slots: ReadonlySet<number>
  readonly timeUsedTo: Date
}

const MS_PER_SLOT = SLOT_MS / FASTEST

/**
 * Each new slot uses up elapsed time at the fastest playback speed. Slots that exceed it are refused and the
 * player reports them again; known slots cost nothing, so repeating them is harmless.
 */
export function addSlots(known: WatchedSlots, reported: readonly number[], durationMs: number, now: Date) {
  const inFilm = slotsOf(durationMs)
  const fresh = [...new Set(reported)].filter((slot) => slot < inFilm && !known.slots.has(slot))
  const passed = now.getTime() - known.timeUsedTo.getTime()
  const most = Math.max(0, Math.floor(passed / MS_PER_SLOT))
  const accepted = fresh.slice(0, most)
  return {
    slots: new Set([...known.slots, ...accepted]),
    refused: fresh.slice(most),
    timeUsedTo: new Date(known.timeUsedTo.getTime() + accepted.length * MS_PER_SLOT),
  }
}

export const isWatched = (watched: number, durationMs: number) => watched >= slotsNeeded(durationMs)

export const shareOf = (watched: number, durationMs: number) => Math.min(1, watched / slotsOf(durationMs))

/** Where the first part not watched yet begins. */
export function firstUnwatchedMs(slots: ReadonlySet<number>): number {
  let slot = 0
  while (slots.has(slot)) slot++
  return slot * SLOT_MS
}
