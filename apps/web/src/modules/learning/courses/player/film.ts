// Types and helpers of the player; times in milliseconds.

import type { Language } from "@shirube/vocabulary/language"
import { SLOT_MS, slotsOf } from "@shirube/vocabulary/learning/courses/choices"
import type { Lesson, Media } from "../queries.ts"

/** What the player plays. An event's recording is not a lesson: it has no progress and no next lesson. */
export interface Played {
  readonly id: string
  /** The route that returns its URLs. */
  readonly media: "GET /v1/lessons/{id}/media" | "GET /v1/past-events/{id}/media"
  /** Its URLs, if already known. */
  readonly given?: Media | undefined
  readonly durationMs: number
  readonly spokenLanguage: Language
  readonly lesson: Lesson | null
}

export interface FilmHandle {
  playFrom(ms: number): void
  nowMs(): number
}

interface Timed {
  readonly startMs: number
  readonly endMs: number
}

/** Index of the last sentence begun, also in the silence after it; -1 before the first. */
export const cueAt = (cues: readonly Timed[], ms: number): number =>
  cues.findLastIndex(({ startMs }) => startMs <= ms)

export const megabytes = (bytes: number) => Math.max(0.1, Math.round(bytes / 100_000) / 10)

/** A slot counts as watched from this share on, because playback rarely starts at its boundary. */
const ENOUGH = 0.6

/** Records which slots of a film were played, and returns those not reported yet. */
export function createWatch(durationMs: number) {
  const played = new Map<number, number>()
  const reportedSlots = new Set<number>()
  let unreported = new Set<number>()
  const lengthOf = (slot: number) => Math.min(SLOT_MS, durationMs - slot * SLOT_MS)
  return {
    /** A continuous stretch, without a seek. */
    add(fromMs: number, toMs: number) {
      for (
        let slot = Math.floor(fromMs / SLOT_MS);
        slot * SLOT_MS < toMs && slot < slotsOf(durationMs);
        slot++
      ) {
        const from = Math.max(fromMs, slot * SLOT_MS)
        const to = Math.min(toMs, (slot + 1) * SLOT_MS)
        const sum = (played.get(slot) ?? 0) + to - from
        played.set(slot, sum)
        if (sum >= lengthOf(slot) * ENOUGH && !reportedSlots.has(slot)) unreported.add(slot)
      }
    },
    /** Returns each slot once, unless it is restored. */
    take(): number[] {
      const slots = [...unreported].sort((a, b) => a - b)
      for (const slot of slots) reportedSlots.add(slot)
      unreported = new Set()
      return slots
    },
    /** The report failed or was too early: report them again. */
    restore(slots: readonly number[]) {
      for (const slot of slots) {
        reportedSlots.delete(slot)
        unreported.add(slot)
      }
    },
  }
}
