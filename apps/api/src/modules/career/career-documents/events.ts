import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** Refreshes lists in the member's own tabs; the event itself carries no details. */
export const careerDocumentsChanged = event<{ readonly userId: UserId }>("career_documents.changed", {
  changes: () => ["career-documents"],
  audience: ({ userId }) => [userId],
})
