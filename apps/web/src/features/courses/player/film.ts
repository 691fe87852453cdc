// A film as its parts speak of it, in milliseconds.
import { SLOT_MS, slotsOf } from "@shirube/contract/course-choices"
import type { Language } from "@shirube/contract/language"
import type { Lesson, Media } from "../queries.ts"

/** What a player plays. The recording of an event is no lesson: nobody is counted there, and nothing comes next. */
export interface Played {
  readonly id: string
  /** Who is asked where it is. */
  readonly media: "GET /v1/lessons/{id}/media" | "GET /v1/past-events/{id}/media"
  /** Where it is, if that is known already. */
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

/** The last sentence that has begun, also in the silence after it; -1 before the first. */
export const cueAt = (cues: readonly Timed[], ms: number): number =>
  cues.findLastIndex(({ startMs }) => startMs <= ms)

export const megabytes = (bytes: number) => Math.max(0.1, Math.round(bytes / 100_000) / 10)

/** So much of a piece makes it watched: nobody presses play in the exact moment in which one begins. */
const ENOUGH = 0.6

/** Notes which pieces of a film were really played, and hands over those that nobody has been told of. */
export function createWatch(durationMs: number) {
  const played = new Map<number, number>()
  const told = new Set<number>()
  let unsaid = new Set<number>()
  const lengthOf = (slot: number) => Math.min(SLOT_MS, durationMs - slot * SLOT_MS)
  return {
    /** From one moment to the next, without a jump between. */
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
        if (sum >= lengthOf(slot) * ENOUGH && !told.has(slot)) unsaid.add(slot)
      }
    },
    /** Each once, unless it comes back. */
    take(): number[] {
      const slots = [...unsaid].sort((a, b) => a - b)
      for (const slot of slots) told.add(slot)
      unsaid = new Set()
      return slots
    },
    /** They did not arrive, or too early: to be said again. */
    giveBack(slots: readonly number[]) {
      for (const slot of slots) {
        told.delete(slot)
        unsaid.add(slot)
      }
    },
  }
}
