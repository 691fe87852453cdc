import type { EventDraftState } from "@shirube/contract/event-draft-choices"
import type { UserId } from "#api/db/ids"
import type { Actor } from "#api/platform/session"

interface Draft {
  readonly proposerId: UserId | null
  readonly state: EventDraftState
  readonly eventId: string | null
}

type Organiser = Pick<Actor, "id" | "role">

/** Of a company's, editors see nothing before it is sent; and a company sees its own alone. */
export const mayReadDraft = ({ id, role }: Organiser, { proposerId, state, eventId }: Draft) =>
  role === "editor" ? proposerId === null || state !== "draft" || eventId !== null : proposerId === id

/** What a company has proposed is its own to write, until readers see it: then editors may mend it too. */
export const mayWriteDraft = (user: Organiser, draft: Draft) =>
  mayReadDraft(user, draft) && (user.role !== "editor" || draft.proposerId === null || draft.eventId !== null)

/** It was never published, and will not be. What was published may always be mended. */
export const isOver = ({ state, eventId }: Pick<Draft, "state" | "eventId">) =>
  state === "declined" && eventId === null

/** Its desk: who comes, and what they are written. */
export const mayOrganise = ({ id, role }: Organiser, proposerId: UserId | null) =>
  role === "editor" || (role === "company" && proposerId === id)
