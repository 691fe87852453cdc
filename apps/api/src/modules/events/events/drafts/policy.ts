import type { EventDraftState } from "@shirube/vocabulary/events/events/draft-choices"
import type { UserId } from "#api/kernel/db/ids"
import type { Actor } from "#api/kernel/security/session"

interface Draft {
  readonly proposerId: UserId | null
  readonly state: EventDraftState
  readonly eventId: string | null
}

type Organiser = Pick<Actor, "id" | "role">

/** Editors see a company's draft only after it is submitted; a company sees only its own. */
export const mayReadDraft = ({ id, role }: Organiser, { proposerId, state, eventId }: Draft) =>
  role === "editor" ? proposerId === null || state !== "draft" || eventId !== null : proposerId === id

/** Only the company edits its proposal until it is published; then editors may edit it too. */
export const mayWriteDraft = (user: Organiser, draft: Draft) =>
  mayReadDraft(user, draft) && (user.role !== "editor" || draft.proposerId === null || draft.eventId !== null)

/** Declined and never published. A published event can always be corrected. */
export const isOver = ({ state, eventId }: Pick<Draft, "state" | "eventId">) =>
  state === "declined" && eventId === null

/** Access to the organiser dashboard: guests and messages. */
export const mayOrganise = ({ id, role }: Organiser, proposerId: UserId | null) =>
  role === "editor" || (role === "company" && proposerId === id)
