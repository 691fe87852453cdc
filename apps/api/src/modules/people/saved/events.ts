import { type Thing, thingName } from "@shirube/vocabulary/things"
import { event } from "#api/kernel/events/events"

interface Changed extends Thing {
  readonly userId: string
}

/** Refreshes the member's own tabs. */
export const savedChanged = event<Changed>("saved.changed", {
  changes: () => ["saved"],
  audience: ({ userId }) => [userId],
})

/** The public count beside the item has changed. */
export const savedCountChanged = event<Thing>("saved.number_turned", {
  changes: (thing) => [thingName(thing)],
})

/** Refreshes the member's own tabs. */
export const collectionsChanged = event<{ readonly userId: string }>("saved.collections_changed", {
  changes: () => ["saved"],
  audience: ({ userId }) => [userId],
})
