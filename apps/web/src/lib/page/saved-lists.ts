import type { SavedList } from "@shirube/vocabulary/people/saved/choices"
import type { PagePath } from "./address.ts"

/** The path of each list of saved items. */
export const savedPaths = {
  article: "/account/saved/article",
  question: "/account/saved/ask-senpai",
  course: "/account/saved/course",
  event: "/account/saved/event",
  mentor: "/account/saved/mentor",
} as const satisfies Record<SavedList, PagePath>
