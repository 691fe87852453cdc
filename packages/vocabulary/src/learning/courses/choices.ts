// Constants of watching a lesson, free of dependencies so that the browser may import it.

/** Watched time is recorded in slots of this length. */
export const SLOT_MS = 5_000
/** Share of a lesson that counts as watched; the last seconds are usually credits. */
export const WATCHED_SHARE = 0.9
/** Fastest playback rate. */
export const FASTEST = 2
/** How often a player reports its position. */
export const REPORT_EVERY_MS = 10_000
/** Longest lesson; a longer video should be split into a course. */
export const LONGEST_LESSON_MS = 3 * 3_600_000
export const MOST_SLOTS = LONGEST_LESSON_MS / SLOT_MS

export const LONGEST_NOTE = 2_000
export const MOST_NOTES_PER_LESSON = 200

export const quizKinds = ["single", "multiple"] as const
export const MOST_QUIZ_CHOICES = 8

/** Number of slots in a video. */
export const slotsOf = (durationMs: number) => Math.max(1, Math.ceil(durationMs / SLOT_MS))
/** Number of slots that count as watched. */
export const slotsNeeded = (durationMs: number) => Math.ceil(slotsOf(durationMs) * WATCHED_SHARE)
