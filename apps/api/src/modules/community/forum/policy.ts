// Who may do what in Ask Senpai. Everyone may read.
import type { QuestionState } from "@shirube/vocabulary/community/forum/choices"
import type { EditorRole, Role } from "@shirube/vocabulary/product"

interface Person {
  readonly id: string
  readonly role: Role
  readonly isScreened: boolean
}

/** An administrator has every role of editors. */
type Moderating = Pick<Person, "role"> & { readonly editorRoles: readonly EditorRole[] }

interface Thread {
  readonly lockedAt: Date | string | null
}

export const isEditor = ({ role }: Pick<Person, "role">) => role === "editor"
/** Of the editors, those who change what others wrote. */
export const isModerator = ({ role, editorRoles }: Moderating) =>
  role === "editor" && editorRoles.includes("moderator")
/** Screened by editors. */
export const isSenpai = ({ role, isScreened }: Pick<Person, "role" | "isScreened">) =>
  role === "senpai" && isScreened

export const mayWrite = ({ role }: Pick<Person, "role">) => role !== "company"
export const mayAnswer = (user: Person) => isSenpai(user) || isEditor(user)

/** False if the writer's account is deleted (null). */
export const isOwn = (user: Pick<Person, "id">, writerId: string | null) => writerId === user.id
export const mayChange = (user: Pick<Person, "id"> & Moderating, writerId: string | null) =>
  isOwn(user, writerId) || isModerator(user)
/** The writer. Editors decide in their queue, with a reason for the writer; directly only if the account is deleted. */
export const mayRemove = (user: Pick<Person, "id"> & Moderating, writerId: string | null) =>
  isOwn(user, writerId) || (writerId === null && isModerator(user))
export const mayInvite = (user: Pick<Person, "id"> & Moderating, askerId: string | null) =>
  mayChange(user, askerId)

export const isOpenToInvitations = ({
  lockedAt,
  acceptedAnswerId,
}: Thread & { readonly acceptedAnswerId: string | null }) => lockedAt === null && acceptedAnswerId === null

export const mayTranslate = (user: Person, writerId: string | null) =>
  isOwn(user, writerId) || mayAnswer(user)

/** Moderators may still correct the posts of a locked thread. */
export const isClosedTo = (user: Moderating, { lockedAt }: Thread) => lockedAt !== null && !isModerator(user)

export function stateOf({
  lockedAt,
  acceptedAnswerId,
}: Thread & { readonly acceptedAnswerId: string | null }): QuestionState {
  if (lockedAt !== null) return "locked"
  return acceptedAnswerId === null ? "open" : "answered"
}
