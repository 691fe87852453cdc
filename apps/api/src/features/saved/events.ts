import { type Thing, thingName } from "@shirube/contract/things"
import { event } from "#api/platform/events"

interface Changed extends Thing {
  readonly userId: string
}

/** Somebody's own list is another one; nobody else hears of it. */
export const savedChanged = event<Changed>("saved.changed", {
  changes: () => ["saved"],
  audience: ({ userId }) => [userId],
})

/** The number that readers are shown beside the thing is another one. */
export const savedNumberTurned = event<Thing>("saved.number_turned", {
  changes: (thing) => [thingName(thing)],
})

/** Somebody's own collections are others, or are called something else. */
export const collectionsChanged = event<{ readonly userId: string }>("saved.collections_changed", {
  changes: () => ["saved"],
  audience: ({ userId }) => [userId],
})
