import { thingName } from "@shirube/contract/things"
import type { QuestionId, UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

/** One's own list is another one; nobody else hears of it. */
export const followChanged = event<{ userId: UserId }>("follow.changed", {
  changes: () => ["follow"],
  audience: ({ userId }) => [userId],
})

/** The number that readers are shown beside the question is another one, in lists too. `row`: the tag of its row there. */
export const followersTurned = event<{ questionId: QuestionId; row: string }>("follow.number_turned", {
  changes: ({ questionId, row }) => [thingName({ noun: "question", id: questionId }), row],
  audience: () => "everyone",
})
