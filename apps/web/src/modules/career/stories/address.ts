import type { StoryPrompt } from "@shirube/vocabulary/career/stories/choices"
import type { Address } from "#web/lib/page/address.ts"

export const STORIES_PATH = "/career/career-builder/story"
export const NEW = "new"

export const episodeHref = (id: string): Address => `${STORIES_PATH}/${id}`

/** Without a question, all fields are shown at once. */
export const newEpisodeHref = (prompt?: StoryPrompt): Address =>
  `${STORIES_PATH}/${NEW}${prompt === undefined ? "" : `?prompt=${prompt}`}`
