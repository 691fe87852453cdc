import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** Cache tag of a senpai's page. */
export const mentorTag = (id: UserId) => `mentor:${id}`

/** A senpai's page, or anything shown on it, changed. */
export const mentorChanged = event<{ readonly userId: UserId }>("mentor.changed", {
  changes: ({ userId }) => [mentorTag(userId)],
  audience: () => "everyone",
})

/** Refreshes the owner's other windows. */
export const ownMentorPageSaved = event<{ readonly userId: UserId }>("mentor.page_saved", {
  changes: () => ["mentor-page"],
  audience: ({ userId }) => [userId],
})

const toOwner = {
  changes: () => ["mentor-page"],
  audience: ({ userId }: { readonly userId: UserId }) => [userId],
}
/** An editor has taken the page down. */
export const mentorRemoved = event<{ readonly userId: UserId; readonly isForGood: boolean }>(
  "mentor.removed",
  toOwner,
)
/** An editor has undone the removal. */
export const mentorRestored = event<{ readonly userId: UserId }>("mentor.restored", toOwner)
