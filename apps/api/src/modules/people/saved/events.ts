import { type Subject, subjectName } from "@shirube/vocabulary/subjects"
import { event } from "#api/kernel/events/events"

interface Changed extends Subject {
  readonly userId: string
}

/** Refreshes the member's own tabs. */
export const savedChanged = event<Changed>("saved.changed", {
  changes: () => ["saved"],
  audience: ({ userId }) => [userId],
})

/** The public count beside the item has changed. */
export const savedCountChanged = event<Subject>("saved.number_turned", {
  changes: (subject) => [subjectName(subject)],
})

/** Refreshes the member's own tabs. */
export const collectionsChanged = event<{ readonly userId: string }>("saved.collections_changed", {
  changes: () => ["saved"],
  audience: ({ userId }) => [userId],
})
