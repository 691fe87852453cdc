import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** Cache tag of pages that show the person's name. Not for posts shown without a name. */
export const personTag = (id: string) => `person:${id}`

/** An author's public details changed: name, seal, photo, or verification badges. */
export const personShownChanged = event<{ userId: UserId }>("account.shown_changed", {
  changes: ({ userId }) => [personTag(userId)],
})
