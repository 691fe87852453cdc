import type { ComplaintNounName } from "@shirube/contract/complaint-choices"
import type { ComplaintId, UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

/** An editor has decided about a member's report. */
export const complaintAnswered = event<{
  userId: UserId
  complaintId: ComplaintId
  noun: ComplaintNounName
}>("complaints.answered", {})
