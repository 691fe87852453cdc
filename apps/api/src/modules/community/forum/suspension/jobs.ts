import { subscribe } from "#api/kernel/events/events"
import { accountSuspended, suspensionEnded } from "#api/modules/editorial/suspensions/events"
import { hidePostsOf, showPostsOf } from "./service.ts"

export const suspensionSubscribers = [
  subscribe(
    accountSuspended,
    "forum-hide-suspended",
    (parts) =>
      ({ userId }) =>
        hidePostsOf(parts, userId),
  ),
  subscribe(
    suspensionEnded,
    "forum-show-returned",
    (parts) =>
      ({ userId }) =>
        showPostsOf(parts, userId),
  ),
]
