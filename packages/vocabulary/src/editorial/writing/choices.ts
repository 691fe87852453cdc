// What editors write, free of dependencies so that the browser may import it.

/**
 * Nouns whose drafts, history, schedule and trash are one mechanism; a feature describes its own in its
 * feature.ts (`writingNouns`).
 */
export const writingNouns = [
  "article",
  "calendar-entry",
  "past-event",
  "term",
  "shared-text",
  "category",
  "tag",
  "author",
  "page",
  "home-picks",
] as const
export type WritingNounName = (typeof writingNouns)[number]

/** A document is one part without a language and one for each language. */
export const writingParts = ["details", "en", "ja"] as const
export type WritingPartName = (typeof writingParts)[number]

/** Of one language: `empty` has no text yet, `withdrawn` was published before. */
export const sideStates = ["empty", "draft", "in_review", "scheduled", "published", "withdrawn"] as const
export type SideState = (typeof sideStates)[number]

/** Filters of the list: a state of either language, unpublished changes, a side that lags behind, the trash. */
export const writingFilters = [...sideStates, "changed", "other_changed", "trash"] as const
export type WritingFilter = (typeof writingFilters)[number]

/**
 * Why a version is in the history. `conflict`: a save that was refused because the draft had changed since;
 * its text is kept here.
 */
export const versionReasons = ["loaded", "saved", "restored", "published", "conflict"] as const
export type VersionReason = (typeof versionReasons)[number]

/** A lock without a sign of life for so long is free. */
export const WRITING_LOCK_SECONDS = 120
/** How often the page that holds a lock calls for it again. */
export const WRITING_LOCK_BEAT_SECONDS = 30

export const TRASH_DAYS = 30
export const LONGEST_WRITING_SEARCH = 100
export const LONGEST_ANNOTATED_TEXT = 20_000
