// Who may do what in Ask Senpai. Reading is for everybody.
import type { QuestionState } from "@shirube/contract/forum-choices"
import type { Role } from "@shirube/contract/product"

interface Person {
  readonly id: string
  readonly role: Role
  readonly isScreened: boolean
}

interface Thread {
  readonly lockedAt: Date | null
}

export const isEditor = ({ role }: Pick<Person, "role">) => role === "editor"
/** Screened by editors. */
export const isSenpai = ({ role, isScreened }: Pick<Person, "role" | "isScreened">) =>
  role === "senpai" && isScreened

export const mayWrite = ({ role }: Pick<Person, "role">) => role !== "company"
export const mayAnswer = (user: Person) => isSenpai(user) || isEditor(user)

/** Of something that this person has written, or whose writer is gone (null). */
export const isOwn = (user: Pick<Person, "id">, writerId: string | null) => writerId === user.id
export const mayChange = (user: Pick<Person, "id" | "role">, writerId: string | null) =>
  isOwn(user, writerId) || isEditor(user)
/** Whoever wrote it. Editors decide in their queue, with a reason that its writer reads; directly only where nobody is left to read it. */
export const mayRemove = (user: Pick<Person, "id" | "role">, writerId: string | null) =>
  isOwn(user, writerId) || (writerId === null && isEditor(user))
export const mayInvite = (user: Pick<Person, "id" | "role">, askerId: string | null) =>
  mayChange(user, askerId)

export const isOpenToInvitations = ({
  lockedAt,
  acceptedAnswerId,
}: Thread & { readonly acceptedAnswerId: string | null }) => lockedAt === null && acceptedAnswerId === null

export const mayTranslate = (user: Person, writerId: string | null) =>
  isOwn(user, writerId) || mayAnswer(user)

/** Editors have closed it, and may still mend what stands there. */
export const isClosedTo = (user: Pick<Person, "role">, { lockedAt }: Thread) =>
  lockedAt !== null && !isEditor(user)

export function stateOf({
  lockedAt,
  acceptedAnswerId,
}: Thread & { readonly acceptedAnswerId: string | null }): QuestionState {
  if (lockedAt !== null) return "locked"
  return acceptedAnswerId === null ? "open" : "answered"
}
