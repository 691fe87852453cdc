import type { PastEventId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

interface PastEventRef {
  readonly pastEventId: PastEventId
}

/** Cache tag of every list of past events: any change may add, remove or re-sort an entry. */
export const PAST_EVENTS = "past-events"
export const pastEventTag = (id: PastEventId) => `past-event:${id}`

const publicChange = {
  changes: ({ pastEventId }: PastEventRef) => [PAST_EVENTS, pastEventTag(pastEventId)],
  audience: () => "everyone" as const,
}

/** For the first time or again. */
export const pastEventPublished = event<PastEventRef>("past_event.published", publicChange)
/** Furigana were added; the text is unchanged. */
export const pastEventRead = event<PastEventRef>("past_event.read", publicChange)
export const pastEventRemoved = event<PastEventRef>("past_event.removed", publicChange)
