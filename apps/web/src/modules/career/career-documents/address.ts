// Addresses of the builder's pages, because its parts lead to each other.
import type { StoryPrompt } from "@shirube/vocabulary/career/stories/choices"
import type { Address } from "#web/lib/page/address.ts"

export const BUILDER_PATH = "/career/career-builder"
export const STORIES_PATH = "/career/career-builder/story"
export const ENTRY_SHEETS_PATH = "/career/career-builder/entry-sheets"

/** In place of an id: a document that does not exist yet. */
export const NEW = "new"

export const episodeHref = (id: string): Address => `${STORIES_PATH}/${id}`

/** Without a question, all fields are shown at once. */
export const newEpisodeHref = (prompt?: StoryPrompt): Address =>
  `${STORIES_PATH}/${NEW}${prompt === undefined ? "" : `?prompt=${prompt}`}`

export const entrySheetHref = (id: string): Address => `${ENTRY_SHEETS_PATH}/${id}`

interface Beginning {
  /** A company of the tracker. */
  readonly application?: string
  /** The story that the first answer is made from. */
  readonly episode?: string
}

export const newEntrySheetHref = (beginning: Beginning = {}): Address => {
  const search = new URLSearchParams({ ...beginning }).toString()
  return `${ENTRY_SHEETS_PATH}/${NEW}${search === "" ? "" : `?${search}`}`
}
