import type { UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

/** What is kept under it shows somebody's name. Never of whoever is shown without one. */
export const personTag = (id: string) => `person:${id}`

/** What others see of somebody who has written something is another: the name, the seal, what they have reached. */
export const personShownChanged = event<{ userId: UserId }>("account.shown_changed", {
  changes: ({ userId }) => [personTag(userId)],
})
