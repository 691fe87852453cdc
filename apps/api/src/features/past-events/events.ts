import type { PastEventId } from "#api/db/ids"
import { event } from "#api/platform/events"

interface Touched {
  readonly pastEventId: PastEventId
}

/** What every list of past events is kept under: any change may move one in, out or up. */
export const PAST_EVENTS = "past-events"
export const pastEventTag = (id: PastEventId) => `past-event:${id}`

const touches = {
  changes: ({ pastEventId }: Touched) => [PAST_EVENTS, pastEventTag(pastEventId)],
  audience: () => "everyone" as const,
}

/** For the first time, or anew. */
export const pastEventPublished = event<Touched>("past_event.published", touches)
/** The same words, with readings now. */
export const pastEventRead = event<Touched>("past_event.read", touches)
export const pastEventRemoved = event<Touched>("past_event.removed", touches)
