import type { SavedList } from "@shirube/contract/saved-choices"
import type { PagePath } from "./address.ts"

/** Where each list of what one has saved is found. */
export const savedPaths = {
  article: "/account/saved/article",
  question: "/account/saved/ask-senpai",
  course: "/account/saved/course",
  event: "/account/saved/event",
} as const satisfies Record<SavedList, PagePath>
