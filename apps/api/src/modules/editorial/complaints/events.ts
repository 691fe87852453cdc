import type { ComplaintNounName } from "@shirube/vocabulary/editorial/complaints/choices"
import type { ComplaintId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** An editor has decided about a member's report. */
export const complaintAnswered = event<{
  userId: UserId
  complaintId: ComplaintId
  noun: ComplaintNounName
}>("complaints.answered", {})
