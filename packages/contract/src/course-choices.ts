// What both sides know of watching a lesson, free of dependencies so that the browser may import it.

/** What was watched is kept in pieces of this length. */
export const SLOT_MS = 5_000
/** A lesson is watched when so much of it was; the last seconds are thanks and titles. */
export const WATCHED_SHARE = 0.9
/** Nobody watches faster than this. */
export const FASTEST = 2
/** How often a player that plays says how far it is. */
export const REPORT_EVERY_MS = 10_000
/** Of a lesson; a longer film is a course of its own. */
export const LONGEST_LESSON_MS = 3 * 3_600_000
export const MOST_SLOTS = LONGEST_LESSON_MS / SLOT_MS

export const LONGEST_NOTE = 2_000
export const MOST_NOTES_PER_LESSON = 200

export const quizKinds = ["single", "multiple"] as const
export type QuizKind = (typeof quizKinds)[number]
export const MOST_QUIZ_CHOICES = 8

/** How many pieces a film of this length has. */
export const slotsOf = (durationMs: number) => Math.max(1, Math.ceil(durationMs / SLOT_MS))
/** How many of them make it watched. */
export const slotsNeeded = (durationMs: number) => Math.ceil(slotsOf(durationMs) * WATCHED_SHARE)
