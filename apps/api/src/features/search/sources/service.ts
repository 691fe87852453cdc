// What can be found, a noun after another: where its documents come from, and what says that they have changed.
import { type SearchNoun, searchNouns } from "@shirube/contract/search-choices"
import type { Tx } from "#api/db/client"
import { ARTICLES } from "#api/features/articles/events"
import { articleDocuments } from "#api/features/articles/service"
import { calendarDocuments } from "#api/features/calendar/documents/service"
import { CALENDAR } from "#api/features/calendar/events"
import { courseDocuments } from "#api/features/courses/documents/service"
import { COURSES } from "#api/features/courses/events"
import { eventDocuments } from "#api/features/events/documents/service"
import { EVENTS } from "#api/features/events/events"
import { questionDocuments } from "#api/features/forum/documents/service"
import { QUESTIONS } from "#api/features/forum/events"
import { pastEventDocuments } from "#api/features/past-events/documents/service"
import { PAST_EVENTS } from "#api/features/past-events/events"
import { TIPS } from "#api/features/tips/events"
import { tipDocuments } from "#api/features/tips/texts/service"
import type { SearchDocument } from "#api/platform/search/documents"
import { FOUND } from "../events.ts"

interface Source {
  /** A batch after another in the order of ids. */
  readonly documentsAfter: (tx: Tx, after: string, limit: number) => Promise<SearchDocument[]>
  /** Dropped whenever one of them comes, changes or goes. */
  readonly tag: string
}

const sourceOf: Readonly<Record<SearchNoun, Source>> = {
  article: { documentsAfter: articleDocuments, tag: ARTICLES },
  question: { documentsAfter: questionDocuments, tag: QUESTIONS },
  course: { documentsAfter: courseDocuments, tag: COURSES },
  tip: { documentsAfter: tipDocuments, tag: TIPS },
  event: { documentsAfter: eventDocuments, tag: EVENTS },
  "past-event": { documentsAfter: pastEventDocuments, tag: PAST_EVENTS },
  calendar: { documentsAfter: calendarDocuments, tag: CALENDAR },
}

export const sources: readonly Source[] = searchNouns.map((noun) => sourceOf[noun])

/** An index of everything: whatever can be found may change what is. */
export const foundTags: readonly string[] = [FOUND, ...sources.map(({ tag }) => tag)]
