import type { PastEventId } from "#api/db/ids"
import { event } from "#api/platform/events"

interface Touched {
  readonly pastEventId: PastEventId
}

/** Cache tag of every list of past events: any change may add, remove or re-sort an entry. */
export const PAST_EVENTS = "past-events"
export const pastEventTag = (id: PastEventId) => `past-event:${id}`

const touches = {
  changes: ({ pastEventId }: Touched) => [PAST_EVENTS, pastEventTag(pastEventId)],
  audience: () => "everyone" as const,
}

/** For the first time or again. */
export const pastEventPublished = event<Touched>("past_event.published", touches)
/** Furigana were added; the text is unchanged. */
export const pastEventRead = event<Touched>("past_event.read", touches)
export const pastEventRemoved = event<Touched>("past_event.removed", touches)
